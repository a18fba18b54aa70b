import { describe, expect, test } from "vitest";
import type { Report } from "#contract/walk.ts";
import { checkPackage, checkReport } from "#checks/fixtures/sample-checks.ts";
import { sampleLedger, sampleReading } from "#checks/fixtures/sample-ledger.ts";
import { samplePackage } from "#checks/fixtures/sample-package.ts";

const ledger = sampleLedger();
const rules = (findings: readonly { rule: string }[]) => findings.map(({ rule }) => rule);

describe("the sample package", () => {
  const checked = checkPackage(ledger, samplePackage);

  test("has one open question and nothing else to say", () => {
    expect(rules(checked.findings)).toEqual(["contradictions.input", "coverage.held"]);
  });

  test("carries its matrix and the grades of what candidates read", () => {
    expect(checked.coverage).toHaveLength(6);
    expect(checked.readingGrades.map(({ where }) => where)).toContain("attractSourceKit.jobPost");
    for (const { grade } of checked.readingGrades) expect(grade).toBeLessThan(9);
  });
});

describe("a report with a fault of each kind", () => {
  const { jobPost } = samplePackage.attractSourceKit;
  test.each<[string, object]>([
    ["figures.unsupported", { launchNarrative: { text: "Pay rose by 9 %." } }],
    ["questions.refused", { launchNarrative: { text: "Ask: how old are you?" } }],
    ["people.scored", { launchNarrative: { text: "We recommend Candidate A." } }],
    ["wording.culture", { jobPost: { ...jobPost, hook: "We need a rockstar." } }],
    ["contradictions.promise", { jobPost: { ...jobPost, hook: "We pay a sign-on bonus." } }],
    ["law.range", { jobPost: { ...jobPost, range: null } }],
    ["law.openRange", { jobPost: { ...jobPost, payAndBenefits: "Up to $44.00 an hour." } }],
    ["search.malformed", { booleanStrings: { spec: {}, searches: [] } }],
  ])("is told of %s", (rule, change) => {
    const report: Report = { ...samplePackage.attractSourceKit, ...change };
    const findings = checkReport(ledger, "attractSourceKit", report);
    expect(rules(findings)).toContain(rule);
    expect(findings.every(({ tool }) => tool === "attractSourceKit")).toBe(true);
  });
});

test("an employer's own line about an ideal candidate judges nobody", () => {
  const { jobPost } = samplePackage.attractSourceKit;
  const howWeWork = "The ideal candidate is a dependable colleague.";
  const told = { ...samplePackage.attractSourceKit, jobPost: { ...jobPost, howWeWork } };
  expect(rules(checkReport(ledger, "attractSourceKit", told))).not.toContain("people.scored");
  const advised = { ...told, launchNarrative: { text: howWeWork } };
  expect(rules(checkReport(ledger, "attractSourceKit", advised))).toContain("people.scored");
});

test("only the field that quotes what must not be asked may quote it", () => {
  const coach = (field: string) => ({ doNotAsk: [{ topic: "Age", [field]: "How old are you?" }] });
  expect(checkReport(ledger, "interviewCoach", coach("doNotAsk"))).toEqual([]);
  expect(rules(checkReport(ledger, "interviewCoach", coach("instead")))).toEqual([
    "questions.refused",
  ]);
});

test("the posting is read too: its words, its questions, and the length of its list", () => {
  const text = `${sampleReading.text}\nA young rockstar.\nPlease include your current salary.\nMust have:\n${"- a thing\n".repeat(8)}`;
  const { findings } = checkPackage(sampleLedger({ reading: { ...sampleReading, text } }), {});
  const ofPosting = findings.filter(({ where }) => where === "posting");
  expect(new Set(rules(ofPosting))).toEqual(
    new Set(["wording.age", "wording.culture", "questions.refused", "wording.tooManyMusts"]),
  );
});

test("an option picked in the form is no coded word, the same word in a sentence is", () => {
  const ofText = (text: string) =>
    rules(checkPackage(sampleLedger({ reading: { ...sampleReading, text } }), {}).findings);
  expect(ofText("Electrician\nactive\nhybrid")).not.toContain("wording.masculine");
  expect(ofText("An active and adventurous person")).toContain("wording.masculine");
});

test("a form that asks for more than seven things is told so without a posting", () => {
  const [must] = sampleReading.requirements;
  if (must === undefined) throw new Error("no must");
  const requirements = Array.from({ length: 8 }, (_, at) => ({ ...must, id: `req.${at}` }));
  const { findings } = checkPackage(
    sampleLedger({ reading: { ...sampleReading, requirements } }),
    {},
  );
  expect(rules(findings)).toContain("wording.tooManyMusts");
});

test("findings come with the gravest first", () => {
  const order = ["high", "medium", "low", "info"];
  const post = { jobPost: { hook: "A young guru, competitive salary", range: null } };
  const severities = checkReport(ledger, "attractSourceKit", post).map(({ severity }) =>
    order.indexOf(severity),
  );
  expect(new Set(severities).size).toBeGreaterThan(2);
  expect(severities).toEqual([...severities].sort((a, b) => a - b));
});
