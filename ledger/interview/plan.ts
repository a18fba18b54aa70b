import { chooseCompetencies, type PlannedCompetency } from "#ledger/interview/competencies.ts";
import type { Fact, FactId } from "#ledger/facts/fact.ts";
import type { Competency, Playbook } from "#knowledge/playbook.ts";
import { planFunnel, type FunnelStep } from "#ledger/interview/funnel.ts";
import type { Reading } from "#ledger/facts/reading.ts";
import { listScreenQuestions } from "#ledger/interview/screen.ts";
import type { ScreenQuestion } from "#ledger/interview/screen-question.ts";
import {
  ratedStages,
  stagesOf,
  type NumberedStage,
  type StageKind,
} from "#ledger/interview/stages.ts";
import { joinAnd } from "#english/words.ts";

export type Stage = {
  id: string;
  name: string;
  kind: StageKind;
  minutes: number;
  isTimed: boolean;
  who: string;
  passSignal: string;
};

/** Our own process: planning estimates a person edits, never claims about the world. */
export type Plan = {
  id: FactId;
  stages: readonly Stage[];
  competencies: readonly PlannedCompetency[];
  screen: readonly ScreenQuestion[];
  funnel: { id: FactId; steps: readonly FunnelStep[] };
  callMinutes: number;
  /** The candidate's time in all: every stage but the debrief. The one total that reports name. */
  candidateMinutes: number;
  /** Working days between two steps, by urgency. */
  stepDays: number;
};

const stepDaysByUrgency = { critical: 1, active: 2, passive: 5 } as const;

export function makePlan(
  reading: Reading,
  { playbook, questionBook }: { playbook: Playbook; questionBook: Playbook },
  skillQuestions: readonly Competency[],
): Plan {
  const numbered = stagesOf(reading, playbook);
  const rated = ratedStages(numbered);
  const competencies = chooseCompetencies(reading, questionBook, skillQuestions, rated);
  const screen = listScreenQuestions(reading);
  return {
    id: "plan",
    stages: numbered.map((stage) => ({
      ...stage,
      passSignal: passSignalOf(stage, competencies, screen),
    })),
    competencies,
    screen,
    funnel: { id: "plan.funnel", steps: planFunnel(reading, playbook) },
    callMinutes: numbered.find(({ kind }) => kind === "screen")?.minutes ?? 20,
    candidateMinutes: numbered.reduce(
      (sum, { minutes, kind }) => sum + (kind === "debrief" ? 0 : minutes),
      0,
    ),
    stepDays: stepDaysByUrgency[reading.urgency?.level ?? "active"],
  };
}

export function factsOfPlan({ id, stages, funnel, candidateMinutes, stepDays }: Plan): Fact[] {
  const rule = (words: string): Fact["sources"] => [{ kind: "rule", rule: words, from: [] }];
  const minutes = stages
    .map(
      ({ name, minutes: takes, who, kind, isTimed }) =>
        `${name} ${takes} minutes (${who}${kind === "debrief" ? ", for the team alone" : isTimed ? "" : ", our estimate"})`,
    )
    .join(", ");
  const steps = funnel.steps.map(({ step, people, ratePercent }) =>
    ratePercent === null ? `${people} ${step}` : `${people} ${step} (${ratePercent} % go on)`,
  );
  return [
    {
      id,
      label: "Interview plan",
      text: `${minutes}; ${candidateMinutes} minutes with a candidate; ${stepDays} working days a step`,
      basis: "estimate",
      sources: rule("the usual stages of this kind of work; a person edits them"),
    },
    {
      id: funnel.id,
      label: "Planning funnel",
      text: steps.join(", "),
      basis: "estimate",
      sources: rule("worked backwards from the hires with planning defaults, each step rounded up"),
    },
  ];
}

/** What must be on paper after a stage. */
function passSignalOf(
  { id, kind }: NumberedStage,
  competencies: readonly PlannedCompetency[],
  screen: readonly ScreenQuestion[],
): string {
  const owned = competencies.filter(({ stageId }) => stageId === id);
  if (owned.length > 0 && kind !== "screen") return signalsOf(owned);
  switch (kind) {
    case "screen":
      return `Settled: ${joinAnd([...new Set(screen.map(({ about }) => about))].slice(0, 3))}.`;
    case "visit":
      return "Nothing is rated.";
    case "debrief":
      return "Ratings are written before anyone talks.";
    case "workSample":
      return "What came out of it is rated in writing.";
    default:
      return signalsOf(owned);
  }
}

function signalsOf(owned: readonly PlannedCompetency[]): string {
  const signals = owned.map(({ about }) => about);
  return signals.length === 0
    ? "Notes are written."
    : `Evidence is written for ${joinAnd(signals)}.`;
}
