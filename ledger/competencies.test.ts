import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import type { PlannedCompetency } from "#ledger/competencies.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market-facts.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { ledgerOf } from "#ledger/sample-job.ts";

const today = new Date("2026-11-14T12:00:00Z");
const ledgers = evalCases.map(({ key, job, organization }): [string, Ledger] => [
  key,
  buildLedger({ job, organization, market: shippedFacts, today }),
]);

function questionsOf(competencies: readonly PlannedCompetency[]) {
  return competencies.flatMap(({ questions }) => questions);
}

describe.each(ledgers)("the interview for %s", (_, { plan, reading }) => {
  const questions = questionsOf(plan.competencies);

  test("looks at four to six things, each owned by one interviewer in a rated stage", () => {
    expect(plan.competencies.length).toBeGreaterThanOrEqual(4);
    expect(plan.competencies.length).toBeLessThanOrEqual(6);
    const rated = plan.stages.filter(({ kind }) => kind === "interview" || kind === "workSample");
    for (const { stageId, owner } of plan.competencies) {
      expect(rated.find(({ id }) => id === stageId)?.who).toBe(owner);
    }
    expect(new Set(plan.competencies.map(({ name }) => name)).size).toBe(plan.competencies.length);
  });

  test("asks about each one what was done and what would be done", () => {
    for (const competency of plan.competencies) {
      expect(competency.questions.map(({ kind }) => kind)).toEqual(["past", "situation"]);
    }
    const past = questions.filter(({ kind }) => kind === "past");
    expect(past.filter(({ question }) => /\bwould you do\b/u.test(question))).toEqual([]);
    const scenes = questions.filter(({ kind }) => kind === "situation");
    expect(scenes.filter(({ question }) => /^(?:Tell me|Describe)/u.test(question))).toEqual([]);
  });

  test("asks for every must-have an interview may go into, by name", () => {
    const musts = reading.requirements.filter(
      ({ priority, kind }) =>
        priority === "must" && kind !== "authorization" && kind !== "physical",
    );
    for (const must of musts) {
      const asking = questions.filter(({ covers }) => covers.includes(must.id));
      expect(asking).toHaveLength(1);
      const words = asking.flatMap(({ question, probes }) => [question, ...probes]).join(" ");
      const names = [nameOfMust(must), ...must.skills.map(({ name }) => name)];
      expect(names.some((name) => words.toLowerCase().includes(name.toLowerCase()))).toBe(true);
    }
  });

  test("follows up in the tense of the question, at least once", () => {
    for (const { kind, probes } of questions) {
      expect(probes.length).toBeGreaterThan(0);
      const wrong = kind === "past" ? /^(?:What|Where) would you\b/u : /\b(?:did you|had you)\b/u;
      expect(probes.filter((probe) => wrong.test(probe))).toEqual([]);
    }
  });

  test("gives each answer three different cues of one or two sentences", () => {
    for (const { cues } of questions) {
      expect(new Set(Object.values(cues)).size).toBe(3);
      expect(Object.values(cues).filter((cue) => !/^\p{Lu}.{10,420}\.$/u.test(cue))).toEqual([]);
    }
  });

  test("leaves no blank, no doubled word and no doubled stop", () => {
    const texts = questions.flatMap(({ question, probes, cues }) => [
      question,
      ...probes,
      ...Object.values(cues),
    ]);
    expect(texts.filter((text) => /[{}[\]|]|\.\.|;\.| {2}|\b(\w+) \1\b/iu.test(text))).toEqual([]);
  });
});

const nurse = { title: "Registered Nurse", requirements: "RN license. 2 years ICU." };

test("what the duties call for is asked about, what they leave alone is not", () => {
  const busy = ledgerOf({
    ...nurse,
    rawExtractedJd:
      "What you will do\n- Give a structured handover to the day team\n- Keep families informed",
  });
  const names = busy.plan.competencies.map(({ name }) => name);
  expect(names).toContain("Handover and teamwork");
  expect(names).toContain("Patients and relatives");
  expect(names).not.toContain("Infection and records");
});

test("those who lead people are asked about leading them first", () => {
  const [first] = ledgerOf({ title: "Warehouse Supervisor" }).plan.competencies;
  expect(first?.name).toBe("Leading people");
  const names = ledgerOf({ title: "Warehouse Associate" }).plan.competencies.map(
    ({ name }) => name,
  );
  expect(names).not.toContain("Leading people");
});

test("what the manager warned of is listened for, and never put to a candidate", () => {
  const { plan } = ledgerOf({ title: "Restaurant Manager", redFlags: ["yells at staff"] });
  const heard = questionsOf(plan.competencies).filter(({ cues }) =>
    cues.weak.includes("yells at staff"),
  );
  expect(heard).toHaveLength(1);
  const said = questionsOf(plan.competencies).flatMap(({ question, probes }) => [
    question,
    ...probes,
  ]);
  expect([...said, ...plan.screen.map(({ question }) => question)].join(" ")).not.toContain(
    "yells",
  );
});

test("the scene is set in a duty of this job, and a must-have turns the example toward it", () => {
  const { plan } = ledgerOf({
    title: "Backend Engineer",
    requirements: "PostgreSQL",
    rawExtractedJd:
      "What you will do\n- Redesign the reading ingest\n- Debug incidents in the billing system",
  });
  const words = questionsOf(plan.competencies).map(({ question }) => question);
  expect(words.some((text) => text.includes("redesign the reading ingest"))).toBe(true);
  expect(words.some((text) => text.includes("PostgreSQL"))).toBe(true);
});

test("a job that says nothing is still interviewed", () => {
  const { plan } = ledgerOf({ title: "Zxqv" });
  expect(plan.competencies).toHaveLength(4);
  expect(questionsOf(plan.competencies)).toHaveLength(8);
});
