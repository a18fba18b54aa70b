import type { Competency, Playbook } from "#knowledge/playbook.ts";
import type { FactId } from "#ledger/fact.ts";
import type { InterviewQuestion } from "#ledger/interview-question.ts";
import { askMusts } from "#ledger/must-questions.ts";
import { kindOfMust } from "#ledger/must-words.ts";
import type { Reading, Requirement } from "#ledger/reading.ts";
import type { NumberedStage } from "#ledger/stages.ts";
import { inSentence } from "#ledger/words.ts";

/** One thing to find out, owned by one interviewer, with its questions and written cues. */
export type PlannedCompetency = {
  id: string;
  name: string;
  stageId: string;
  owner: string;
  topic: string | null;
  /** Its name inside a sentence. */
  about: string;
  questions: readonly InterviewQuestion[];
  covers: readonly FactId[];
  facts: readonly FactId[];
};

const most = 4;

/** What the posting calls for of what its trade looks for, then the must-haves that none of it asks about. */
export function chooseCompetencies(
  reading: Reading,
  { competencies }: Playbook,
  skillQuestions: readonly Competency[],
  stages: readonly NumberedStage[],
): PlannedCompetency[] {
  const musts = interviewedMusts(reading, competencies);
  const hasOwn = musts.some((must) => closest(must, competencies) === undefined);
  const rules = rankRules(reading, competencies).slice(0, hasOwn ? most - 1 : most);
  const ruleOf = new Map(musts.map((must) => [must, closest(must, rules)]));
  const left = musts.filter((must) => ruleOf.get(must) === undefined);
  const planned = rules.map((rule, at) => {
    const covered = musts.filter((must) => ruleOf.get(must) === rule);
    return { name: rule.name, questions: [askOf(rule, `c${at + 1}`, covered)], covered };
  });
  const questions = askLeft(left, skillQuestions, `c${rules.length + 1}`);
  const own = { name: "What the job asks for", questions, covered: left };
  const all = left.length === 0 ? planned : [...planned, own];
  return all.flatMap(({ name, covered, ...asked }, at) => {
    const stage = stages[Math.floor((at * stages.length) / all.length)];
    if (stage === undefined) return [];
    const covers = covered.map(({ id }) => id);
    return {
      id: `c${at + 1}`,
      name,
      stageId: stage.id,
      owner: stage.who,
      topic: null,
      about: inSentence(name),
      questions: asked.questions,
      covers,
      facts: covers,
    };
  });
}

/** Papers, hours, loads and years are a matter of fact. */
const factual = new Set<Requirement["kind"]>([
  "credential",
  "authorization",
  "education",
  "physical",
  "schedule",
]);
const isAboutPeople = /^(?:you(?:['’]\w+)?|can|able|ability|comfortable|confident)\b/iu;

/** Whether the screen settles a must-have, so that no interview has to. */
export function isSettledInScreen(must: Requirement): boolean {
  const kind = kindOfMust(must);
  switch (kind) {
    case "experience":
      return must.years !== null;
    case "other":
      return !isAboutPeople.test(must.text);
    default:
      return factual.has(kind);
  }
}

const isOpen = new Set<Requirement["kind"]>(["experience", "other"]);

/** The must-haves that an interview can find out. */
function interviewedMusts({ requirements }: Reading, rules: readonly Competency[]): Requirement[] {
  return requirements.filter(
    (must) =>
      must.priority === "must" &&
      (!isSettledInScreen(must) || (isOpen.has(must.kind) && closest(must, rules) !== undefined)),
  );
}

/** Those that most of the duties and must-haves call for, the most called first. */
function rankRules({ duties, requirements }: Reading, rules: readonly Competency[]): Competency[] {
  const lines = [...duties, ...requirements.filter(({ priority }) => priority !== "nice")];
  const callsOf = (rule: Competency) =>
    lines.reduce((sum, { text }) => sum + Math.min(2, countCalls(rule, text)), 0);
  return rules.toSorted((left, right) => callsOf(right) - callsOf(left));
}

/** How many of a competency's words begin a word of the text. */
function countCalls({ calledBy }: Competency, text: string): number {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}+#/-]+/gu, " ")}`;
  return calledBy.filter((call) => words.includes(` ${call}`)).length;
}

/** A named skill is only asked about where the question is about that very skill. */
function closest(
  { kind, text, skills }: Requirement,
  rules: readonly Competency[],
): Competency | undefined {
  const words =
    kind === "skill" && skills.length > 0 ? skills.map(({ name }) => name).join("\n") : text;
  return mostCalled(words, rules);
}

/** The one with most of its words in the text; of two with as many, the first. */
function mostCalled(text: string, rules: readonly Competency[]): Competency | undefined {
  const [best] = rules.toSorted((left, right) => countCalls(right, text) - countCalls(left, text));
  return best !== undefined && countCalls(best, text) > 0 ? best : undefined;
}

/** What the trade's own questions leave: by the bank where it knows the skill, else in the list's words. */
function askLeft(
  musts: readonly Requirement[],
  skillQuestions: readonly Competency[],
  id: string,
): InterviewQuestion[] {
  const byQuestion = Map.groupBy(musts, ({ text }) => mostCalled(text, skillQuestions));
  const asked = [...byQuestion].flatMap(([skill, covered]) =>
    skill === undefined ? [] : [askOf(skill, `${id}.${skill.key}`, covered)],
  );
  return [...asked, ...askMusts(byQuestion.get(undefined) ?? [], id)];
}

const isOfThePast = /\b(?:did|was|were|had|have|has)\b/iu;

/** One question a competency: its cues belong to that one. */
function askOf(rule: Competency, id: string, covered: readonly Requirement[]): InterviewQuestion {
  const isPast = rule.past !== undefined;
  const probe = rule.probes.find((one) => isOfThePast.test(one) === isPast);
  return {
    id: `${id}.${isPast ? "past" : "situation"}`,
    kind: isPast ? "past" : "situation",
    question: rule.past ?? rule.case ?? "",
    probes: [
      probe ?? (isPast ? "What was your part in it?" : "What would make you act otherwise?"),
    ],
    cues: { "1": rule.cues.one, "3": rule.cues.three, "5": rule.cues.five },
    covers: covered.map((must) => must.id),
  };
}
