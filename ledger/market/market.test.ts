import { describe, expect, test } from "vitest";
import { isUnknown, shippedFacts, type WageFacts } from "#ledger/market/market-facts.ts";
import type { Offer } from "#english/money.ts";
import { placeOffer, priceMove, readTrend } from "#ledger/market/market.ts";

function wagesOf(soc: string): WageFacts {
  const place = { country: "US", region: "OH", city: "Columbus", currency: "USD" };
  const wages = shippedFacts.wages(soc, place);
  if (isUnknown(wages)) throw new Error(wages.unknown);
  return wages;
}

function yearly(min: number | null, max: number | null): Offer {
  return { min, max, currency: "USD", period: "year" };
}

const nurses = wagesOf("29-1141");
const developers = wagesOf("15-1252");
const teachers = wagesOf("25-2021");
const nightNurse: Offer = { min: 36, max: 48, currency: "USD", period: "hour" };

describe("where an offer stands", () => {
  test("between the percentiles, by a straight line", () => {
    expect(placeOffer(yearly(135_000, 160_000), developers)).toMatchObject({
      unit: "year",
      bottom: { kind: "at", percentile: 49 },
      middle: { kind: "at", percentile: 58 },
      top: { kind: "at", percentile: 67 },
    });
  });

  test("by the hour against published hourly pay", () => {
    expect(placeOffer(nightNurse, nurses)).toMatchObject({
      unit: "hour",
      bottom: { kind: "at", percentile: 18 },
      top: { kind: "at", percentile: 54 },
    });
  });

  test("outside the percentiles nothing finer is said", () => {
    expect(placeOffer(yearly(50_000, 400_000), developers)).toMatchObject({
      bottom: { kind: "below", percentile: 10 },
      top: { kind: "above", percentile: 90 },
    });
  });

  test("months and weeks become years", () => {
    const year = placeOffer(yearly(120_000, 144_000), developers);
    expect(placeOffer({ ...yearly(10_000, 12_000), period: "month" }, developers)).toEqual(year);
  });

  test("an open end stays open", () => {
    expect(placeOffer(yearly(null, 160_000), developers)).toMatchObject({
      bottom: null,
      middle: null,
    });
    expect(placeOffer(yearly(null, null), developers)).toEqual({ unknown: "noOffer" });
  });

  test("a teacher's yearly pay is never divided by hours", () => {
    expect(placeOffer(nightNurse, teachers)).toEqual({ unknown: "yearlyPayOnly" });
    expect(isUnknown(placeOffer(yearly(60_000, 70_000), teachers))).toBe(false);
  });

  test("pay in another or an unknown currency is not compared", () => {
    const offer = yearly(100_000, 120_000);
    expect(placeOffer({ ...offer, currency: "EUR" }, developers)).toEqual({
      unknown: "otherCurrency",
    });
    expect(placeOffer({ ...offer, currency: null }, developers)).toEqual({
      unknown: "currencyUnknown",
    });
  });

  test("a top-coded percentile ends the scale", () => {
    const capped: WageFacts = {
      ...developers,
      points: developers.points.map((point) =>
        point.percentile >= 75 ? { ...point, yearly: "top-coded" } : point,
      ),
    };
    expect(placeOffer(yearly(130_000, 300_000), capped)).toMatchObject({
      top: { kind: "above", percentile: 50 },
    });
    expect(priceMove(yearly(130_000, 300_000), capped, "top", 75)).toEqual({
      unknown: "notPublished",
    });
  });
});

describe("what a move costs", () => {
  test("by the hour, with the hours of the year said", () => {
    expect(priceMove(nightNurse, nurses, "middle", 50)).toMatchObject({
      kind: "raise",
      from: 42,
      to: 46.9,
      difference: 4.9,
      perYear: 10_192,
      hoursPerYear: 2_080,
      target: { percentile: 50, source: { edition: "May 2025" }, area: { name: "United States" } },
    });
    expect(priceMove(nightNurse, nurses, "middle", 75)).toMatchObject({ perYear: 25_002 });
  });

  test("by the year, for any point of the range", () => {
    const offer = yearly(135_000, 160_000);
    expect(priceMove(offer, developers, "bottom", 50)).toMatchObject({
      perYear: 980,
      hoursPerYear: null,
    });
    expect(priceMove(offer, developers, "top", 75)).toMatchObject({ perYear: 11_980 });
    expect(priceMove(offer, developers, "top", 50)).toMatchObject({ kind: "reached" });
    expect(priceMove(yearly(135_000, null), developers, "top", 50)).toEqual({ unknown: "noOffer" });
  });
});

describe("the trend of medians", () => {
  test("over all years and the last", () => {
    expect(readTrend(nurses)).toMatchObject({
      since: { year: 2021, percent: 25.7 },
      lastYearPercent: 4.2,
    });
  });

  test("starts where the median is known, and leaves out what is not", () => {
    expect(readTrend(wagesOf("29-1229"))).toMatchObject({
      since: { year: 2022 },
      lastYearPercent: null,
    });
    const silent = nurses.medians.map((point) => ({ ...point, yearly: null }));
    expect(readTrend({ ...nurses, medians: silent })).toEqual({ unknown: "notPublished" });
  });
});
