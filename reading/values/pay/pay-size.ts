import type { Period } from "#reading/values/pay/pay-line.ts";

const bounds: Readonly<Record<Period, readonly [number, number]>> = {
  hour: [5, 600],
  day: [40, 5_000],
  week: [150, 12_000],
  month: [400, 60_000],
  year: [8_000, 3_000_000],
};

/** How many units go to about a dollar's worth of wages, where that is not one or two. */
const perDollar: Readonly<Record<string, number>> = {
  ...Object.fromEntries("NGN KES PKR HUF CLP ARS JPY".split(" ").map((code) => [code, 80])),
  ...Object.fromEntries("KRW COP IDR VND".split(" ").map((code) => [code, 800])),
  INR: 20,
  PHP: 20,
  THB: 20,
  CZK: 10,
  ZAR: 8,
  MXN: 8,
  SEK: 8,
  NOK: 8,
  DKK: 6,
  CNY: 4,
  HKD: 4,
  AED: 3,
  PLN: 3,
  MYR: 2,
};

export function worthInDollars(size: number, currency: string | null): number {
  return size / (perDollar[currency ?? ""] ?? 1);
}

/** Where nobody says the period: "$24" is an hour's and "€52,000" a year's; "€3,400" and "₹45,000" are a month's. */
export function guessPeriod(
  size: number,
  currency: string | null,
  isPayRange: boolean,
): Period | null {
  const worth = worthInDollars(size, currency);
  if (worth >= 12_000) return "year";
  if (size >= 7 && size < 300) return "hour";
  // Americans pay weeks, fees and trips in single sums of this size.
  const isMonthly = isPayRange || (currency !== null && currency !== "USD");
  return isMonthly && worth >= 1_000 ? "month" : null;
}

export function isPlausible(size: number, period: Period, currency: string | null): boolean {
  const [least, most] = bounds[period];
  return size >= least && worthInDollars(size, currency) <= most;
}
