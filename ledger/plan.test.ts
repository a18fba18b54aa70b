import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market-facts.ts";
import { ledgerOf } from "#ledger/sample-job.ts";
import { matchPromise, promisedSteps } from "#ledger/stages.ts";

const today = new Date("2026-11-14T12:00:00Z");
const ledgers = evalCases.map(({ key, job, organization }): [string, Ledger] => [
  key,
  buildLedger({ job, organization, market: shippedFacts, today }),
]);

describe.each(ledgers)("the plan for %s", (_, { plan }) => {
  test("begins with a screen, ends with a debrief and has rated stages between", () => {
    const kinds = plan.stages.map(({ kind }) => kind);
    expect(kinds[0]).toBe("screen");
    expect(kinds.at(-1)).toBe("debrief");
    expect(
      kinds.filter((kind) => kind === "interview" || kind === "workSample").length,
    ).toBeGreaterThan(1);
    expect(plan.stages.map(({ id }) => id)).toEqual(plan.stages.map((__, at) => `s${at + 1}`));
  });

  test("says what each stage must leave on paper", () => {
    expect(plan.stages.filter(({ passSignal }) => passSignal === "")).toEqual([]);
    const interviews = plan.stages.filter(({ kind }) => kind === "interview");
    const vague = interviews.filter(
      ({ passSignal }) => !/^(?:evidence for|notes)/u.test(passSignal),
    );
    expect(vague).toEqual([]);
  });

  test("states every figure a report may print in its facts", () => {
    const minutes = plan.stages.map((stage) => stage.minutes);
    const rated = plan.stages
      .filter(({ kind }) => kind === "interview" || kind === "workSample")
      .reduce((sum, stage) => sum + stage.minutes, 0);
    expect(plan.ratedMinutes).toBe(rated);
    expect(Math.min(...minutes)).toBeGreaterThan(0);
    expect(plan.callMinutes).toBe(minutes[0]);
  });
});

function process(text: string) {
  return ledgerOf({ title: "Backend Engineer", rawExtractedJd: text });
}

test("the manager the posting names takes the manager's seat, in every stage", () => {
  const { plan } = ledgerOf({
    title: "Registered Nurse",
    rawExtractedJd: "Location: Columbus, OH\nReports to: Emergency Department Nurse Manager",
  });
  expect(plan.stages.map(({ who }) => who)).toContain("Emergency Department Nurse Manager");
  expect(plan.stages.map(({ who }) => who)).not.toContain("Unit manager");
});

test("whoever leads hands-on work is not tried out at a station", () => {
  const leader = ledgerOf({ title: "Restaurant Manager" }).plan.stages;
  expect(leader.some(({ kind }) => kind === "workSample")).toBe(false);
  const cook = ledgerOf({ title: "Line Cook" }).plan.stages;
  expect(cook.some(({ kind }) => kind === "workSample")).toBe(true);
});

test("critical searches step every day, passive ones every week", () => {
  const days = (urgencyLevel: string) => ledgerOf({ urgencyLevel }).plan.stepDays;
  expect([days("critical"), days("active"), days("passive"), days("")]).toEqual([1, 2, 5, 2]);
});

test("night people are written to in the afternoon", () => {
  expect(ledgerOf({ title: "Registered Nurse - Nights" }).plan.sendWindow).toBe("16:00 to 18:00");
});

test("a promised step is found in the plan, or missed", () => {
  const { plan } = process("");
  expect(matchPromise("a 30-minute call with our recruiter", plan.stages)).toBe("s1");
  expect(matchPromise("a paired session on a real bug", plan.stages)).toBe("s2");
  expect(matchPromise("a system design conversation", plan.stages)).toBe("s3");
  expect(matchPromise("a lunch with two AEs", plan.stages)).toBeNull();
});

test("promises in one sentence are taken step by step", () => {
  const text = "Expect a recruiter call, a mock discovery call, and a lunch with two AEs.";
  const step = { id: "process.1", label: "Process", text, quotes: [] };
  expect(promisedSteps({ process: [step] })).toEqual([
    "a recruiter call",
    "a mock discovery call",
    "a lunch with two AEs",
  ]);
});
