import type { FamilyRules, StageRule } from "#ledger/families/family-rules.ts";
import type { Reading } from "#ledger/reading.ts";
import { capital } from "#ledger/words.ts";

export type NumberedStage = StageRule & { id: string };

/** Work learned at a station or a bench: whoever leads it is not tried out there. */
const handsOn = new Set<FamilyRules["key"]>(["operations", "service", "support", "trades"]);

function stagesForLeaders({ decider }: FamilyRules): StageRule[] {
  return [
    { name: "Recruiter screen", minutes: 20, who: "Recruiter", kind: "screen" },
    { name: "Walk through a shift", minutes: 45, who: "Shift lead", kind: "visit" },
    { name: "Manager interview", minutes: 60, who: capital(decider), kind: "interview" },
    { name: "Team interview", minutes: 45, who: "Future colleague", kind: "interview" },
    { name: "Debrief", minutes: 15, who: "All interviewers", kind: "debrief" },
  ];
}

/** The family's stages, with the manager the posting names and the minutes it promises. */
export function stagesOf(reading: Reading, rules: FamilyRules): NumberedStage[] {
  const isForLeaders = reading.title.leadsPeople && handsOn.has(rules.key);
  const usual = isForLeaders ? stagesForLeaders(rules) : rules.stages;
  const numbered = usual.map((stage, at) => ({ ...stage, id: `s${at + 1}` }));
  const promises = promisedSteps(reading);
  return nameManager(numbered, reading, rules).map((stage) => {
    const promised = promises.find((step) => matchPromise(step, numbered) === stage.id);
    return { ...stage, minutes: minutesIn(promised ?? "") ?? stage.minutes };
  });
}

const lead =
  /^(?:you can )?(?:expect|(?:the )?(?:interview )?process(?: is| includes)?:?|interviews? (?:is|are)|interview:|we (?:do|have|start with))\s+/iu;

/** What the posting promises, step by step. */
export function promisedSteps({ process }: Pick<Reading, "process">): string[] {
  return process
    .flatMap(({ text }) => text.replace(lead, "").split(/(?:, |; | \+ )(?:and )?/u))
    .map((step) =>
      step
        .replace(/^and /u, "")
        .replace(/[.;:]+$/u, "")
        .trim(),
    )
    .filter((step) => step !== "");
}

/** The manager takes the place of whoever usually has the last word. */
function nameManager(
  stages: readonly NumberedStage[],
  { team }: Reading,
  { decider }: FamilyRules,
): NumberedStage[] {
  const manager = (team?.reportsTo ?? "").replace(/^(?:the|our|an?) /iu, "");
  if (manager === "") return [...stages];
  const score = ({ who }: StageRule) => 3 * shared(who, manager) + shared(who, decider);
  const rated = stages.filter(
    ({ kind, who }) => (kind === "interview" || kind === "workSample") && !several.test(who),
  );
  const replaced = rated.toSorted((a, b) => score(b) - score(a))[0]?.who;
  return stages.map((stage) => ({
    ...stage,
    who:
      replaced === undefined
        ? stage.who
        : stage.who.replace(replaced, capital(manager)).slice(0, 200),
  }));
}

/** A panel stays a panel, whoever sits on it. */
const several = /panel|members|partners|peers/iu;

function shared(one: string, other: string): number {
  const words = new Set(other.toLowerCase().split(/[^\p{L}]+/u));
  return one
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && words.has(word)).length;
}

const call = /\b(?:call|phone|screen)\b/iu;
const stemLength = 4;

/** The stage that keeps a promised step: one whose name or interviewer shares a word, else the screen for a call; null where none does. */
export function matchPromise(
  step: string,
  stages: readonly Pick<NumberedStage, "id" | "name" | "kind" | "who">[],
): string | null {
  const stems = stemsOf(step);
  const found = stages.find(
    ({ name, who, kind }) =>
      kind !== "debrief" && [...stemsOf(`${name} ${who}`)].some((stem) => stems.has(stem)),
  );
  const screen = call.test(step) ? stages.find(({ kind }) => kind === "screen") : undefined;
  return (found ?? screen)?.id ?? null;
}

const filler = new Set(
  "inte conv sess meet talk with your past real work shor seni mana lead team futu coll engi".split(
    " ",
  ),
);

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(
    words.map((word) => word.slice(0, stemLength)).filter((stem) => !filler.has(stem)),
  );
}

function minutesIn(text: string): number | null {
  const found = /\b(\d{2,3})[ -]?(?:min\b|minutes?\b)/iu.exec(text)?.[1];
  const minutes = Number(found);
  return found !== undefined && minutes >= 10 && minutes <= 240 ? minutes : null;
}
