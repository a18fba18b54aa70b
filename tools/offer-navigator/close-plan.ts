import type { Ledger } from "#ledger/ledger.ts";
import type { Stage } from "#ledger/interview/plan.ts";
import { clip } from "#tools/writing/clip.ts";
import { baseFormOf } from "#tools/offer-navigator/pay-form.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { known } from "#tools/writing/phrases.ts";

type ClosePlan = OfferNavigator["closePlan"];

export function writeClosePlan(ledger: Ledger): ClosePlan {
  const { plan, reading } = ledger;
  return {
    urgency: reading.urgency?.level ?? "not stated",
    byStage: writeAsks(ledger),
    timeline: [...writeSettled(ledger), ...writeDays(ledger)],
    ...known("plan", plan.id, reading.urgency?.id),
  };
}

const mostStages = 2;
const lastAsk = "If the offer came today, what would you still want to know?";

/** One question a stage, and none twice. */
function writeAsks(ledger: Ledger): ClosePlan["byStage"] {
  const { plan } = ledger;
  const seen = new Set<string>();
  const stages = plan.stages.flatMap((stage) => {
    const ask = askAt(ledger, stage);
    if (ask === null || seen.has(ask)) return [];
    seen.add(ask);
    return [{ stage: clip(stage.name, 120), ask }];
  });
  return [...stages.slice(0, mostStages), { stage: "Before the offer", ask: lastAsk }].map(
    (one) => ({ ...one, ...known("plan", plan.id) }),
  );
}

function askAt(ledger: Ledger, { kind }: Stage): string | null {
  switch (kind) {
    case "screen":
      return baseFormOf(ledger) === "unknown"
        ? "Apart from pay, what would make this a yes for you?"
        : "Pay aside, what would make this a yes for you?";
    case "interview":
      return "What did you hear that you want explained?";
    case "workSample":
      return "Was that close to the work you want?";
    case "visit":
      return "What did you see that surprised you?";
    default:
      return null;
  }
}

const mostSettled = 3;

function writeSettled({ playbook }: Ledger): ClosePlan["timeline"] {
  return playbook.beforeTheOffer
    .slice(0, mostSettled)
    .map((what) => ({ day: "Before the offer", what, ...known("plan", "occupation") }));
}

function writeDays({ plan }: Ledger): ClosePlan["timeline"] {
  const { stepDays } = plan;
  const rows: readonly (readonly [number, string])[] = [
    [0, "Last interview"],
    [1, "Debrief on written ratings, and the decision"],
    [2, "Spoken offer, and the letter the same day"],
    [2 + 2 * stepDays, "Answer due"],
  ];
  return rows.map(([days, what]) => ({
    day: `Working day ${days}`,
    what,
    ...known("plan", plan.id),
  }));
}
