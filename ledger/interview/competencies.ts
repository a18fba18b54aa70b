import type { Competency, Playbook } from "#knowledge/playbook.ts";
import type { FactId } from "#ledger/facts/fact.ts";
import { namedSkills } from "#ledger/facts/named-skills.ts";
import type { InterviewQuestion } from "#ledger/interview/interview-question.ts";
import { askMusts, isAboutWriting } from "#ledger/interview/must-questions.ts";
import { kindOfMust } from "#ledger/interview/screen-hours.ts";
import type { Reading, Requirement } from "#ledger/facts/reading.ts";
import type { NumberedStage } from "#ledger/interview/stages.ts";
import { joinAnd } from "#english/words.ts";
import { inSentence } from "#ledger/in-sentence.ts";

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
  const known = bySkill(left, skillQuestions).slice(0, mostSkillQuestions);
  const rest = left.filter((must) => known.every(({ covered }) => !covered.includes(must)));
  const skills = known.map(({ skill, covered }, at) => ({
    name: skill.name,
    questions: [askOf(skill, `c${rules.length + at + 1}`, covered)],
    covered,
  }));
  const lastId = `c${rules.length + skills.length + 1}`;
  const last = {
    name: nameOfRest(rest),
    questions: askMusts(rest, lastId),
    covered: rest,
  };
  return share([...planned, ...skills, ...(rest.length === 0 ? [] : [last])], stages);
}

/** "Terraform and Linux" where all of the must-haves are skills by name, else what the questions ask for. */
function nameOfRest(rest: readonly Requirement[]): string {
  if (rest.length > 0 && rest.every(isAboutWriting)) return "Writing";
  if (rest.some((must) => namedSkills(must) === null)) return restName;
  const names = [...new Set(rest.flatMap(({ skills }) => skills.map(({ name }) => name)))];
  return names.length === 0 ? restName : joinAnd(names.slice(0, mostSkills));
}

const restName = "What else the job asks for";

/** More would take an interview that nobody has time for. */
const mostSkillQuestions = 2;
const mostSkills = 3;

/** "Basic Excel" needs no expert's question, and of three that would do none is sure to be theirs: "ACH, payroll or ledgers". */
const isLight = /\b(?:basic|some|familiar\p{L}*|exposure|beginner|willing\p{L}* to learn)\b/iu;
const isChoice = /,[^,]{1,60},? or\b/iu;

/** What the trade's own questions leave, by the question of the bank that knows the skill. */
function bySkill(musts: readonly Requirement[], skillQuestions: readonly Competency[]) {
  const byQuestion = Map.groupBy(musts, ({ text, quotes }) => {
    const line = quotes[0]?.quote ?? text;
    return isLight.test(line) || isChoice.test(line) ? undefined : mostCalled(text, skillQuestions);
  });
  return [...byQuestion].flatMap(([skill, covered]) =>
    skill === undefined ? [] : [{ skill, covered }],
  );
}

type Unplaced = {
  name: string;
  questions: readonly InterviewQuestion[];
  covered: readonly Requirement[];
};

/** In their order over the stages, each stage as many questions as its minutes are of all. */
function share(all: readonly Unplaced[], stages: readonly NumberedStage[]): PlannedCompetency[] {
  const asked = all.reduce((sum, { questions }) => sum + questions.length, 0);
  const minutes = stages.reduce((sum, stage) => sum + stage.minutes, 0);
  let before = 0;
  return all.flatMap(({ name, questions, covered }, at) => {
    const middle = ((before + questions.length / 2) / asked) * minutes;
    before += questions.length;
    const stage = stageAt(middle, stages);
    if (stage === undefined) return [];
    const covers = covered.map(({ id }) => id);
    return {
      id: `c${at + 1}`,
      name,
      stageId: stage.id,
      owner: stage.who,
      topic: null,
      about: inSentence(name),
      questions,
      covers,
      facts: covers,
    };
  });
}

function stageAt(minute: number, stages: readonly NumberedStage[]): NumberedStage | undefined {
  let end = 0;
  return stages.find((stage) => {
    end += stage.minutes;
    return minute < end;
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
function countCalls(rule: Competency, text: string): number {
  return callsIn(rule, ` ${toPlainWords(text)} `).length;
}

/** `words`: a text as plain words, with a space at either end. */
function callsIn(rule: Competency, words: string): string[] {
  return plainCallsOf(rule).filter((call) => words.includes(call));
}

/** The bank has some 1,500 words, and a posting many lines. */
const plainCalls = new WeakMap<Competency, readonly string[]>();

function plainCallsOf(rule: Competency): readonly string[] {
  const known = plainCalls.get(rule) ?? rule.calledBy.map((call) => ` ${toPlainWords(call)}`);
  plainCalls.set(rule, known);
  return known;
}

/** "Java, C++" as "java c++"; a comma behind a word leaves the space that ends it. */
function toPlainWords(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}+#/-]+/gu, " ");
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

/** The one with most of its words in the text; of two with as many, the one with the longer: "azure devops" before "azure". */
function mostCalled(text: string, rules: readonly Competency[]): Competency | undefined {
  const words = ` ${toPlainWords(text)} `;
  const called = rules.map((rule) => ({ rule, calls: callsIn(rule, words) }));
  const longest = (calls: readonly string[]) => Math.max(...calls.map(({ length }) => length));
  const [best] = called
    .filter(({ calls }) => calls.length > 0)
    .toSorted(
      (left, right) =>
        right.calls.length - left.calls.length || longest(right.calls) - longest(left.calls),
    );
  return best?.rule;
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
