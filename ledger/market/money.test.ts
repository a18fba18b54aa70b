import { expect, test } from "vitest";
import type { Offer } from "#english/money.ts";
import { formatYear, yearlyOffer } from "#ledger/market/money.ts";

test.each<[number, Offer["period"], string]>([
  [36, "hour", "$74,880 a year at 2,080 hours"],
  [400, "day", "$104,000 a year at 260 days"],
  [6_012, "month", "$72,144 a year"],
  [90_000, "year", "$90,000 a year"],
])("%d by the %s is %s", (amount, period, year) => {
  expect(formatYear(amount, "USD", period)).toBe(year);
});

test("a year of long shifts is printed beside the full-time year", () => {
  expect(formatYear(36, "USD", "hour", 1_872)).toBe(
    "$74,880 a year at 2,080 hours, $67,392 at 1,872",
  );
});

test("an open end stays open by the year", () => {
  const monthly: Offer = { min: 5_000, max: null, currency: "EUR", period: "month" };
  expect(yearlyOffer(monthly)).toEqual({ min: 60_000, max: null, currency: "EUR", period: "year" });
});
