import { cuesFor, type Cues } from "#ledger/cues.ts";
import type { FactId } from "#ledger/fact.ts";
import type { CompetencyRule, FamilyRules } from "#ledger/families/family-rules.ts";
import { fillPattern } from "#ledger/families/slots.ts";
import { fieldOfYears, kindOfMust, nameOfMust } from "#ledger/must-words.ts";
import { probeFor, type QuestionKind } from "#ledger/probes.ts";
import { askBack, joinAsk, usualProbes } from "#ledger/question-words.ts";
import type { Reading, Requirement } from "#ledger/reading.ts";
import { countCalls, fillSeats, interviewedMusts, type Seat } from "#ledger/seats.ts";
import { slotsOf } from "#ledger/slots-of-job.ts";
import type { NumberedStage } from "#ledger/stages.ts";
import { inSentence } from "#ledger/words.ts";

export type InterviewQuestion = {
  id: string;
  kind: QuestionKind;
  question: string;
  probes: readonly string[];
  cues: Cues;
  covers: readonly FactId[];
};

/** One thing to find out, owned by one interviewer, with two questions and written cues. */
export type PlannedCompetency = {
  id: string;
  name: string;
  stageId: string;
  owner: string;
  /** What of this job it is found out on: the thing a duty is about. */
  topic: string | null;
  /** The same where it has a topic, else the must-have it is found out on, else its own name. */
  about: string;
  questions: readonly InterviewQuestion[];
  covers: readonly FactId[];
  /** The duty, the requirements and the warnings its questions take words from. */
  facts: readonly FactId[];
};

/** What the questions of one job have in common. */
type Job = {
  reading: Reading;
  rules: FamilyRules;
  person: string;
  /** The must-have every example should come from: the experience asked for, else the first. */
  background: Requirement | null;
};

/** The competencies of this job, dealt out to the rated stages in turn. */
export function chooseCompetencies(
  reading: Reading,
  rules: FamilyRules,
  stages: readonly NumberedStage[],
  person: string,
): PlannedCompetency[] {
  const job = { reading, rules, person, background: backgroundOf(reading) };
  const seats = fillSeats(reading, rules);
  return seats.flatMap((seat, at) => {
    const stage = stages[Math.floor((at * stages.length) / seats.length)];
    return stage === undefined ? [] : [planSeat(seat, at, stage, job)];
  });
}

function backgroundOf(reading: Reading): Requirement | null {
  const musts = interviewedMusts(reading);
  const field = musts.find(({ kind, text }) => kind === "experience" && fieldOfYears(text) !== "");
  const paper = musts.find(({ kind }) => kind === "skill" || kind === "credential");
  return field ?? paper ?? musts[0] ?? null;
}

function planSeat(seat: Seat, at: number, stage: NumberedStage, job: Job): PlannedCompetency {
  const { rule, musts, duty, warnings } = seat;
  const covers = musts.map(({ id }) => id);
  const others = [job.background, duty, ...warnings].flatMap((one) => one?.id ?? []);
  return {
    id: `c${at + 1}`,
    name: rule.name,
    stageId: stage.id,
    owner: stage.who,
    topic: duty?.topic ?? null,
    about: aboutOf(seat, job.background),
    questions: [...ask(seat, "past", at, job), ...ask(seat, "situation", at, job)],
    covers,
    facts: [...new Set([...covers, ...others])],
  };
}

function aboutOf({ duty, musts, rule }: Seat, background: Requirement | null): string {
  const must = musts[0] ?? background;
  return duty?.topic ?? (must === null ? inSentence(rule.name) : nameOfMust(must));
}

/** Must-haves are shared between the two questions, so that each is asked for once. */
function ask(seat: Seat, kind: QuestionKind, at: number, job: Job): InterviewQuestion[] {
  const { rule, musts, duty, warnings } = seat;
  const { reading, rules, person, background } = job;
  const slots = slotsOf(reading, rules, person, musts, duty === null ? [] : [duty.phrase]);
  const filled = fillPattern(rule[kind], slots);
  if (filled === null) return [];
  const covered = musts.filter((_, index) => (index % 2 === 0) === (kind === "past"));
  const topic = duty?.topic ?? null;
  const [warning] = kind === "past" ? warnings : [];
  const turned = kind === "past" ? askBack(filled, seat, covered[0], at) : filled;
  return [
    {
      id: `c${at + 1}.${kind}`,
      kind,
      question: joinAsk(turned, duty === null),
      probes: [
        ...covered.map((must) => probeFor(must, kind)),
        ...usualProbes(rule, kind, { topic, background, count: covered.length, turn: at }),
      ],
      cues: cuesFor(rule, kind, at, {
        must: covered.find((must) => isAnchor(must, rule)) ?? null,
        background,
        topic,
        warning: warning === undefined ? null : inSentence(warning.text),
      }),
      covers: covered.map(({ id }) => id),
    },
  ];
}

/** Fit to rate an answer by: knowledge, papers and languages always, other lines where they belong. */
function isAnchor(must: Requirement, rule: CompetencyRule): boolean {
  const kind = kindOfMust(must);
  if (kind === "experience") return must.years === null || fieldOfYears(must.text) !== "";
  return kind !== "other" || countCalls(rule, must.text) > 0;
}
