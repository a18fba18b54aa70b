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
