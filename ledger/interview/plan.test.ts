import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { shipped } from "#knowledge/shipped.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { promisedSteps } from "#ledger/interview/hiring-steps.ts";
import { hasCommonTask, stagesOf } from "#ledger/interview/stages.ts";

const today = new Date("2026-11-14T12:00:00Z");
const ledgers = evalCases.map(({ key, job, organization }): [string, Ledger] => [
  key,
  buildLedger({
    job,
    organization,
    market: shippedFacts,
    knowledge: shipped,
    today,
  }),
]);

describe.each(ledgers)("the plan for %s", (_, { plan }) => {
  test("begins with a screen, ends with a debrief and has rated stages between", () => {
    const kinds = plan.stages.map(({ kind }) => kind);
    expect(kinds[0]).toBe("screen");
    expect(kinds.at(-1)).toBe("debrief");
    expect(kinds.some((kind) => kind === "interview" || kind === "workSample")).toBe(true);
    expect(plan.stages.map(({ id }) => id)).toEqual(plan.stages.map((__, at) => `s${at + 1}`));
  });

  test("says what each stage must leave on paper, in a sentence", () => {
    expect(plan.stages.filter(({ passSignal }) => !/^\p{Lu}.+\.$/u.test(passSignal))).toEqual([]);
  });

  test("counts the minutes that a candidate gives: all but the debrief", () => {
    const spent = plan.stages.slice(0, -1).reduce((sum, stage) => sum + stage.minutes, 0);
    expect(plan.candidateMinutes).toBe(spent);
    expect(plan.callMinutes).toBe(plan.stages[0]?.minutes);
  });
});

function stagesFor(text: string) {
  const { reading, playbook } = ledgerOf({ title: "Backend Engineer" });
  const process = [{ id: "process.1", label: "Process", text, quotes: [] }];
  return stagesOf({ ...reading, process }, playbook);
}

const promise = (text: string) =>
  ledgerOf({ title: "Backend Engineer", rawExtractedJd: `Duties\n- Write code\n\n${text}` }).plan;

test("the steps the posting promises are the plan, with their minutes", () => {
  const { stages } = promise("Interview: recruiter 30m → HM 45m → system design 60m → coding 90m.");
  expect(stages.map(({ name, minutes, kind }) => [name, minutes, kind])).toEqual([
    ["Recruiter", 30, "screen"],
    ["HM", 45, "interview"],
    ["System design", 60, "interview"],
    ["Coding", 90, "workSample"],
    ["Debrief", 15, "debrief"],
  ]);
});

test("facts are settled in the first promised talk where none is a screen", () => {
  const text = "30 min w/ Maya, written exercise (paid, 3 hrs), onsite w/ leadership team, refs.";
  expect(stagesFor(text).map(({ name, minutes, kind }) => [name, minutes, kind])).toEqual([
    ["30 min w/ Maya", 30, "screen"],
    ["Written exercise (paid, 3 hrs)", 180, "workSample"],
    ["Onsite w/ leadership team", 45, "interview"],
    ["Debrief", 15, "debrief"],
  ]);
});

test("a promise that begins with work gets the trade's own first call", () => {
  const [first, second] = stagesFor("Portfolio review (60 min), a chat with our founder.");
  expect([first?.kind, first?.name]).toEqual(["screen", "Recruiter call"]);
  expect([second?.kind, second?.minutes]).toEqual(["workSample", 60]);
});

test("where nothing is promised, the trade's own stages are the plan", () => {
  const { plan, playbook } = ledgerOf({ title: "Registered Nurse" });
  expect(plan.stages.slice(0, playbook.plan.stages.length).map(({ name }) => name)).toEqual(
    playbook.plan.stages.map(({ name }) => name),
  );
});

test("critical searches step every day, passive ones every week", () => {
  const days = (urgencyLevel: string) => ledgerOf({ urgencyLevel }).plan.stepDays;
  expect([days("critical"), days("active"), days("passive"), days("")]).toEqual([1, 2, 5, 2]);
});

test("promises in one sentence are taken step by step, and what follows the decision is none", () => {
  const text =
    "Expect a recruiter call, a mock discovery call, a lunch with two AEs, and an offer.";
  const step = { id: "process.1", label: "Process", text, quotes: [] };
  expect(promisedSteps({ process: [step] })).toEqual([
    { name: "Recruiter call", minutes: null, people: null },
    { name: "Mock discovery call", minutes: null, people: null },
    { name: "Lunch with two AEs", minutes: null, people: "Two AEs" },
  ]);
});

test("however many steps a posting names, the plan has eight at most", () => {
  const { reading, playbook } = ledgerOf({ title: "Police Lieutenant" });
  const names =
    "Writing test|Skills test|Typing test|Math test|Spelling test|Filing test|Driving test|Case test";
  const process = names
    .split("|")
    .map((text, at) => ({ id: `process.${at + 1}`, label: "Process", text, quotes: [] }));
  expect(stagesOf({ ...reading, process }, playbook)).toHaveLength(8);
});

test.each(["45-minute talk with the RVP", "30 min w/ the hiring manager"])(
  "screen questions do not go to “%s”: a recruiter's call comes first",
  (talk) => {
    const [first, second] = stagesFor(`${talk}, written exercise (paid, 3 hrs), onsite interview`);
    expect(first).toMatchObject({ kind: "screen", who: "Recruiter" });
    expect(second?.kind).toBe("interview");
  },
);

const staged = (steps: string) =>
  promise(`Interview: ${steps}`).stages.map(({ name, id }) => [name, id] as const);

test.each([
  ["recruiter call, a take-home at your own pace, interview with two leads", 1],
  ["recruiter call, short spreadsheet exercise, one on-site interview", 1],
  ["recruiter call, slide presentation, talk with the team", 1],
])("questions are asked where somebody is there to answer them: %s", (steps, only) => {
  const { competencies } = promise(`Interview: ${steps}`);
  const [, , talk] = staged(steps);
  expect(new Set(competencies.map(({ stageId }) => stageId)).size).toBe(only);
  expect(competencies[0]?.stageId).toBe(talk?.[1]);
});

test.each([
  ["recruiter call, live coding test, talk with the team", true],
  ["recruiter call, portfolio presentation, talk with the team", false],
  ["recruiter call, paid take-home or live pairing, you choose, talk with the team", false],
  ["first stage by video, second stage on site", false],
])("a task is the same for everybody only where there is one: %s is %s", (steps, isSame) => {
  expect(hasCommonTask(promise(`Interview: ${steps}`).stages)).toBe(isSame);
});

test("who holds the empty seat does not interview for it", () => {
  const { plan } = ledgerOf({ title: "Housekeeping Supervisor" });
  expect(plan.stages.map(({ who }) => who)).not.toContain("Department supervisor");
  const attendant = ledgerOf({ title: "Room Attendant" });
  expect(attendant.plan.stages.map(({ who }) => who)).toContain("Department supervisor");
});
