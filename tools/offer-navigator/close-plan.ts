import type { Ledger } from "#ledger/ledger.ts";
import type { Stage } from "#ledger/plan.ts";
import { inSentence } from "#ledger/words.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import {
  deedsOf,
  demandOf,
  fixedThings,
  payWords,
  sayLine,
  workLines,
} from "#tools/market-words.ts";
import { amountsOf } from "#tools/offer-navigator/amounts.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { deciderOf, known, mustsOf, spokenTitle } from "#tools/phrases.ts";

type ClosePlan = OfferNavigator["closePlan"];

export function writeClosePlan(ledger: Ledger): ClosePlan {
  const { plan, reading } = ledger;
  return {
    urgency: reading.urgency?.level ?? "not stated",
    byStage: writeAsks(ledger),
    timeline: writeTimeline(ledger),
    ...known("plan", plan.id, reading.urgency?.id),
  };
}

/** One question per stage; each takes up another part of the work. */
function writeAsks(ledger: Ledger): ClosePlan["byStage"] {
  const stages = ledger.plan.stages.filter(({ kind }) => kind !== "debrief");
  const asked = stages.map((stage, at) => {
    const { ask, facts } = askAt(ledger, stage, at);
    return { stage: clip(stage.name, 200), ask: clip(ask, 600), ...known("plan", ...facts) };
  });
  return [...asked, beforeOffer(ledger)].slice(0, 8);
}

type Ask = { ask: string; facts: (string | undefined)[] };

function askAt(ledger: Ledger, { kind }: Stage, at: number): Ask {
  const musts = mustsOf(ledger);
  const must = musts[at % Math.max(1, musts.length)];
  const deeds = deedsOf(ledger);
  const duty = deeds[at % Math.max(1, deeds.length)];
  const deed = duty?.deed ?? null;
  const counts = must ? `, where ${demandOf(must)} counts` : "";
  if (kind === "screen") return askInScreen(ledger);
  if (kind === "visit") {
    return {
      ask: deed
        ? `You saw people ${deed}; what surprised you?`
        : `You saw the place${counts}; what surprised you?`,
      facts: [duty?.id, must?.id],
    };
  }
  if (kind === "workSample") {
    return {
      ask: deed
        ? `Was that close to the work you want, to ${deed}?`
        : `Was that close to the work you want${counts}?`,
      facts: [duty?.id, must?.id],
    };
  }
  if (deed !== null) {
    return { ask: `If you were to ${deed}, what would you need from us?`, facts: [duty?.id] };
  }
  return {
    ask: must ? `We spoke about ${demandOf(must)}; what is still unclear?` : "What is unclear?",
    facts: [must?.id],
  };
}

function askInScreen(ledger: Ledger): Ask {
  const pay = payWords(ledger);
  return pay === null
    ? {
        ask: `Apart from pay, what must be true for you to move to a ${spokenTitle(ledger)} job?`,
        facts: ["title"],
      }
    : {
        ask: `If it comes out within ${pay.words}, what else must be true?`,
        facts: pay.facts,
      };
}

function beforeOffer(ledger: Ledger): ClosePlan["byStage"][number] {
  const amounts = amountsOf(ledger);
  const [fixed] = fixedThings(ledger);
  const terms = fixed ? ` and ${fixed.thing} as you heard it` : "";
  const ask =
    amounts === null
      ? `Once the pay is approved${terms}, is anything else open?`
      : `If I send ${amounts.opening.amount} ${amounts.per}${terms}, is anything else open?`;
  return {
    stage: "Before the offer",
    ask: clip(ask, 600),
    ...known("plan", ...(amounts?.facts ?? ["title"]), ...(fixed?.facts ?? [])),
  };
}

function writeTimeline(ledger: Ledger): ClosePlan["timeline"] {
  const { plan, reading } = ledger;
  const amounts = amountsOf(ledger);
  const step = plan.stepDays;
  const decider = deciderOf(ledger);
  const [line] = workLines(ledger);
  const talk = line ? ` on the work: ${withoutStop(clip(sayLine(ledger, line), 120))}` : "";
  const start = reading.startDate
    ? `, start ${withoutStop(inSentence(reading.startDate.text))}`
    : "";
  const offer =
    amounts === null
      ? "Spoken offer, once a range is approved"
      : `Spoken offer at ${amounts.opening.amount} ${amounts.per}, in writing the same day${start}`;
  const rows: [string, string][] = [
    ["last interview", "Ratings in writing"],
    [`+${step} working days`, `Debrief; ${decider} decides`],
    [`+${step + 1} working days`, offer],
    [`+${2 * step + 2} working days`, `Call from ${decider}${talk}`],
    [
      `+${3 * step + 3} working days`,
      amounts === null ? "Answer due" : `Answer due; ${amounts.target.amount} is the last step`,
    ],
  ];
  return rows.map(([day, what]) => ({
    day: day.replace(/^\+1 working days/u, "+1 working day"),
    what: clip(what, 600),
    ...known("plan", plan.id, ...(amounts?.facts ?? []), line?.id, reading.startDate?.id),
  }));
}
