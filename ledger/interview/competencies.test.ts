import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { shipped } from "#knowledge/shipped.ts";
import { isSettledInScreen, type PlannedCompetency } from "#ledger/interview/competencies.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

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

function questionsOf(competencies: readonly PlannedCompetency[]) {
  return competencies.flatMap(({ questions }) => questions);
}

describe.each(ledgers)("the interview for %s", (_, { plan, reading, playbook }) => {
  const questions = questionsOf(plan.competencies);

  test("looks at three to seven things, each owned by one interviewer in a rated stage", () => {
    expect(plan.competencies.length).toBeGreaterThanOrEqual(3);
    expect(plan.competencies.length).toBeLessThanOrEqual(7);
    const rated = plan.stages.filter(({ kind }) => kind === "interview" || kind === "workSample");
    for (const { stageId, owner } of plan.competencies) {
      expect(rated.find(({ id }) => id === stageId)?.who).toBe(owner);
    }
    expect(new Set(plan.competencies.map(({ name }) => name)).size).toBe(plan.competencies.length);
  });

  test("asks in the expert's own words, or quotes the list, or names a skill", () => {
    const bank = [...playbook.competencies, ...shipped.skillQuestions];
    const expert = new Set(bank.flatMap((one) => [one.past, one.case]));
    const others = questions.map(({ question }) => question).filter((text) => !expert.has(text));
    const made =
      /^(?:Tell me about a recent piece of work in which you used |This job asks for “.+”\. Tell me about a time that shows (?:it|each)\. What was your part\?$)/u;
    expect(others.filter((text) => !made.test(text))).toEqual([]);
  });

  test("asks once for every must-have that the first call does not settle", () => {
    const musts = reading.requirements.filter(
      (must) => must.priority === "must" && !isSettledInScreen(must),
    );
    const times = musts.map(
      ({ id }) => questions.filter(({ covers }) => covers.includes(id)).length,
    );
    expect(times).toEqual(musts.map(() => 1));
  });

  test("asks one question a competency, which its cues are for", () => {
    const byExpert = plan.competencies.filter(({ name }) =>
      playbook.competencies.some((one) => one.name === name),
    );
    expect(byExpert.filter((one) => one.questions.length !== 1)).toEqual([]);
  });

  test("has three different cues for every answer", () => {
    expect(questions.filter(({ cues }) => new Set(Object.values(cues)).size !== 3)).toEqual([]);
  });

  test("follows up in the tense of the question", () => {
    const told = questions.filter(({ kind }) => kind === "situation");
    expect(told.flatMap(({ probes }) => probes).filter((one) => /\bdid\b/u.test(one))).toEqual([]);
  });
});

test("what the duties call for is asked about, what they leave alone is not", () => {
  const names = (duties: string) =>
    ledgerOf({
      title: "Registered Nurse",
      rawExtractedJd: `What you will do\n- ${duties}`,
    }).plan.competencies.map(({ name }) => name);
  expect(names("Patient teaching and discharge\n- Keep the family informed")).toContain(
    "Teaching patients and families",
  );
  expect(
    names("Titrate infusions\n- Give a structured handoff\n- Delegate to the CNA\n- Triage"),
  ).not.toContain("Teaching patients and families");
});

test("a named skill has a question of its own, and a free line is quoted", () => {
  const { plan, reading } = ledgerOf({
    title: "Backend Engineer",
    requirements: "Heroku\nHas led a migration that outside teams depended on",
  });
  const texts = questionsOf(plan.competencies).map(({ question }) => question);
  expect(texts.some((text) => /in which you used Heroku\./u.test(text))).toBe(true);
  const line = reading.requirements.find(({ text }) => text.includes("migration"));
  expect(texts.join("\n")).toContain(`“${line?.text ?? "none"}”`);
});

test("papers, years, loads and hours are settled on the first call", () => {
  const { reading } = ledgerOf({
    title: "Registered Nurse",
    requirements: "RN license\n2 years ICU\nAble to lift 50 lbs\nSaturdays\nEpic",
  });
  const settled = reading.requirements.filter(isSettledInScreen).map(({ text }) => text);
  expect(settled).toEqual(["RN license", "2 years ICU", "Able to lift 50 lbs", "Saturdays"]);
});

test("what a manager warned of is never put to a candidate", () => {
  const { plan } = ledgerOf({ title: "Restaurant Manager", redFlags: ["yells at staff"] });
  expect(JSON.stringify(plan)).not.toContain("yells");
});

test("a job that says nothing is still interviewed", () => {
  const { plan } = ledgerOf({ title: "Zxqv" });
  expect(plan.competencies).toHaveLength(4);
  expect(questionsOf(plan.competencies)).toHaveLength(4);
});

test("a skill that a posting names is asked about in the words of whoever knows it, once for two lines", () => {
  const requirements = "Strong grant writing\nHas written grant proposals\nKnows the zorblat";
  const { plan, reading } = ledgerOf({ title: "Zorblat Whisperer", requirements });
  const expert = shipped.skillQuestions.find(({ calledBy }) => calledBy.includes("grant writing"));
  const asked = questionsOf(plan.competencies).filter(
    ({ question }) => question === (expert?.past ?? expert?.case),
  );
  const about = reading.requirements.filter(({ text }) => text.toLowerCase().includes("grant"));
  expect(about).toHaveLength(2);
  expect(asked.map(({ covers }) => covers)).toEqual([about.map(({ id }) => id)]);
  expect(asked[0]?.cues["5"]).toBe(expert?.cues.five);
});

test("a little of a skill, or one of three, calls for no expert's question", () => {
  const bank = new Set(shipped.skillQuestions.map(({ past, case: told }) => past ?? told));
  const askedFor = (line: string) => {
    const rawExtractedJd = [
      "Zorblat Whisperer\n\nAbout us\nWe keep a small zoo open for everybody.",
      "What you will do\n- Talk to donors every morning\n- Feed the zorblats",
      `Requirements\n- ${line}\n- Three years with zorblats`,
    ].join("\n\n");
    const { plan } = ledgerOf({ title: "Zorblat Whisperer", rawExtractedJd });
    return questionsOf(plan.competencies).filter(({ question }) => bank.has(question));
  };
  expect(askedFor("Grant writing")).toHaveLength(1);
  expect(askedFor("Basic grant writing")).toEqual([]);
  expect(askedFor("Has done grant writing, event planning, or payroll")).toEqual([]);
});

test("what only the posting asks for is named by its skills, never by a leftover label", () => {
  const { plan } = ledgerOf({
    title: "Registered Nurse",
    requirements: "Able to use Terraform\nAble to write COBOL",
  });
  const names = plan.competencies.map(({ name }) => name);
  expect(names.join()).toMatch(/Terraform|COBOL/u);
  expect(names.join()).not.toMatch(/else/u);
});

test("must-haves that nobody has a question for are read out together, under no skill's name", () => {
  const { competencies } = ledgerOf({
    title: "Embalmer",
    requirements:
      "Must have:\nComfortable with families on their worst day\nAble to keep a case file a court would accept\nPython",
  }).plan;
  const last = competencies.at(-1);
  expect(last?.name).toBe("What else the job asks for");
  const read = questionsOf(competencies).filter(({ question }) => question.startsWith("This job"));
  expect(read.map(({ covers }) => covers.length)).toEqual([2]);
});
