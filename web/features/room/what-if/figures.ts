import type { WhatIfAnswer } from "#contract/room/agreement.ts";
import type { ManagerRoom } from "#contract/room/room.ts";
import { ordinal } from "#english/counts.ts";
import { formatMoney } from "#english/money.ts";

/** One figure of What if: `before` only where it would change. */
export type Figure = { term: string; before?: string; value: string; isQuiet: boolean };

const noChange = "No change";

function changed(term: string, before: string, after: string): Figure {
  if (before === after) return { term, value: after, isQuiet: false };
  return { term, before, value: after, isQuiet: false };
}

/** "+60", "−60": with a real minus, which is as wide as the plus. */
function signed(amount: number, words: string): string {
  return `${amount < 0 ? "−" : "+"}${words}`;
}

function percentileFigure({ now }: ManagerRoom, answer: WhatIfAnswer | undefined): Figure {
  const term = "Pay percentile";
  const after = answer ? answer.consequence.percentile.after : now.percentile;
  if (after === null) return { term, value: "Not known yet", isQuiet: true };
  const print = (percentile: number) => ordinal(Math.round(percentile));
  return changed(term, print(now.percentile ?? after), print(after));
}

function wordsFigure({ now }: ManagerRoom, answer: WhatIfAnswer | undefined): Figure {
  const after = wordsAfter({ now }, answer).length;
  return changed("Words every search must match", String(now.searchWords.length), String(after));
}

function costFigure(answer: WhatIfAnswer | undefined): Figure {
  const cost = answer?.consequence.yearlyCost;
  if (!cost || cost.amount === 0) return { term: "Yearly cost", value: noChange, isQuiet: true };
  const words = formatMoney(Math.abs(cost.amount), cost.currency, "year");
  return { term: "Yearly cost", value: signed(cost.amount, words), isQuiet: false };
}

function minutesFigure(answer: WhatIfAnswer | undefined): Figure {
  const { before, after } = answer?.consequence.minutes ?? { before: 0, after: 0 };
  const term = "Interview minutes";
  if (before === after) return { term, value: noChange, isQuiet: true };
  return { term, value: signed(after - before, String(Math.abs(after - before))), isQuiet: false };
}

/** The words that every search would have to match. */
export function wordsAfter(
  { now }: Pick<ManagerRoom, "now">,
  answer: WhatIfAnswer | undefined,
): string[] {
  if (!answer) return now.searchWords;
  const { stay, come } = answer.consequence.searchWords;
  return [...stay, ...come];
}

/** What would follow; without an answer, what holds today. The first two stand on a phone's strip. */
export function figuresOf(room: ManagerRoom, answer: WhatIfAnswer | undefined) {
  return {
    words: wordsFigure(room, answer),
    percentile: percentileFigure(room, answer),
    cost: costFigure(answer),
    minutes: minutesFigure(answer),
  };
}

export type Figures = ReturnType<typeof figuresOf>;

/** The same to be read out: "Pay percentile 79th. Yearly cost +$6,600." */
export function spokenFigures(figures: Figures): string {
  const { percentile, cost, words, minutes } = figures;
  return [percentile, cost, words, minutes]
    .map(({ term, value }) => `${term}: ${value}.`)
    .join(" ");
}
