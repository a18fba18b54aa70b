import { expect, test } from "vitest";
import { listBenchmarks } from "#ledger/market/pay-benchmarks.ts";
import { isUnknown, shippedFacts, type LevelFacts } from "#ledger/market/market-facts.ts";
import type { Offer } from "#english/money.ts";
import { listGaps, listMoves } from "#ledger/market/pay-moves.ts";
import { columbusNurses, withLevels } from "#ledger/fixtures/sample-market.ts";

const place = { country: "US", region: "OH", city: "Columbus", currency: "USD" };
const offer: Offer = { min: 36, max: 48, currency: "USD", period: "hour" };
const wages = shippedFacts.wages("29-1141", place);
const levels = withLevels(columbusNurses).levels("29-1141", place) as LevelFacts;
const local = listBenchmarks(wages, levels, "hour", 2);

test("moves to the next local level cost what the nurse example says", () => {
  const moves = listMoves(offer, wages, local).filter(({ id }) => id.endsWith(".local"));
  expect(moves.map(({ id, difference, perYear }) => [id, difference, perYear])).toEqual([
    ["move.bottom.local", 3.12, 6_490],
    ["move.middle.local", 0.83, 1_726],
  ]);
});

test("moves to the published median and the 75th percentile stand beside them", () => {
  const published = listMoves(offer, wages, local).filter(({ id }) => !id.endsWith(".local"));
  expect(published.map(({ to, difference, perYear }) => [to.name, difference, perYear])).toEqual([
    ["the median", 4.9, 10_192],
    ["the 75th percentile", 12.02, 25_002],
    ["the 75th percentile", 6.02, 12_522],
  ]);
});

test("a gap is negative under a mark and positive over it", () => {
  const gaps = listGaps(offer, local);
  const find = (point: string, name: string) =>
    gaps.find((gap) => gap.point === point && gap.anchor.name === name)?.difference;
  expect(find("bottom", "DOL Level II")).toBe(-3.12);
  expect(find("middle", "DOL Level III")).toBe(-0.83);
  expect(find("top", "DOL Level IV")).toBe(1.45);
});

test("an open end has no middle, and a monthly offer no gap", () => {
  expect(new Set(listGaps({ ...offer, max: null }, local).map(({ point }) => point))).toEqual(
    new Set(["bottom"]),
  );
  expect(listGaps({ ...offer, period: "month" }, local)).toEqual([]);
});

test("without an offer, or under no mark, nothing is to be moved", () => {
  expect(listMoves(null, wages, local)).toEqual([]);
  const rich: Offer = { ...offer, min: 80, max: 90 };
  expect(isUnknown(wages)).toBe(false);
  expect(listMoves(rich, wages, local)).toEqual([]);
});
