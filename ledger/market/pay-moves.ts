import { placeInText } from "#english/words.ts";
import { percentileName, type PayBenchmark } from "#ledger/market/pay-benchmarks.ts";
import type { FactId } from "#ledger/facts/fact.ts";
import { isUnknown, type Unknown, type WageFacts } from "#ledger/market/market-facts.ts";
import type { Offer } from "#english/money.ts";
import { hoursPerYear, priceMove, toCents, type Unit } from "#ledger/market/market.ts";

type Point = "bottom" | "middle" | "top";

/** What raising one point of the range to a public mark costs one person; by the year only where the job fills one. */
export type PayMove = {
  id: FactId;
  point: Point;
  to: { name: string; place: string; amount: number };
  from: number;
  unit: Unit;
  difference: number;
  perYear: number | null;
};

/** How far a point of the range is from a public mark; negative where it is under it. */
export type Gap = { point: Point; anchor: PayBenchmark; from: number; difference: number };

const choices = [
  ["middle", 50],
  ["middle", 75],
  ["top", 75],
] as const;

/** Moves to the published median and P75, and from each point to the next local mark above it. */
export function listMoves(
  offer: Offer | null,
  wages: WageFacts | Unknown,
  anchors: readonly PayBenchmark[],
  isYear = true,
): PayMove[] {
  if (offer === null) return [];
  const moves = [...localMoves(offer, anchors), ...publishedMoves(offer, wages)];
  return moves.map((move) => (isYear || move.unit === "year" ? move : { ...move, perYear: null }));
}

export function listGaps(offer: Offer | null, anchors: readonly PayBenchmark[]): Gap[] {
  return pointsOf(offer).flatMap(([point, from]) =>
    anchors.map((anchor) => ({ point, anchor, from, difference: toCents(from - anchor.amount) })),
  );
}

function publishedMoves(offer: Offer, wages: WageFacts | Unknown): PayMove[] {
  if (isUnknown(wages)) return [];
  return choices.flatMap(([point, percentile]) => {
    const move = priceMove(offer, wages, point, percentile);
    if (isUnknown(move) || move.kind === "reached") return [];
    const { from, to: amount, unit, difference, perYear, target } = move;
    const to = { name: percentileName(percentile), place: placeInText(target.area.name), amount };
    return [{ id: `move.${point}.${percentile}`, point, to, from, unit, difference, perYear }];
  });
}

function localMoves(offer: Offer, anchors: readonly PayBenchmark[]): PayMove[] {
  const unit: Unit = offer.period === "hour" ? "hour" : "year";
  const local = anchors.filter(({ isLocal, id }) => isLocal && id === "levels");
  return pointsOf(offer).flatMap(([point, from]) => {
    const next = local.find(({ amount }) => amount > from);
    if (next === undefined) return [];
    const difference = toCents(next.amount - from);
    const perYear = Math.round(difference * (unit === "hour" ? hoursPerYear : 1));
    return [{ id: `move.${point}.local`, point, to: next, from, unit, difference, perYear }];
  });
}

/** Only hourly and yearly offers stand beside the statistics as they are. */
function pointsOf(offer: Offer | null): [Point, number][] {
  if (offer === null || (offer.period !== "hour" && offer.period !== "year")) return [];
  const { min, max } = offer;
  return [
    ...(min === null ? [] : [["bottom", min] as [Point, number]]),
    ...(min === null || max === null
      ? []
      : [["middle", toCents((min + max) / 2)] as [Point, number]]),
    ...(max === null ? [] : [["top", max] as [Point, number]]),
  ];
}
