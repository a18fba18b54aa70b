import { droppedStages } from "#ledger/agreed/agreed.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import {
  minutesIn,
  namedIn,
  promisedSteps,
  toldSteps,
  type HiringStep,
} from "#ledger/interview/hiring-steps.ts";
import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import type { Reading } from "#ledger/facts/reading.ts";
import { keyOfText } from "#ledger/read/text/said.ts";

export type StageKind = "screen" | "interview" | "workSample" | "visit" | "debrief";
export type NumberedStage = {
  id: string;
  name: string;
  minutes: number;
  /** Whether somebody said how long it takes; else the minutes are a proposal for the team. */
  isTimed: boolean;
  who: string;
  kind: StageKind;
};

const fewestPromised = 2;
/** Without the debrief. */
const mostStages = 7;

type Step = Pick<NumberedStage, "kind" | "name">;

const unattended = /\b(?:take-home|at home|homework)\b/iu;
/** What somebody does or shows: "Excel exercise", "Case study presentation". */
const done =
  /\b(?:exercises?|tests?|presentation|assessment|task|audition|demo\p{L}*|lesson|tasting|taster|mock|role[- ]play|simulation|sample|course)\b/iu;
const talked =
  /\b(?:interview|talk|discussion|conversation|session|review|walk\p{L}*|panel|pairing|chat)\b/iu;

/** Whether somebody is there to be asked, and is not busy with a task. */
function takesQuestions({ kind, name }: Step): boolean {
  if (kind !== "workSample") return kind === "interview";
  return !unattended.test(name) && (!done.test(name) || talked.test(name));
}

/** Where questions are rated: in talks, else beside the task or on the visit, and only in calls where there is nothing else. */
export function ratedStages(stages: readonly NumberedStage[]): readonly NumberedStage[] {
  const choices = [
    stages.filter(takesQuestions),
    stages.filter(({ kind, name }) => kind === "workSample" && !unattended.test(name)),
    stages.filter(({ kind }) => kind === "visit"),
  ];
  return choices.find((some) => some.length > 0) ?? stages.filter(({ kind }) => kind !== "debrief");
}

/** Their own work, or one of two forms, is not alike for everybody. */
const ownOrChosen =
  /\b(?:portfolio|presentation|audition|project|pitch|already done|own work)\b|\sor\s/iu;

/** Whether one of the stages is a task that is the same for everybody. */
export function hasCommonTask(stages: readonly Step[]): boolean {
  return stages.some(({ kind, name }) => kind === "workSample" && !ownOrChosen.test(name));
}

/** The steps the posting promises; where it tells them in sentences, one that stands for them; where it promises none, the usual ones of the trade. */
export function stagesOf(reading: Reading, playbook: Playbook): NumberedStage[] {
  const promised = promisedSteps(reading).slice(0, mostStages);
  const usual = usualStages(reading, playbook);
  const stages =
    promised.length >= fewestPromised
      ? withScreen(
          promised.map((step) => toStage(step, reading)),
          usual,
        ).slice(0, mostStages)
      : toldSteps(reading).length > 0
        ? [...usual.filter(({ kind }) => kind === "screen").slice(0, 1), asTold(reading)]
        : usual;
  const kept = withoutDropped(stages, droppedStages(reading.agreed));
  const withDebrief = kept.some(({ kind }) => kind === "debrief") ? kept : [...kept, debrief];
  return withDebrief.map((stage, at) => ({ ...stage, id: `s${at + 1}` }));
}

type Stage = Omit<NumberedStage, "id">;

/** With the debrief three, the fewest that a plan has. */
export const fewestLeft = 2;

const isTalk = ({ kind }: Stage) => kind === "interview" || kind === "workSample";

/** Without the stages that somebody dropped; two stay, one of them a talk, since somebody has to meet the candidate. */
function withoutDropped(stages: readonly Stage[], dropped: ReadonlySet<string>): readonly Stage[] {
  if (dropped.size === 0) return stages;
  const kept = stages.filter(({ name }) => !dropped.has(keyOfText(name)));
  const isPlan = kept.filter(({ kind }) => kind !== "debrief").length >= fewestLeft;
  return isPlan && kept.some(isTalk) ? kept : stages;
}

