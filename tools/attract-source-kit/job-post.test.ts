import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

function postFor(job: Partial<JobFields>, organization = bareOrganization) {
  return writeJobPost(briefOn({ ...bareJob, ...job }, organization).ledger, sampleNow);
}

const posting = `Credentialed Veterinary Technician (CVT) - Urgent Care

Sagebrush is a 6-doctor practice on the Boise Bench.
What you'll do:
- Induce, monitor and recover anesthesia patients
- controlled drug log
Must have:
- Idaho CVT or eligible (we'll help with reciprocity)
- Aggressive learner

Schedule: 4 x 10s, rotating Saturdays

Pay: $23-$31/hr + $1.50/hr shift diff after 6pm

Benefits: health (we pay 75%), 80 hrs PTO

To apply email resume to jobs@sagebrush.example`;
const vet = { title: "Credentialed Veterinary Technician", rawExtractedJd: posting };

// Loads what reading needs, which takes a while on a busy machine.
const post = postFor({ ...vet, salaryRange: "$23-$31/hr" });

test("every line stands where it belongs, as written but for a capital and a full stop", () => {
  expect(post.title).toBe("Credentialed Veterinary Technician (CVT) - Urgent Care");
  expect(post.hook).toBe("Sagebrush is a 6-doctor practice on the Boise Bench.");
  expect(post.whatYouWillDo).toEqual([
    "Induce, monitor and recover anesthesia patients.",
    "Controlled drug log.",
  ]);
  expect(post.whatYouBring).toContain("Idaho CVT or eligible (we'll help with reciprocity).");
  expect(post.goodToKnow).toEqual(["Schedule: 4 x 10s, rotating Saturdays."]);
  expect(post.pay).toBe("$23-$31/hr + $1.50/hr shift diff after 6pm.");
  expect(post.benefits).toEqual(["Health (we pay 75%), 80 hrs PTO."]);
  expect(post.howToApply).toBe(
    "Fennel & Ash recruits for Sagebrush.\nTo apply email resume to jobs@sagebrush.example.",
  );
});

test("a word that the check marks stays in the post, with a proposal beside it", () => {
  const { whatYouBring, lint } = postFor({
    ...vet,
    rawExtractedJd: posting.replace("Aggressive learner", "Rockstar at restraint"),
  });
  expect(whatYouBring).toContain("Rockstar at restraint.");
  const marked = lint.findings.find(({ quote }) => /rockstar/iu.test(quote));
  expect(marked?.finding).toContain("kept as written");
  expect(marked?.fix).not.toBeNull();
});

test("base pay is called base, and earnings at target are never added to it", () => {
  const { pay } = postFor({
    title: "Sales Development Representative",
    salaryRange: "$55,000",
    rawExtractedJd:
      "Sales Development Representative\n\nWhat you do\n- Book meetings\n\nComp: $55K base, $85K OTE uncapped",
  });
  expect(pay).toBe("$55K base, $85K OTE uncapped.");
});

test("what only the form says belongs to the post", () => {
  const filled = postFor({
    ...vet,
    requirements: "Fear Free certificate",
    benefits: "Free parking",
    culture: "We eat together at four.",
    salaryRange: "$90,000 to $99,000 plus 10% bonus",
  });
  expect(filled.whatYouBring).toContain("Fear Free certificate.");
  expect(filled.benefits).toContain("Free parking.");
  expect(filled.howWeWork).toContain("We eat together at four.");
  expect(filled.pay).toContain("plus 10% bonus");
});

test("where form and posting differ the form's line stands alone", () => {
  const { whatYouBring } = postFor({
    title: "Warehouse Supervisor",
    requirements: "3+ years in a warehouse.",
    rawExtractedJd: "Requirements\n- 5+ years in a warehouse\n- Forklift license",
  });
  expect(whatYouBring).toEqual(["Forklift license.", "3+ years in a warehouse."]);
});

test("the posting's equal opportunity line is carried over, and where it has none the post has none", () => {
  const eeo = "We are an equal opportunity employer, including disability and veterans.";
  expect(postFor({ ...vet, rawExtractedJd: `${posting}\n${eeo}` }).legal).toEqual([eeo]);
  expect(postFor(vet).legal).toEqual([]);
});

test("a posting that asks for past pay keeps its address and loses the question", () => {
  const { howToApply } = postFor({
    description:
      "How to apply\nSend your resume and your current compensation to jobs@copperfen.example by December 15.",
  });
  expect(howToApply).toContain("jobs@copperfen.example");
  expect(howToApply).toContain("December 15");
  expect(howToApply).not.toMatch(/compensation|salary/iu);
});

const german = `Vertriebsleiter (m/w/d) DACH – Maschinenbau
Standort: Stuttgart
Ihre Aufgaben
- Führung des Vertriebsteams mit 13 Mitarbeitenden
- Verantwortung für einen Auftragseingang von ca. 48 Mio. € p. a.
Ihr Profil
- Mindestens 7 Jahre Vertriebserfahrung
- Verhandlungssicheres Deutsch und Englisch
Wir bieten
- 30 Tage Urlaub, betriebliche Altersvorsorge`;

