import type { FactId } from "#ledger/fact.ts";
import {
  isUnknown,
  type Area,
  type LevelFacts,
  type Unknown,
  type WageFacts,
} from "#ledger/market-facts.ts";
import type { Offer } from "#english/money.ts";
import { hoursPerYear, type Unit } from "#ledger/market.ts";

/** A public mark on the pay scale: a percentile, or a prevailing-wage level, which is no percentile. */
export type Anchor = { name: string; place: string; isLocal: boolean; amount: number; id: FactId };

type OfferPoint = { amount: number; why: string; anchor: Anchor | null };

/** Opening, target and walk-away, in the offer's own unit. */
export type OfferPoints = {
  id: FactId;
  unit: Unit;
  opening: OfferPoint;
  target: OfferPoint;
  walkAway: OfferPoint;
};

const levelNames = ["Level II", "Level III", "Level IV"] as const;
const marks = [25, 50, 75] as const;

/** Metro percentiles where they are known, else the area's levels, else the widest percentiles. */
export function listAnchors(
  wages: WageFacts | Unknown,
  levels: LevelFacts | Unknown,
  unit: Unit,
): Anchor[] {
  const percentiles = isUnknown(wages) ? [] : percentileAnchors(wages, unit);
  const isMetro = !isUnknown(wages) && wages.points[0]?.area.kind === "metro";
  if (isMetro && percentiles.length > 0) return percentiles;
  return isUnknown(levels) ? percentiles : levelAnchors(levels, unit);
}

function percentileAnchors({ points }: WageFacts, unit: Unit): Anchor[] {
  return points.flatMap(({ percentile, yearly, hourly, area }) => {
    const amount = unit === "hour" ? hourly : yearly;
    if (typeof amount !== "number" || !marks.some((mark) => mark === percentile)) return [];
    return [
      {
        name: markName(percentile),
        place: inArea(area),
        isLocal: area.kind !== "nation",
        amount,
        id: "wage",
      },
    ];
  });
}

/** "the median", "the 75th percentile". */
export function markName(percentile: number): string {
  return percentile === 50 ? "the median" : `the ${percentile}th percentile`;
}

function levelAnchors({ hourly, area }: LevelFacts, unit: Unit): Anchor[] {
  return levelNames.map((name, at) => ({
    name: `DOL ${name}`,
    place: area.name,
    isLocal: true,
    amount: toUnit(hourly[at + 1] ?? 0, unit),
    id: "levels",
  }));
}

/** "the United States", "Columbus, OH". */
export function inArea({ kind, name }: Area): string {
  return kind === "nation" ? `the ${name}` : name;
}

/** Hourly figures by the full-time year where the offer is yearly. */
export function toUnit(hourly: number, unit: Unit): number {
  return unit === "hour" ? hourly : Math.round(hourly * hoursPerYear);
}

/**
 * Opening: the highest anchor between the bottom and the middle of the range. Target: the lowest
 * between middle and top. Walk-away: the top, because the range is what was approved.
 */
export function pickOfferPoints(
  offer: Offer | null,
  anchors: readonly Anchor[],
): OfferPoints | Unknown {
  if (offer === null || offer.min === null || offer.max === null) return { unknown: "noOffer" };
  const { min, max, period } = offer;
  const middle = (min + max) / 2;
  const isComparable = period === "hour" || period === "year";
  const usable = isComparable ? anchors : [];
  const low = usable.findLast(({ amount }) => amount >= min && amount <= middle);
  const high = usable.find(
    ({ amount }) => amount >= middle && amount <= max && amount !== low?.amount,
  );
  return {
    id: "offer.points",
    unit: period === "hour" ? "hour" : "year",
    opening: low
      ? { amount: low.amount, why: `${low.name} in ${low.place}`, anchor: low }
      : { amount: min, why: "bottom of the range", anchor: null },
    target: high
      ? { amount: high.amount, why: `${high.name} in ${high.place}`, anchor: high }
      : { amount: middle, why: "middle of the range", anchor: null },
    walkAway: { amount: max, why: "top of the range", anchor: null },
  };
}
