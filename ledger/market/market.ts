import type { Offer } from "#english/money.ts";
import {
  isUnknown,
  type MedianPoint,
  type Percentile,
  type Unknown,
  type WageFacts,
  type WagePoint,
} from "#ledger/market/market-facts.ts";

/** Full-time year of 2,080 hours (52 weeks of 40), as the statistics count it; say so wherever it is used. */
export const hoursPerYear = 2_080;

/** A year of three 12-hour shifts a week: what many such jobs count as full-time. */
export const threeShiftHours = 1_872;

/** How often each period stands in a full-time year. */
export const periodsPerYear = {
  hour: hoursPerYear,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
} as const;

/** Where an amount stands among the published percentiles; outside them nothing finer is known. */
export type Position =
  | { kind: "below"; percentile: Percentile }
  | { kind: "at"; percentile: number }
  | { kind: "above"; percentile: Percentile };

/** Amounts are compared by the hour where the offer is hourly, by the year otherwise. */
export type Unit = "hour" | "year";

export type OfferPosition = {
  unit: Unit;
  bottom: Position | null;
  middle: Position | null;
  top: Position | null;
  points: readonly WagePoint[];
};

type Point = "bottom" | "middle" | "top";

export type PricedMove =
  | { kind: "reached"; target: WagePoint; from: number; to: number; unit: Unit }
  | {
      kind: "raise";
      target: WagePoint;
      from: number;
      to: number;
      unit: Unit;
      /** In the offer's unit and, for one person, a full-time year. */
      difference: number;
      perYear: number;
      hoursPerYear: typeof hoursPerYear | null;
    };

export type Trend = {
  points: readonly MedianPoint[];
  since: { year: number; percent: number };
  /** The change over the last published year; `null` where one of its medians is missing. */
  lastYearPercent: number | null;
};

/** Where the offered range stands, both ends and the middle. */
export function placeOffer(offer: Offer, wages: WageFacts): OfferPosition | Unknown {
  const compared = compareIn(offer, wages);
  if (isUnknown(compared)) return compared;
  const { unit, amounts, known } = compared;
  const place = (amount: number | null) => (amount === null ? null : placeAmount(amount, known));
  return {
    unit,
    bottom: place(amounts.bottom),
    middle: place(amounts.middle),
    top: place(amounts.top),
    points: wages.points,
  };
}

/** What raising one point of the range to P50 or P75 costs, for one person and full-time year. */
export function priceMove(
  offer: Offer,
  wages: WageFacts,
  point: Point,
  to: 50 | 75,
): PricedMove | Unknown {
  const compared = compareIn(offer, wages);
  if (isUnknown(compared)) return compared;
  const { unit, amounts, known } = compared;
  const from = amounts[point];
  const goal = known.find(({ percentile }) => percentile === to);
  const target = wages.points.find(({ percentile }) => percentile === to);
  if (from === null) return { unknown: "noOffer" };
  if (goal === undefined || target === undefined) return { unknown: "notPublished" };
  const shared = { target, from, to: goal.amount, unit };
  if (from >= goal.amount) return { kind: "reached", ...shared };
  const difference = toCents(goal.amount - from);
  return {
    kind: "raise",
    ...shared,
    difference,
    perYear: Math.round(difference * (unit === "hour" ? hoursPerYear : 1)),
    hoursPerYear: unit === "hour" ? hoursPerYear : null,
  };
}

/** How the median moved between the first and the last year it is known for. */
export function readTrend({ medians }: WageFacts): Trend | Unknown {
  const known = medians.flatMap(({ year, yearly }) =>
    typeof yearly === "number" ? [{ year, yearly }] : [],
  );
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || first === last)
    return { unknown: "notPublished" };
  const before = known.find(({ year }) => year === last.year - 1);
  return {
    points: medians,
    since: { year: first.year, percent: changePercent(first.yearly, last.yearly) },
    lastYearPercent: before === undefined ? null : changePercent(before.yearly, last.yearly),
  };
}

type Known = { percentile: Percentile; amount: number };

type Compared = {
  unit: Unit;
  amounts: Record<Point, number | null>;
  known: readonly Known[];
};

function compareIn(offer: Offer, wages: WageFacts): Compared | Unknown {
  const { min, max, currency, period } = offer;
  if (min === null && max === null) return { unknown: "noOffer" };
  if (currency === null) return { unknown: "currencyUnknown" };
  if (currency !== wages.currency) return { unknown: "otherCurrency" };
  const unit: Unit = period === "hour" ? "hour" : "year";
  const known = listKnown(wages.points, unit);
  if (known.length === 0) {
    return { unknown: unit === "hour" ? "yearlyPayOnly" : "notPublished" };
  }
  // In whole cents, all three: a middle that alone was rounded could stand below the bottom.
  const convert = (amount: number) =>
    toCents(unit === "hour" ? amount : amount * periodsPerYear[period]);
  const bottom = min === null ? null : convert(min);
  const top = max === null ? null : convert(max);
  const middle = bottom === null || top === null ? null : toCents((bottom + top) / 2);
  return { unit, amounts: { bottom, middle, top }, known };
}

function listKnown(points: readonly WagePoint[], unit: Unit): Known[] {
  return points.flatMap(({ percentile, yearly, hourly }) => {
    const amount = unit === "hour" ? hourly : yearly;
    return typeof amount === "number" ? [{ percentile, amount }] : [];
  });
}

/** A straight line between the two published percentiles around the amount. */
function placeAmount(amount: number, known: readonly Known[]): Position | null {
  const low = known.findLast((point) => point.amount <= amount);
  const high = known.find((point) => point.amount > amount);
  if (low === undefined)
    return high === undefined ? null : { kind: "below", percentile: high.percentile };
  if (amount === low.amount) return { kind: "at", percentile: low.percentile };
  if (high === undefined) return { kind: "above", percentile: low.percentile };
  const share = (amount - low.amount) / (high.amount - low.amount);
  const percentile = low.percentile + share * (high.percentile - low.percentile);
  return { kind: "at", percentile: Math.round(percentile) };
}

function changePercent(from: number, to: number): number {
  return Math.round(((to - from) / from) * 1_000) / 10;
}

export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
