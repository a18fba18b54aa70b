import { namedManager } from "#ledger/facts/hiring-manager.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Stage } from "#ledger/interview/plan.ts";
import { droppedStages } from "#ledger/agreed/agreed.ts";
import { promisedSteps, toldSteps } from "#ledger/interview/hiring-steps.ts";
import { quoteLines } from "#ledger/facts/quote-line.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { idsOf, known } from "#tools/writing/phrases.ts";

type Maker = IntakeSync["decisionMakers"][number];

/** Whom the job reports to, by title and never by name, says nothing of who decides. */
export function writeDecisionMakers({ reading }: Ledger): Maker[] {
  const isBoss = (reading.team?.reportsTo ?? "") !== "";
  const boss = isBoss ? namedManager(reading) : null;
  return [
    {
      role: "To be named",
      part: "decides",
      on: `The hire and the must-haves${boss === null ? "" : `; the job reports to: ${boss}`}`,
      ...known("plan", reading.team?.id ?? "title"),
    },
  ];
}

export function writeInterviewPlan(ledger: Ledger): IntakeSync["interviewPlan"] {
  const { plan, reading, playbook } = ledger;
  const isPromised = promisedSteps(reading).length > 1;
  const told = toldSteps(reading);
  return {
    note: isPromised
      ? droppedStages(reading.agreed).size > 0
        ? "These are the posting's steps without those that were dropped. Change the posting to match."
        : "These are the posting's own steps. Keep to them, or change the posting first."
      : told.length > 0
        ? `The text tells the steps in its own words: ${quoteLines(told.map(({ text }) => text))}. The plan holds one place for them. Write them in, each with who and how long.`
        : playbook.plan.note,
    totalMinutes: plan.candidateMinutes,
    stages: plan.stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      minutes: stage.minutes,
      who: stage.who,
      competencies: namesAt(ledger, stage),
      passSignal: passSignalOf(ledger, stage),
      ...known("plan", plan.id),
    })),
    // Who rates what stands with each stage.
    competencies: [],
    ...known(
      "plan",
      plan.id,
      ...(isPromised || told.length > 0 ? idsOf(reading.process) : ["occupation"]),
      ...plan.competencies.flatMap(({ facts }) => facts),
    ),
  };
}

function namesAt({ plan }: Ledger, { id }: Stage): string[] {
  return plan.competencies.filter(({ stageId }) => stageId === id).map(({ name }) => name);
}

/** What must be on paper after a stage. */
function passSignalOf(ledger: Ledger, stage: Stage): string {
  if (namesAt(ledger, stage).length > 0) return "Rated in writing, with what they did.";
  switch (stage.kind) {
    case "screen":
      return "Nothing rules the job out.";
    case "visit":
      return "Not rated.";
    case "debrief":
      return "Ratings written before anybody speaks.";
    case "workSample":
      return "Rated in writing, by what came out of it.";
    default:
      return "Notes written the same day.";
  }
}
