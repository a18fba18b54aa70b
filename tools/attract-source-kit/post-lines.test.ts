import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { withFieldLabels } from "#tools/attract-source-kit/field-lines.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { bareJob, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

function postFor(job: Partial<JobFields>) {
  return writeJobPost(briefOn({ ...bareJob, ...job }).ledger, sampleNow);
}

test("the range comes first under Pay, whatever the posting told before it", () => {
  const { pay } = postFor({
    title: "Backend Engineer",
    rawExtractedJd:
      "Backend Engineer\nDenver, CO\n\nCompensation\n- The week on call is paid at $400\n- Base salary of $148,000 to $176,000, depending on experience\n",
  });
  expect(pay?.split("\n")[0]).toMatch(/^Base salary of \$148,000/u);
  expect(pay).toContain("$400");
});

test("a question of the application form stands nowhere in the post", () => {
  const written = postFor({
    title: "Frontend Engineer",
    rawExtractedJd:
      "Frontend Engineer\n\nRequirements\n- TypeScript\n- Will you now or in the future require sponsorship for a visa?\n",
  });
  expect(JSON.stringify(written)).not.toContain("sponsorship");
});

const form = `Registered Nurse - 4 West Nights
remote type
On-site
locations
Duluth - Harbor Main Campus

What you will be doing
Interprets rhythm strips and escalates per protocol

FTE:
0.9
Shift Start Time:
1845
Holidays:
Yes
Call Obligation:
No
Union Posting Deadline:
03/14/2025

Licensure
Current MN RN license
`;

test("the value of a form's field stands with its label, and a past deadline does not stand", () => {
  const { goodToKnow } = postFor({ title: "Registered Nurse", rawExtractedJd: form });
  expect(goodToKnow).toEqual(expect.arrayContaining(["FTE: 0.9.", "Shift Start Time: 1845."]));
  const alone = /^(?:yes|no|0\.9|1845|locations|remote type)\.?$/iu;
  expect(goodToKnow.filter((line) => alone.test(line) || line.includes("2025"))).toEqual([]);
});

test("a yes without its question is nothing, and with it an answer", () => {
  const text = "Call Obligation:\nNo\nYes";
  const line = (words: string, heading: string | null) => ({
    line: {
      id: words,
      label: "",
      text: words,
      quotes: [],
      place: "terms" as const,
      heading,
      isBullet: false,
    },
    at: text.indexOf(words),
  });
  const lines = withFieldLabels([line("No", "Call Obligation:"), line("Yes", null)], text);
  expect(lines.map(({ line: one }) => one.text)).toEqual(["Call Obligation: no"]);
});

test("a closing date that is past leaves the post, the way to apply stays", () => {
  const applyBy = (day: string) =>
    postFor({
      title: "Staff Accountant",
      rawExtractedJd: `Staff Accountant\n\nHow to apply\nApply online with your resume by ${day}.\nThis posting closes ${day}.`,
    }).howToApply;
  expect(applyBy("October 24")).toBe("Apply online with your resume.");
  expect(applyBy("10/24/2026")).toBe("Apply online with your resume.");
  expect(applyBy("December 4")).toContain("closes December 4");
});

test("several bands are said as given, without a range over all of them", () => {
  const { pay } = postFor({
    title: "Data Engineer",
    rawExtractedJd:
      "Data Engineer\n\nResponsibilities\n- Build pipelines\n\nCompensation\n- California and New York: $157,000 - $188,000\n- Colorado: $141,000 - $169,000\n- All other states: $133,000 - $160,000\n",
  });
  expect(pay?.split("\n")).toEqual([
    "California and New York: $157,000 - $188,000.",
    "Colorado: $141,000 - $169,000.",
    "All other states: $133,000 - $160,000.",
  ]);
});

test("a title in short is said in full", () => {
  const titleOf = (title: string) =>
    postFor({ title, rawExtractedJd: `${title}\n\nMust have\n- Salesforce` }).title;
  expect(titleOf("CSM")).toBe("CSM (Customer Success Manager)");
  expect(titleOf("RN Case Manager")).toBe("RN Case Manager");
});

const inOneLine = `Reach Truck Operator
Lathrop, CA

You have
- 6 months on a reach truck; a driver's license; steel-toed boots

Benefits
- Day 1 medical, dental, vision; 401(k) with 5% match; boots issued; tuition up to $5,250
- Paid leave; but none in December

How to apply
1 Apply in about 5 minutes  2 Hiring event or phone interview  3 Equipment evaluation  4 Conditional offer
ALREADY A TEAM MEMBER? Apply through the internal career page.
`;

test("a list that was written in one line is read as a list, and a sentence that goes on is not cut", () => {
  const written = postFor({ title: "Reach Truck Operator", rawExtractedJd: inOneLine });
  expect(written.benefits).toEqual(
    expect.arrayContaining(["401(k) with 5% match.", "Tuition up to $5,250."]),
  );
  expect(written.benefits.join(" ")).toContain("Paid leave; but none in December.");
});

test("steps in one line stand below each other, and nobody who applies reads what the staff shall do", () => {
  const { howToApply } = postFor({ title: "Reach Truck Operator", rawExtractedJd: inOneLine });
  expect(howToApply.split("\n")).toContain("2 Hiring event or phone interview.");
  expect(howToApply).not.toMatch(/team member|internal/iu);
});

test("a duty that a copied page has torn is one duty, and two demands of a chat are two", () => {
  const { whatYouWillDo } = postFor({
    title: "Personal Support Worker",
    rawExtractedJd:
      "PERSONAL SUPPORT WORKER\n\nYOUR ROLE\n• Personal care: bathing, dressing, transfers\nwith ceiling and portable lifts\n• Meal preparation, light housekeeping\nand respite for family caregivers\n",
  });
  expect(whatYouWillDo).toEqual([
    "Personal care: bathing, dressing, transfers with ceiling and portable lifts.",
    "Meal preparation, light housekeeping and respite for family caregivers.",
  ]);
  const { whatYouBring } = postFor({
    title: "Driver",
    rawExtractedJd:
      "Driver\n\nRequirements\nclass A license\nclean record\ntwo years on the road\n",
  });
  expect(whatYouBring.length).toBeGreaterThan(1);
});

test("who hires is said once, and a town that the head of the post names is not said again", () => {
  const written = postFor({
    title: "Assistant Store Manager",
    location: "Murfreesboro, TN",
    rawExtractedJd:
      "Assistant Store Manager\nLocation: Murfreesboro, TN, US, 37129\nCompany: Hollis Farm Supply Company\n\nWho We Are\nHollis Farm Supply Company is the largest independent retailer of farm products.\n",
  });
  expect(written.hook.match(/Hollis Farm Supply Company/gu)).toHaveLength(1);
  expect(written.goodToKnow.join()).not.toContain("37129");
});
