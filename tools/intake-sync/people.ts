import type { Ledger } from "#ledger/ledger.ts";
import type { Stage } from "#ledger/plan.ts";
import { promisedSteps } from "#ledger/hiring-steps.ts";
import { ownerOf } from "#tools/intake-sync/owner.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { idsOf, known, mustsOf } from "#tools/phrases.ts";
import { rangeOf } from "#tools/writing/say.ts";

type Maker = IntakeSync["decisionMakers"][number];

/** Roles, never names; one decides on the hire. */
export function writeDecisionMakers(ledger: Ledger): Maker[] {
  const { plan, reading } = ledger;
  const papers = mustsOf(ledger).filter(({ credentials }) => credentials.length > 0);
  return [
    {
      role: ownerOf(ledger),
      part: "decides",
      on: "The hire and the must-haves",
      ...known(reading.team?.reportsTo ? "given" : "estimate", reading.team?.id, "occupation"),
    },
    {
      role: "HR compensation",
      part: "decides",
      on: rangeOf(ledger) === null ? "The range" : "Anything outside the range",
      ...known("estimate", reading.pay?.id),
    },
    ...(papers.length === 0
      ? []
      : [
          {
            role: "HR",
            part: "decides" as const,
            on: "Whether a license or certificate counts as met",
            ...known("estimate", ...idsOf(papers)),
          },
        ]),
    {
      role: "Interviewers",
      part: "advises",
      on: "What each of them rated, in writing, before the debrief",
      ...known("plan", plan.id),
    },
    {
      role: "Recruiter",
      part: "informed",
      on: "Every decision, on the day it is made",
      ...known("plan", plan.id),
    },
  ];
}

export function writeInterviewPlan(ledger: Ledger): IntakeSync["interviewPlan"] {
  const { plan, reading, playbook } = ledger;
  const isPromised = promisedSteps(reading).length > 1;
  return {
    note: isPromised
      ? "These are the posting's own steps. Keep to them, or change the posting first."
      : playbook.plan.note,
    totalMinutes: plan.stages.reduce(
      (sum, { minutes, kind }) => sum + (kind === "debrief" ? 0 : minutes),
      0,
    ),
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
      ...(isPromised ? idsOf(reading.process) : ["occupation"]),
      ...plan.competencies.flatMap(({ facts }) => facts),
    ),
  };
}

function namesAt({ plan }: Ledger, { id }: Stage): string[] {
  return plan.competencies.filter(({ stageId }) => stageId === id).map(({ name }) => name);
}

/** What must be on paper after a stage. */
function passSignalOf(ledger: Ledger, stage: Stage): string {
  switch (stage.kind) {
    case "screen":
      return "Yes to every point, or agreed to leave it open.";
    case "visit":
      return "Not rated.";
    case "debrief":
      return "Ratings written before anybody speaks.";
    default:
      return namesAt(ledger, stage).length === 0
        ? "Notes written the same day."
        : "An example in writing for each.";
  }
}
