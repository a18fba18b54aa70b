import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isUnknown, shippedFacts, type WageFacts } from "#ledger/market/market-facts.ts";
import type { Offer } from "#english/money.ts";
import { placeOffer, priceMove, type PricedMove, type Position } from "#ledger/market/market.ts";
import { occupations } from "#ledger/occupations/occupations.ts";

const place = { country: "US", region: null, city: null, currency: "USD" };

const anyWages = fc
  .constantFrom(...new Set(occupations.map(({ soc }) => soc)))
  .map((soc) => shippedFacts.wages(soc, place))
  .filter((wages): wages is WageFacts => !isUnknown(wages));

const anyRange = fc.tuple(
  fc.integer({ min: 15_000, max: 900_000 }),
  fc.integer({ min: 0, max: 300_000 }),
);
const yearlyOffer = anyRange.map(([min, spread]): Offer => ({
  min,
  max: min + spread,
  currency: "USD",
  period: "year",
}));
const hourlyOffer = anyRange.map(([min, spread]): Offer => ({
  min: min / 2_000,
  max: (min + spread) / 2_000,
  currency: "USD",
  period: "hour",
}));
const anyOffer = fc.oneof(yearlyOffer, hourlyOffer);

const runs = { numRuns: 2_000 };

test("more pay never stands lower, and no position leaves the scale", () => {
  const property = fc.property(anyWages, anyOffer, (wages, offer) => {
    const placed = placeOffer(offer, wages);
    if (isUnknown(placed)) return wages.points.every(({ hourly }) => hourly === null);
    const bottom = toScale(placed.bottom);
    const middle = toScale(placed.middle);
    const top = toScale(placed.top);
    return 9 <= bottom && bottom <= middle && middle <= top && top <= 91;
  });
  expect(() => fc.assert(property, runs)).not.toThrow();
});

test("the middle of one amount stands where the amount stands, also between two cents", () => {
  const wages = shippedFacts.wages("41-4011", place);
  if (isUnknown(wages)) throw new Error("wages are shipped for it");
  const offer: Offer = { min: 42.6805, max: 42.6805, currency: "USD", period: "hour" };
  const placed = placeOffer(offer, wages);
  expect(!isUnknown(placed) && placed.middle).toEqual(!isUnknown(placed) && placed.bottom);
  expect(isUnknown(placed)).toBe(false);
});

test("a published percentile stands at itself, or at the higher of two that are equal", () => {
  const property = fc.property(anyWages, fc.integer({ min: 0, max: 4 }), (wages, at) => {
    const amount = wages.points[at]?.yearly;
    if (typeof amount !== "number") return true;
    const same = wages.points.findLast(({ yearly }) => yearly === amount);
    const placed = placeOffer({ min: amount, max: null, currency: "USD", period: "year" }, wages);
    return !isUnknown(placed) && placed.bottom?.kind === "at"
      ? placed.bottom.percentile === same?.percentile
      : false;
  });
  expect(() => fc.assert(property, runs)).not.toThrow();
});

test("a move costs what is missing, and P75 no less than P50", () => {
  const property = fc.property(anyWages, anyOffer, (wages, offer) => {
    const moves = ([50, 75] as const).map((to) => priceMove(offer, wages, "middle", to));
    const known = moves.filter((move): move is PricedMove => !isUnknown(move));
    const [half = 0, threeQuarters = 0] = known.map(costOf);
    return known.every(isExact) && half <= threeQuarters;
  });
  expect(() => fc.assert(property, runs)).not.toThrow();
});

function toScale(position: Position | null): number {
  if (position === null) return Number.NaN;
  return position.percentile + { below: -1, at: 0, above: 1 }[position.kind];
}

function costOf(move: PricedMove): number {
  return move.kind === "reached" ? 0 : move.perYear;
}

function isExact(move: PricedMove): boolean {
  if (move.kind === "reached") return move.from >= move.to;
  const perYear = move.difference * (move.hoursPerYear ?? 1);
  const isReached = Math.abs(move.from + move.difference - move.to) < 0.01;
  return move.difference > 0 && isReached && Math.abs(move.perYear - perYear) <= 0.5;
}