const debrief: Stage = {
  name: "Debrief",
  minutes: 15,
  isTimed: false,
  who: "All interviewers",
  kind: "debrief",
};

function usualStages(reading: Reading, { plan }: Playbook): Stage[] {
  const manager = hiringManagerOf(reading);
  return plan.stages.map(({ kind, who, ...stage }) => ({
    ...stage,
    isTimed: false,
    who: isOpenJob(who, reading)
      ? manager
      : who.startsWith(plan.decider)
        ? who.replace(plan.decider, manager)
        : who,
    kind: kind === "work-sample" ? "workSample" : kind,
  }));
}

/** The seat that is empty meets nobody: "Department supervisor" where a supervisor is hired. */
function isOpenJob(who: string, { title }: Reading): boolean {
  const words = who.toLowerCase().split(" ");
  const said = title.clean.toLowerCase().split(/[^\p{L}]+/u);
  const head = words.at(-1) ?? "";
  if (words.length > mostOfSeat || !said.includes(head)) return false;
  return /^(?:supervisor|foreman)$/u.test(head) || words.every((word) => said.includes(word));
}

const mostOfSeat = 2;

/** No step of ours stands beside steps that are told in sentences: one of theirs stands for them, by its name where they name it. */
function asTold(reading: Reading): Stage {
  const told = toldSteps(reading);
  const name = namedIn(told);
  const minutes = told.flatMap(({ text }) => minutesIn(text) ?? [])[0] ?? null;
  return {
    name: name ?? "Interviews",
    minutes: minutes ?? usualMinutes[name === null ? "interview" : kindOf(name)],
    isTimed: minutes !== null,
    who: hiringManagerOf(reading),
    kind: name !== null && kindOf(name) === "workSample" ? "workSample" : "interview",
  };
}

const kinds: readonly (readonly [RegExp, StageKind])[] = [
  [/\bdebrief\b/iu, "debrief"],
  [
    /\b(?:test|trial|exercise|case|sample|mock|take-home|coding|pairing|working|presentation|portfolio|audition|lesson|simulation|assessment|role[- ]play|(?<!\b(?:first|second|third|final|last|next|initial|one|two|\d(?:st|nd|rd)?) )stage|demo|task|tasting|taster)\b/iu,
    "workSample",
  ],
  [/\bpanel\b/iu, "interview"],
  [
    /\b(?:phone|telephon\p{L}+|(?<!shipped )screen|recruiter|intro\p{L}*|call|talent)\b/iu,
    "screen",
  ],
  [/\binterview\b/iu, "interview"],
  [
    /\b(?:tour|visit|shadow\p{L}*|ride[- ]along|sit[- ]along|walk|meet the team|lunch|coffee)\b/iu,
    "visit",
  ],
];
const usualMinutes: Readonly<Record<StageKind, number>> = {
  screen: 20,
  interview: 45,
  workSample: 60,
  visit: 45,
  debrief: 15,
};

/** A step in the posting's own words. */
function toStage({ name, minutes, people }: HiringStep, reading: Reading): Stage {
  const kind = kindOf(name);
  return {
    name,
    minutes: minutes ?? usualMinutes[kind],
    isTimed: minutes !== null,
    who: people ?? (kind === "screen" ? "Recruiter" : hiringManagerOf(reading)),
    kind,
  };
}

const longestScreen = 30;
const isWithBoss =
  /\b(?:manager|mgr|HM|director|head|owner|founder|chief|president|principal|R?VP|C[EFTO]O|GM)\b/iu;

/** Facts are settled in the posting's own call or short first talk, else in the trade's usual call: a manager's hour is not for them. */
function withScreen(promised: readonly Stage[], usual: readonly Stage[]): Stage[] {
  if (promised.some(({ kind }) => kind === "screen")) return [...promised];
  const [first, ...rest] = promised;
  const isShort = first?.kind === "interview" && first.isTimed && first.minutes <= longestScreen;
  if (
    first !== undefined &&
    isShort &&
    rest.length >= fewestPromised &&
    !isWithBoss.test(first.name)
  )
    return [{ ...first, kind: "screen" }, ...rest];
  return [...usual.filter(({ kind }) => kind === "screen").slice(0, 1), ...promised];
}

function kindOf(step: string): StageKind {
  return kinds.find(([pattern]) => pattern.test(step))?.[1] ?? "interview";
}
