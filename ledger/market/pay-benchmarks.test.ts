import { expect, test } from "vitest";
import {
  experienceOf,
  levelAsked,
  listBenchmarks,
  mainBenchmark,
  pickOfferPoints,
} from "#ledger/market/pay-benchmarks.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { readBasics } from "#ledger/ledger.ts";
import type { LevelFacts, WageFacts } from "#ledger/market/market-facts.ts";
import { shippedFacts, isUnknown } from "#ledger/market/market-facts.ts";

const source = { publisher: "DOL", name: "prevailing wages", edition: "2025-26" };
const columbus: LevelFacts = {
  soc: "29-1141",
  unit: "hour",
  amounts: [35.4, 39.12, 42.83, 46.55],
  source,
  area: { kind: "metro", name: "Columbus, OH" },
};
const inUs = { country: "US", region: "OH", city: "Columbus", currency: "USD" };

function nationalWages(): WageFacts {
  const wages = shippedFacts.wages("29-1141", inUs);
  if (isUnknown(wages)) throw new Error("nurses are shipped");
  return wages;
}

test("the area's levels come before national percentiles, and Level I only for beginners", () => {
  const anchors = listBenchmarks(nationalWages(), columbus, "hour", 2);
  expect(anchors.map(({ name, amount }) => [name, amount])).toEqual([
    ["DOL Level II", 39.12],
    ["DOL Level III", 42.83],
    ["DOL Level IV", 46.55],
  ]);
  const forBeginners = listBenchmarks(nationalWages(), columbus, "hour", 0);
  expect(forBeginners.map(({ name }) => name)).toEqual([
    "DOL Level I",
    "DOL Level II",
    "DOL Level III",
  ]);
});

test.each([
  ["Junior Data Analyst", "", "DOL Level I"],
  ["Data Analyst", "", "DOL Level II"],
  ["Data Analyst", "1+ years of SQL", "DOL Level I"],
  ["Data Analyst", "3+ years of SQL", "DOL Level II"],
  ["Data Analyst", "5+ years of SQL", "DOL Level III"],
  ["Senior Data Analyst", "", "DOL Level III"],
])("%s asking for %j is measured by %s", (title, requirements, name) => {
  const asked = levelAsked(readBasics({ ...emptyJob, title, requirements }).reading);
  expect(mainBenchmark(listBenchmarks(nationalWages(), columbus, "hour", asked))?.name).toBe(name);
});

test("levels by the year are no marks for pay by the hour", () => {
  const teachers: LevelFacts = {
    ...columbus,
    unit: "year",
    amounts: [48_000, 61_000, 74_000, 87_000],
  };
  const anchors = listBenchmarks(nationalWages(), teachers, "year", 2);
  expect(anchors.map(({ amount }) => amount)).toEqual([61_000, 74_000, 87_000]);
  expect(listBenchmarks(nationalWages(), teachers, "hour", 2)[1]?.name).toBe("the median");
});

test("metro percentiles come before levels", () => {
  const national = nationalWages();
  const area = { kind: "metro", name: "Columbus, OH" } as const;
  const metro = { ...national, points: national.points.map((point) => ({ ...point, area })) };
  expect(listBenchmarks(metro, columbus, "hour", 2).map(({ name }) => name)).toEqual([
    "the 25th percentile",
    "the median",
    "the 75th percentile",
  ]);
});

const offer = { min: 36, max: 48, currency: "USD", period: "hour" } as const;

test("a nurse in Columbus at $36 to $48 is opened at Level II, aimed at Level III, stopped at the top", () => {
  const anchors = listBenchmarks(nationalWages(), columbus, "hour", 2);
  expect(pickOfferPoints(offer, anchors, "experienced")).toMatchObject({
    unit: "hour",
    opening: { amount: 39.12 },
    target: { amount: 42.83 },
    walkAway: { amount: 48 },
  });
});

test("beginners are opened at the bottom, senior people at the middle", () => {
  expect(pickOfferPoints(offer, [], "entry")).toMatchObject({
    opening: { amount: 36, why: "the bottom of the range" },
    target: { amount: 39, why: "a quarter up the range" },
  });
  expect(pickOfferPoints(offer, [], "senior")).toMatchObject({
    opening: { amount: 42, why: "the middle of the range" },
    target: { amount: 45, why: "three quarters up the range" },
    walkAway: { amount: 48 },
  });
});

test("a public mark far from a point does not move it, and shares are round amounts", () => {
  const anchors = listBenchmarks(nationalWages(), columbus, "hour", 2);
  const low = { ...offer, min: 10, max: 12 };
  expect(pickOfferPoints(low, anchors, "experienced")).toMatchObject({
    opening: { amount: 10.5 },
    target: { amount: 11 },
    walkAway: { amount: 12 },
  });
  const yearly = { min: 57_414, max: 98_230, currency: "USD", period: "year" } as const;
  expect(pickOfferPoints(yearly, [], "experienced")).toMatchObject({
    opening: { amount: 67_500 },
    target: { amount: 78_000 },
  });
});

test("a week's pay is no range to bargain in", () => {
  const week = { min: 1_500, max: 1_850, currency: "USD", period: "week" } as const;
  expect(pickOfferPoints(week, [], "experienced")).toEqual({ unknown: "weekly" });
});

test.each([
  ["Junior Data Analyst", "", "entry"],
  ["Data Analyst", "", "experienced"],
  ["Data Analyst", "3+ years of SQL", "experienced"],
  ["Data Analyst", "8+ years of SQL", "senior"],
  ["Senior Data Analyst", "3+ years of SQL", "senior"],
])("%s asking for %j is %s", (title, requirements, experience) => {
  expect(experienceOf(readBasics({ ...emptyJob, title, requirements }).reading)).toBe(experience);
});

test("an open range or no range gives no offer points", () => {
  expect(pickOfferPoints(null, [], "experienced")).toEqual({ unknown: "noOffer" });
  const open = { min: 36, max: null, currency: "USD", period: "hour" } as const;
  expect(pickOfferPoints(open, [], "experienced")).toEqual({ unknown: "noOffer" });
});

test("levels count by the year for a yearly offer", () => {
  expect(listBenchmarks(nationalWages(), columbus, "year", 2).map(({ amount }) => amount)).toEqual([
    81_370, 89_086, 96_824,
  ]);
});

test("the target goes up to the mark the job is measured by where the range reaches it", () => {
  const yearly = { min: 118_400, max: 142_000, currency: "USD", period: "year" } as const;
  const mark = (amount: number) => ({
    name: "the median",
    place: "the United States",
    isLocal: false,
    amount,
    id: "wage",
    isMeasure: true,
  });
  const target = (amount: number) => {
    const points = pickOfferPoints(yearly, [mark(amount)], "experienced");
    return isUnknown(points) ? null : points.target.amount;
  };
  expect(target(135_980)).toBe(135_980);
  expect(target(150_000)).toBe(130_000);
  expect(target(110_000)).toBe(130_000);
});
