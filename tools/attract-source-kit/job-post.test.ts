import { expect, test } from "vitest";
import type { JobWords } from "#ledger/reading.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/sample-briefing.ts";

function postFor(job: Partial<JobWords>, organization = bareOrganization) {
  return writeJobPost(briefOn({ ...bareJob, ...job }, organization).ledger);
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
  expect(post.pay).toBe(
    "$23.00 to $31.00 an hour.\nPay: $23-$31/hr + $1.50/hr shift diff after 6pm.",
  );
  expect(post.benefits).toEqual(["Benefits: health (we pay 75%), 80 hrs PTO."]);
  expect(post.howToApply).toBe("To apply email resume to jobs@sagebrush.example.");
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
    rawExtractedJd: "Comp: $55K base, $85K OTE uncapped",
  });
  expect(pay).toBe("Base pay: $55,000 a year.\nComp: $55K base, $85K OTE uncapped.");
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

test("the posting's equal opportunity line is carried over, else a neutral one is offered", () => {
  const eeo = "We are an equal opportunity employer, including disability and veterans.";
  expect(postFor({ ...vet, rawExtractedJd: `${posting}\n${eeo}` }).legal).toEqual([eeo]);
  expect(postFor(vet).legal).toEqual([
    "Fennel & Ash is an equal opportunity employer. Tell us if you need an adjustment in the hiring process.",
  ]);
});

test("a posting that asks for past pay keeps its address and loses the question", () => {
  const { howToApply } = postFor({
    description:
      "How to apply\nSend your resume and your current compensation to jobs@copperfen.example by June 15.",
  });
  expect(howToApply).toContain("jobs@copperfen.example");
  expect(howToApply).toContain("June 15");
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
