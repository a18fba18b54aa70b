import { formatMoney, type Offer, type PayPeriod } from "#english/money.ts";
import { periodsPerYear } from "#ledger/market/market.ts";

export function toYearly(amount: number, period: PayPeriod): number {
  return Math.round(amount * periodsPerYear[period]);
}

/** The same pay counted by the full-time year. */
export function yearlyOffer({ min, max, currency, period }: Offer): Offer {
  const count = (amount: number | null) => (amount === null ? null : toYearly(amount, period));
  return { min: count(min), max: count(max), currency, period: "year" };
}

/** The hours or days a yearly figure counts: " at 2,080 hours"; nothing where a year is a year. */
export function yearBasis(period: PayPeriod): string {
  if (period !== "hour" && period !== "day") return "";
  return ` at ${periodsPerYear[period].toLocaleString("en-US")} ${period}s`;
}

/** "$74,880 a year at 2,080 hours", and by the hours of three long shifts a week where those are given too. */
export function formatYear(
  amount: number,
  currency: string | null,
  period: PayPeriod,
  shiftYearHours: number | null = null,
): string {
  const year = `${formatMoney(toYearly(amount, period), currency, "year")} a year${yearBasis(period)}`;
  if (shiftYearHours === null) return year;
  const shorter = formatMoney(Math.round(amount * shiftYearHours), currency, "year");
  return `${year}, ${shorter} at ${shiftYearHours.toLocaleString("en-US")}`;
}

/** "Up to $44 an hour", "$150,000 and up". */
export function isOpenEnded({ min, max }: Offer): boolean {
  return (min === null) !== (max === null);
}
