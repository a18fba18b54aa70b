import type { Playbook } from "#knowledge/playbook.ts";
import type { Reading } from "#ledger/reading.ts";

export type StageKind = "screen" | "interview" | "workSample" | "visit" | "debrief";
export type NumberedStage = {
  id: string;
  name: string;
  minutes: number;
  who: string;
  kind: StageKind;
};

const fewestPromised = 2;
const mostStages = 7;

/** The steps the posting promises; where it promises none, the usual ones of the trade. */
export function stagesOf(reading: Reading, playbook: Playbook): NumberedStage[] {
  const promised = promisedSteps(reading).slice(0, mostStages);
  const usual = usualStages(reading, playbook);
  const stages =
    promised.length >= fewestPromised
      ? withScreen(
          promised.map((step) => toStage(step, reading, playbook)),
          usual,
        )
      : usual;
  const withDebrief = stages.some(({ kind }) => kind === "debrief") ? stages : [...stages, debrief];
  return withDebrief.map((stage, at) => ({ ...stage, id: `s${at + 1}` }));
}

type Stage = Omit<NumberedStage, "id">;

const debrief: Stage = {
  name: "Debrief",
  minutes: 15,
  who: "All interviewers",
  kind: "debrief",
};

function usualStages(reading: Reading, { plan }: Playbook): Stage[] {
  const manager = managerOf(reading);
  return plan.stages.map(({ kind, who, ...stage }) => ({
    ...stage,
    who: manager !== null && who === plan.decider ? manager : who,
    kind: kind === "work-sample" ? "workSample" : kind,
  }));
}

function managerOf({ team }: Reading): string | null {
  const name = (team?.reportsTo ?? "").replace(/^(?:the|our|an?) /iu, "").slice(0, 80);
  return name === "" ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

const kinds: readonly (readonly [RegExp, StageKind])[] = [
  [/\bdebrief\b/iu, "debrief"],
  [
    /\b(?:test|trial|exercise|case|sample|mock|take-home|coding|pairing|working|presentation|portfolio|audition|lesson|simulation)\b/iu,
    "workSample",
  ],
  [/\b(?:phone|(?<!shipped )screen|recruiter|intro\p{L}*|call|talent)\b/iu, "screen"],
  [/\binterview\b/iu, "interview"],
  [/\b(?:tour|visit|shadow|ride-along|meet the team|lunch)\b/iu, "visit"],
];
const usualMinutes: Readonly<Record<StageKind, number>> = {
  screen: 20,
  interview: 45,
  workSample: 60,
  visit: 45,
  debrief: 15,
};

/** A step in the posting's own words. */
function toStage(step: string, reading: Reading, { plan }: Playbook): Stage {
  const kind = kindOf(step);
  const name = withoutMinutes(step);
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1, 120),
    minutes: minutesIn(step) ?? usualMinutes[kind],
    who: kind === "screen" ? "Recruiter" : (managerOf(reading) ?? plan.decider),
    kind,
  };
}

/** Facts are settled somewhere: in a promised first talk where others follow it, else in the trade's usual call. */
function withScreen(promised: readonly Stage[], usual: readonly Stage[]): Stage[] {
  if (promised.some(({ kind }) => kind === "screen")) return [...promised];
  const [first, ...rest] = promised;
  if (first?.kind === "interview" && rest.length >= fewestPromised)
    return [{ ...first, kind: "screen" }, ...rest];
  return [...usual.filter(({ kind }) => kind === "screen").slice(0, 1), ...promised];
}

function kindOf(step: string): StageKind {
  return kinds.find(([pattern]) => pattern.test(step))?.[1] ?? "interview";
}

const minutes = /[\s(]*\b(\d{2,3})[ -]?(?:m\b|min\b|mins\b|minutes?\b)\)?/iu;
const hours = /\b(\d) ?(?:hours?|hrs?)\b/iu;

/** "HM 45m" as "HM"; "30 min w/ Maya" stays. */
function withoutMinutes(step: string): string {
  return step.replace(new RegExp(`(?<=\\p{L}{2}\\S*)${minutes.source}$`, "iu"), "");
}

function minutesIn(text: string): number | null {
  const inMinutes = Number(minutes.exec(text)?.[1] ?? 0);
  const found = inMinutes > 0 ? inMinutes : 60 * Number(hours.exec(text)?.[1] ?? 0);
  return found >= 10 && found <= 240 ? found : null;
}

const lead =
  /^(?:you can )?(?:expect|(?:the |our )?(?:interview |hiring )?(?:process|steps)(?: is| includes)?:?|interviews? (?:is|are)|interview:|we (?:do|have|start with))\s+/iu;

/** What the posting promises, step by step; what happens after the decision is no step of it. */
export function promisedSteps({ process }: Pick<Reading, "process">): string[] {
  return process
    .flatMap(({ text }) =>
      text.replace(lead, "").split(/(?:, (?![^(]*\))| ?; | \+ | ?[→>] ?|, then )(?:and |then )?/u),
    )
    .map((step) =>
      step
        .replace(/^(?:and|then|\d[.)]) /u, "")
        .replace(/[.;:]+$/u, "")
        .trim(),
    )
    .filter((step) => step !== "" && step.split(" ").length <= mostWords && isStep.test(step))
    .filter((step) => !isAfterwards.test(step));
}

const mostWords = 14;
const isAfterwards = /\b(?:references?|refs|background|offer)\b/iu;
const isStep =
  /\b(?:interview|call|chat|(?<!shipped )screen|meeting|test|trial|exercise|case|sample|tour|visit|panel|presentation|conversation|round|onsite|on-site|take-home|pairing|debrief|lesson|lunch|shadow|talk|min|minutes|\d{2,3} ?m|assessment|recruiter|HM|design|coding|session)\b/iu;
