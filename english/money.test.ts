import { expect, test } from "vitest";
import { formatMoney, formatOffer, type Offer, perWords } from "#english/money.ts";

test.each<[Offer, string]>([
  [{ min: 36, max: 48, currency: "USD", period: "hour" }, "$36.00 to $48.00 an hour"],
  [{ min: 135_000, max: 160_000, currency: "USD", period: "year" }, "$135,000 to $160,000 a year"],
  [{ min: null, max: 90_000, currency: "EUR", period: "year" }, "up to €90,000 a year"],
  [{ min: 80_000, max: null, currency: "CAD", period: "year" }, "from C$80,000 a year"],
  [{ min: 110_000, max: 110_000, currency: "CHF", period: "year" }, "CHF 110,000 a year"],
  [{ min: 5_200.5, max: 6_000, currency: "GBP", period: "month" }, "£5,200.50 to £6,000 a month"],
  [{ min: 90, max: 100, currency: null, period: "day" }, "90 to 100 a day"],
  [{ min: null, max: null, currency: "USD", period: "year" }, ""],
])("%o is printed as %s", (offer, printed) => {
  expect(formatOffer(offer)).toBe(printed);
});

test("hourly pay keeps its cents", () => {
  expect(formatMoney(42.8, "USD", "hour")).toBe("$42.80");
  expect(formatMoney(3_000, "JPY", "hour")).toBe("¥3,000.00");
});

test("a period is named as people say it", () => {
  expect(perWords("month")).toBe("a month");
});
