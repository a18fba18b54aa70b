import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { refusable } from "#tools/conditions.ts";
import { tellingMusts } from "#tools/demands.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { known, rangeOf } from "#tools/phrases.ts";
import { vary } from "#tools/vary.ts";

/** The planning funnel, each rate with where it comes from. */
export function writePipeline(ledger: Ledger): EngagementHub["pipelineHealth"] {
  const { plan, reading } = ledger;
  const { steps } = plan.funnel;
  const count = (name: string) => steps.find(({ step }) => step === name)?.people ?? 0;
  const [must] = tellingMusts(ledger);
  const turning = must ? `; most turn on ${must.asked}` : "";
  const openings = reading.openings ? ` Times ${inSentence(reading.openings.text)}.` : "";
  const plain = vary(
    ledger,
    `Plan ${count("contacted")} first messages and ${count("screened")} first calls`,
    `${count("contacted")} people written to, ${count("screened")} called`,
    `${count("screened")} calls out of ${count("contacted")} messages`,
  );
  return {
    finding: clip(`${plain}${turning}.${openings}`, 600),
    steps: steps.map(({ step, people, ratePercent, basis }) => ({
      step,
      people,
      ratePercent,
      rateBasis: clip(basisOf(step, basis, ledger), 600),
      ...known("estimate", plan.funnel.id, must?.id, reading.pay?.id),
    })),
    note: "Put in your own rates after ten screens.",
    ...known("estimate", plan.funnel.id, "research.sequence", reading.openings?.id, must?.id),
  };
}

function basisOf(step: string, basis: string, ledger: Ledger): string {
  switch (step) {
    case "contacted":
      return "Vendor benchmark, staffing";
    case "screened":
      return gatesOf(ledger);
    case "offered":
      return acceptance(basis, ledger);
    case "hired":
      return "One opening";
    default:
      return "Planning default";
  }
}

function gatesOf(ledger: Ledger): string {
  const [must] = tellingMusts(ledger);
  const [condition] = refusable(ledger);
  const gates = [
    ...(must ? [`some lack ${must.asked}`] : []),
    ...(condition ? [`some decline ${condition.thing}`] : []),
  ];
  return gates.length === 0 ? "Planning default" : capital(gates.join("; "));
}

function acceptance(basis: string, ledger: Ledger): string {
  const range = rangeOf(ledger);
  if (range === null) return "No range agreed";
  return basis.includes("under the median")
    ? `${capital(range)}: middle under the median`
    : `${capital(range)}, known early`;
}