test("in another language the post has the posting's lines and no sentence of ours", () => {
  const told = postFor({
    title: "Vertriebsleiter DACH",
    location: "Stuttgart",
    rawExtractedJd: german,
  });
  expect(told.title).toBe("Vertriebsleiter (m/w/d) DACH – Maschinenbau");
  expect(told.whatYouWillDo).toContain(
    "Verantwortung für einen Auftragseingang von ca. 48 Mio. € p. a.",
  );
  expect([told.hook, told.howToApply, told.legal]).toEqual(["", "", []]);
});

test("a title that a person typed wins, and keeps the mark that it is for everybody", () => {
  const { title } = postFor({
    title: "Leiter Einkauf",
    location: "Stuttgart",
    rawExtractedJd: german,
  });
  expect(title).toBe("Leiter Einkauf (m/w/d)");
});

test("steps that notes jot down do not reach the post", () => {
  const { howToApply } = postFor({
    title: "CSM",
    rawExtractedJd:
      "CSM, mid mkt, backfill for Kevin\n- book = ~40 accts\nmust: 3-5 yrs CSM in B2B saas\ninterview: me > dana > panel 2 csms\n- comp 95-110 base, can stretch to 115\n- no kids stuff lol",
  });
  expect(howToApply).not.toContain("dana");
});

const accountant = `Staff Accountant
Primary Location: Columbus, Ohio
Time Type: Full time

What you will do
- Reconcile 40 accounts a month

What you bring
- Two years in a ledger team
- Do you have a valid CPA license?

Pay
The anticipated base salary for this role is $61,500 to $72,000 annually.
The role is eligible for a bonus of 5%.

Legal
Thornbury Lathrop Industries is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex (including pregnancy), national origin, age or disability.
Employment is contingent on a background check.
Thornbury Lathrop Industries does not accept unsolicited resumes from agencies.

How to apply
Apply online with your resume by October 24.`;
const told = postFor({
  title: "Staff Accountant",
  location: "Columbus, OH",
  rawExtractedJd: accountant,
});

test("pay is said once, and labels of fields are not said", () => {
  expect(told.pay).toBe(
    "Base pay: $61,500 to $72,000 a year.\nThe role is eligible for a bonus of 5%.",
  );
  expect(JSON.stringify(told)).not.toMatch(/Time Type|Primary Location/u);
  expect(told.goodToKnow.join(" ")).not.toMatch(/full time|Columbus/iu);
});

test("what is checked is good to know, and the promise of equal treatment is whole", () => {
  expect(told.goodToKnow).toEqual(["Employment is contingent on a background check."]);
  expect(told.legal).toEqual([
    "Thornbury Lathrop Industries is an Equal Opportunity Employer.",
    "All qualified applicants will receive consideration without regard to race, color, religion, sex (including pregnancy), national origin, age or disability.",
  ]);
  expect(JSON.stringify(told)).not.toContain("unsolicited");
});

test("a question of a form is nothing to bring", () => {
  expect(told.whatYouBring).toEqual(["Two years in a ledger team."]);
});

test("a closing date that is past is found, and none is no finding", () => {
  const findings = told.lint.findings.map(({ finding }) => finding);
  expect(findings).toContain("the closing date is past: October 24");
  const later = postFor({
    title: "Staff Accountant",
    rawExtractedJd: accountant.replace("October 24", "December 24"),
  });
  expect(later.lint.findings.map(({ finding }) => finding).join(" ")).not.toContain("closing");
  expect(post.lint.findings.map(({ finding }) => finding).join(" ")).not.toContain("closing");
});

test("two employers in one post are found", () => {
  const findingsFor = (hiringCompany: string) =>
    postFor({ title: "Staff Accountant", rawExtractedJd: accountant, hiringCompany })
      .lint.findings.map(({ finding }) => finding)
      .join(" ");
  expect(findingsFor("Quillmoor")).toContain("two employers are named: Quillmoor and Thornbury");
  expect(findingsFor("")).not.toContain("two employers");
});

test("a question is no title", () => {
  const { title } = postFor({
    title: "Banquet Sous Chef",
    rawExtractedJd: "So title is banquet sous chef?\nFull time, 62-68k.",
  });
  expect(title).toBe("Banquet Sous Chef");
});

test("a system's own name of the title is none, and a field's label is left out", () => {
  const { title } = postFor({
    title: "Data Scientist",
    rawExtractedJd:
      "Job title (system): Data Scientist III\nPosting title: Data Scientist, Forecasting\n\nResponsibilities\n- Builds weekly forecasts",
  });
  expect(title).toBe("Data Scientist, Forecasting");
});

test("two rates for two days are told as they stand, not as a range", () => {
  const { pay } = postFor({
    title: "Carer",
    location: "Kendal, United Kingdom",
    rawExtractedJd: "Carer\n\nPay\nRate: £13.60 per hour Mon-Fri nights, £14.10 Sat/Sun.",
  });
  expect(pay).toBe("£13.60 per hour Mon-Fri nights, £14.10 Sat/Sun.");
});
