import { expect, test } from "vitest";
import { listAnchors, pickOfferPoints } from "#ledger/anchors.ts";
import type { LevelFacts, WageFacts } from "#ledger/market-facts.ts";
import { shippedFacts, isUnknown } from "#ledger/market-facts.ts";

const source = { publisher: "DOL", name: "prevailing wages", edition: "2025-26" };
const columbus: LevelFacts = {
  soc: "29-1141",
  hourly: [35.4, 39.12, 42.83, 46.55],
  source,
  area: { kind: "metro", name: "Columbus, OH" },
};
const inUs = { country: "US", region: "OH", city: "Columbus", currency: "USD" };

function nationalWages(): WageFacts {
  const wages = shippedFacts.wages("29-1141", inUs);
  if (isUnknown(wages)) throw new Error("nurses are shipped");
  return wages;
}

test("the area's levels come before national percentiles, and never Level I", () => {
  const anchors = listAnchors(nationalWages(), columbus, "hour");
  expect(anchors.map(({ name, amount }) => [name, amount])).toEqual([
    ["DOL Level II", 39.12],
    ["DOL Level III", 42.83],
    ["DOL Level IV", 46.55],
  ]);
});

test("metro percentiles come before levels", () => {
  const national = nationalWages();
  const area = { kind: "metro", name: "Columbus, OH" } as const;
  const metro = { ...national, points: national.points.map((point) => ({ ...point, area })) };
  expect(listAnchors(metro, columbus, "hour").map(({ name }) => name)).toEqual([
    "the 25th percentile",
    "the median",
    "the 75th percentile",
  ]);
});

test("a nurse in Columbus at $36 to $48 is opened at Level II, aimed at Level III, stopped at the top", () => {
  const anchors = listAnchors(nationalWages(), columbus, "hour");
  const offer = { min: 36, max: 48, currency: "USD", period: "hour" } as const;
  const points = pickOfferPoints(offer, anchors);
  expect(points).toMatchObject({
    unit: "hour",
    opening: { amount: 39.12 },
    target: { amount: 42.83 },
    walkAway: { amount: 48 },
  });
});

test("without a public mark inside the range, its bottom, middle and top stand", () => {
  const offer = { min: 10, max: 12, currency: "USD", period: "hour" } as const;
  expect(pickOfferPoints(offer, listAnchors(nationalWages(), columbus, "hour"))).toMatchObject({
    opening: { amount: 10 },
    target: { amount: 11 },
    walkAway: { amount: 12 },
  });
});

test("an open range or no range gives no offer points", () => {
  expect(pickOfferPoints(null, [])).toEqual({ unknown: "noOffer" });
  const open = { min: 36, max: null, currency: "USD", period: "hour" } as const;
  expect(pickOfferPoints(open, [])).toEqual({ unknown: "noOffer" });
});

test("levels count by the year for a yearly offer", () => {
  expect(listAnchors(nationalWages(), columbus, "year").map(({ amount }) => amount)).toEqual([
    81_370, 89_086, 96_824,
  ]);
});
