import { describe, expect, test } from "vitest";
import { candidateTexts } from "#checks/fixtures/sample-checks.ts";
import { findContradictions, findPromises } from "#checks/contradictions.ts";
import { sampleLedger, sampleReading } from "#checks/fixtures/sample-ledger.ts";
import { samplePackage } from "#checks/fixtures/sample-package.ts";
import { walkReport } from "#contract/walk.ts";

const ledger = sampleLedger();
const { attractSourceKit, offerNavigator, interviewCoach } = samplePackage;
const find = (change: object) =>
  findContradictions(ledger, { ...samplePackage, ...change }).filter(
    ({ rule }) => rule !== "contradictions.input",
  );

describe("between the reports", () => {
  test("the sample agrees with itself", () => expect(find({})).toEqual([]));

  test("another range in the post or in the offer is found", () => {
    const range = { min: 34, max: 46, currency: "USD", period: "hour" };
    const jobPost = { ...attractSourceKit.jobPost, range };
    expect(find({ attractSourceKit: { ...attractSourceKit, jobPost } })).toMatchObject([
      { rule: "contradictions.range", where: "attractSourceKit.jobPost.range" },
    ]);
    const compensationStrategy = { ...offerNavigator.compensationStrategy, range: null };
    expect(find({ offerNavigator: { ...offerNavigator, compensationStrategy } })).toMatchObject([
      { where: "offerNavigator.compensationStrategy.range", severity: "high" },
    ]);
  });

  test("the same amounts by the year are another range", () => {
    const range = { min: 34, max: 44, currency: "USD", period: "year" };
    const jobPost = { ...attractSourceKit.jobPost, range };
    expect(find({ attractSourceKit: { ...attractSourceKit, jobPost } })).toHaveLength(1);
  });

  test("where no pay is known, a report that states some is found", () => {
    const silent = sampleLedger({ reading: { ...sampleReading, pay: null } });
    const found = findContradictions(silent, samplePackage).map(({ where }) => where);
    expect(found).toContain("attractSourceKit.jobPost.range");
    expect(found).toContain("offerNavigator.compensationStrategy.range");
  });

  test("stages of another name or length are found", () => {
    const [first, ...rest] = interviewCoach.interviewPlan.stages;
    const interviewPlan = { stages: [{ ...first, minutes: 30 }, ...rest] };
    expect(find({ interviewCoach: { ...interviewCoach, interviewPlan } })).toMatchObject([
      { rule: "contradictions.stages" },
    ]);
  });

  test("a report that is not written yet contradicts nobody", () => {
    expect(find({ interviewCoach: undefined, offerNavigator: undefined })).toEqual([]);
  });
});

test("what form and posting say differently is a finding of the input", () => {
  expect(findContradictions(ledger, {})).toMatchObject([
    { rule: "contradictions.input", tool: null, where: "req.osha" },
  ]);
});

describe("nothing is promised that nobody said", () => {
  function promisesIn(body: string) {
    const report = { outreachTemplates: [{ body }] };
    const texts = candidateTexts(walkReport("attractSourceKit", report));
    return texts.flatMap((text) => findPromises(ledger, text));
  }

  test.each([
    "We pay a sign-on bonus.",
    "There is a yearly bonus too.",
    "You get stock options from day one.",
    "Relocation assistance is included.",
    "We will sponsor your visa.",
    "The weekend overtime rota is light.",
  ])("%s", (body) => {
    expect(promisesIn(`Hi there. ${body}`)).toMatchObject([
      {
        rule: "contradictions.promise",
        quote: body,
        where: "attractSourceKit.outreachTemplates[0].body",
      },
    ]);
  });

  test.each([
    "The differential is on top.",
    "Medical, dental and 15 days of paid leave.",
    "Is weekend overtime on the rota fine for you?",
    "I do not know the weekend overtime rota yet.",
    "There is no bonus.",
    "You would work second shift.",
  ])("but this may be said: %s", (body) => expect(promisesIn(body)).toEqual([]));
});
