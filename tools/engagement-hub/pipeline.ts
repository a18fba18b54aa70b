import { countOpenings } from "#ledger/interview/funnel.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { count, say, type Slot } from "#tools/writing/say.ts";

/** Whether people are found by a post; others are written to. */
export function isByPost({ playbook }: Pick<Ledger, "playbook">): boolean {
  return playbook.reach === "apply";
}

/** The planned people of a step, as words: "96 people". */
export function peopleAt({ plan }: Ledger, at: number, one: string, many: string): Slot {
  return count(plan.funnel.steps[at]?.people ?? 0, one, many);
}

/** The planning funnel; every rate says that it is a default. */
export function writePipeline(ledger: Ledger): EngagementHub["pipelineHealth"] {
  const { plan, reading } = ledger;
  const hires = count(countOpenings(reading), "hire", "hires");
  const calls = peopleAt(ledger, 2, "first call", "first calls");
  const finding = isByPost(ledger)
    ? say`About ${peopleAt(ledger, 1, "applicant", "applicants")} and ${calls} for ${hires}.`
    : say`About ${peopleAt(ledger, 0, "first message", "first messages")} and ${calls} for ${hires}.`;
  return {
    finding,
    steps: plan.funnel.steps.map(({ step, people, ratePercent, basis }) => ({
      step,
      people,
      ratePercent,
      rateBasis: basis === "" ? (reading.openings?.text ?? "One opening assumed") : basis,
      ...known("estimate", plan.funnel.id, reading.pay?.id),
    })),
    note: noteOf(ledger),
    ...known("estimate", plan.funnel.id, reading.openings?.id),
  };
}

function noteOf(ledger: Ledger): string {
  const own = "Replace each planning default with your own rate after ten screens.";
  return ledger.playbook.reach === "both"
    ? `${own} People who apply on their own come on top.`
    : own;
}
