import { mainBenchmark } from "#ledger/market/pay-benchmarks.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readCeiling } from "#ledger/market/pay-ceiling.ts";
import type { OfferPosition } from "#ledger/market/market.ts";
import { payScaleOf, shiftRatesOf } from "#ledger/market/pay-scale.ts";
import { quoteLines } from "#ledger/facts/quote-line.ts";
import type { Briefing } from "#tools/briefing.ts";
import { amountsOf } from "#tools/offer-navigator/amounts.ts";
import {
  baseFormOf,
  extraFormOf,
  payFacts,
  type ExtraForm,
} from "#tools/offer-navigator/pay-form.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { known, moneyInside } from "#tools/writing/phrases.ts";
import { figure, quote, say } from "#tools/writing/say.ts";

export function writeSummary({ ledger, candidates }: Briefing): OfferNavigator["summary"] {
  const amounts = amountsOf(ledger);
  const [more] = moneyInside(ledger.reading);
  const ceiling = readCeiling(ledger.reading);
  const findings = [
    writePoints(ledger),
    more === undefined ? "" : sayMore(ceiling?.amount ?? null),
    candidates.length === 0 ? "" : "The notes on candidates are answered in the matrix.",
  ];
  return {
    answer: verdicts.find(({ holds }) => holds(ledger))?.says(ledger) ?? lastVerdict,
    text: findings.filter((line) => line !== "").join(" ") || first,
    ...known(
      baseFormOf(ledger) === "unknown" ? "unknown" : "derived",
      ...payFacts(ledger),
      ...(amounts?.facts ?? []),
      more?.id,
      ceiling?.id,
      "occupation",
    ),
  };
}

/** Its words, which name colleagues at times, stand in one place. */
function sayMore(limit: string | null): string {
  return limit === null
    ? "What else the text says about pay for the team alone stands in the Intake Brief."
    : say`The text names a higher limit for the team alone: ${figure(limit)} (see the Intake Brief). Agree which of the two holds.`;
}

const first = "Agree who approves the offer, and how fast, before the last interview.";

type Verdict = { holds: (ledger: Ledger) => boolean; says: (ledger: Ledger) => string };

const byExtra: Partial<Record<ExtraForm, string>> = {
  onTarget:
    "Offer the base first and show quota and attainment beside it, because nobody signs for earnings on target alone.",
  tips: "Keep the hourly rate and the tips apart in the offer, because only the rate is promised.",
};

const lastVerdict =
  "Agree opening, target and limit with the hiring manager now, so that the offer leaves the day you decide.";

/** The first that holds is said. */
const verdicts: readonly Verdict[] = [
  {
    holds: ({ reading }) => Boolean(reading.pay?.conflict),
    says: () =>
      "Two different pay figures are in circulation, so settle which one holds before any candidate hears either.",
  },
  {
    holds: (ledger) => baseFormOf(ledger) === "scale",
    says: () =>
      "Pay here is a scale, so get the place on it confirmed early and let the work and the terms persuade.",
  },
  {
    holds: (ledger) => baseFormOf(ledger) === "shifts",
    says: () =>
      "Say the rate of each shift from the start, because one base with differentials leaves nothing to bargain over.",
  },
  {
    holds: (ledger) => baseFormOf(ledger) === "unknown",
    says: () =>
      "No offer can be planned until both ends of base pay are known, so ask for them before the first interview.",
  },
  {
    holds: (ledger) => baseFormOf(ledger) === "bands",
    says: () =>
      "Several ranges are posted, so settle which one applies to each finalist before anyone names a figure.",
  },
  {
    holds: (ledger) => baseFormOf(ledger) === "rate",
    says: () =>
      "Offer the rate with everything paid beside it in writing, because people add the parts up themselves.",
  },
  {
    holds: (ledger) => baseFormOf(ledger) === "week",
    says: () =>
      "Offer the average week with what it rests on, because that is the figure people will hold you to.",
  },
  {
    holds: (ledger) => byExtra[extraFormOf(ledger) ?? "bonus"] !== undefined,
    says: (ledger) => byExtra[extraFormOf(ledger) ?? "bonus"] ?? lastVerdict,
  },
  {
    holds: (ledger) => spreadOf(ledger) < narrow,
    says: () =>
      "There is little or no room on base, so say it early and close on hours, start and terms.",
  },
  {
    holds: isLow,
    says: () =>
      "This range sits low for the market, so decide before the first offer what else the job can give.",
  },
  {
    holds: isHigh,
    says: () =>
      "Pay is the strong point here, so say it early and spend the talk on hours, team and start date.",
  },
  {
    holds: ({ reading }) => reading.urgency?.level === "critical",
    says: () =>
      "Get every approval before the last interview, so that this offer can leave the same day.",
  },
  {
    holds: (ledger) => spreadOf(ledger) > wide,
    says: () =>
      "The range is wide, so agree which evidence leads to which part of it before anyone is interviewed.",
  },
];

const narrow = 0.08;
const wide = 0.3;

/** How far the top is from the bottom, as a share of the bottom. */
function spreadOf({ reading }: Ledger): number {
  const { min = null, max = null } = reading.pay?.offer ?? {};
  return min === null || max === null || min === 0 ? 0 : (max - min) / min;
}

const lowPercentile = 40;
const highPercentile = 75;

/** Its top is under what the place pays for the experience asked for, or its middle low among all who do the work there. */
function isLow(ledger: Ledger): boolean {
  const level = mainBenchmark(ledger.market.anchors);
  const top = ledger.reading.pay?.offer?.max ?? null;
  if (level?.id === "levels" && top !== null) return top < level.amount;
  const middle = localPosition(ledger)?.middle ?? null;
  return middle !== null && (middle.kind === "below" || middle.percentile < lowPercentile);
}

/** Its top is over the wage of the most experienced of the place, or high among all who do the work there. */
function isHigh(ledger: Ledger): boolean {
  const level = ledger.market.anchors.at(-1);
  const offered = ledger.reading.pay?.offer?.max ?? null;
  if (level?.id === "levels" && offered !== null) return offered > level.amount;
  const top = localPosition(ledger)?.top ?? null;
  return top !== null && (top.kind === "above" || top.percentile > highPercentile);
}

/** National figures say nothing of what a place pays. */
function localPosition({ market: { wages, position } }: Ledger): OfferPosition | null {
  if (isUnknown(position) || isUnknown(wages)) return null;
  return wages.facts.points[0]?.area.kind === "nation" ? null : position.position;
}

function writePoints(ledger: Ledger): string {
  const amounts = amountsOf(ledger);
  const scale = payScaleOf(ledger.reading);
  const shifts = shiftRatesOf(ledger.reading).map(({ text }) => text);
  if (shifts.length > 0)
    return say`The posting states the rate of each shift: ${figure(quoteLines(shifts))}. The offer is the rate of the shift that somebody takes.`;
  if (scale !== null) {
    return say`The posting points to a pay table: ${quote(scale)}. HR places people on it, and nobody in the process may bargain.`;
  }
  if (amounts === null) return "";
  const { opening, target, walkAway, per } = amounts;
  return say`For the team only: open at ${figure(opening.amount)}, aim for ${figure(target.amount)} and stop at ${figure(walkAway.amount)} ${figure(per)}.`;
}
