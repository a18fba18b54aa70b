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

/** A sum, a rate or a share, in whatever money; "actual 38" and "Step 4" are none. */
export const namesAmount =
  /[$€£₹¥¢%]|(?<![\d.])\.\d{2}\b|\d(?:\.\d)?x\b|\d\s?(?:k\b|cents?\b|cpm\b|lakhs?\b|lpa\b|per\b|an? (?:hour|year|mile|day|week|month)\b|\/\s?\p{L})|\d[\d,. \u00a0]*\d{3}\b|\b(?:USD|EUR|GBP|CAD|AUD|NZD|INR|ZAR|CHF|SEK|NOK|DKK|PLN|R|kr|zł)\s?\d|\d\s?(?:USD|EUR|GBP|CHF|kr|zł|p|c)\b|\b\d{2}\.\d{2}\b|\b\d{1,3}(?:\.\d+)? ?(?:-|–|—|to) ?\d{1,3}\b/iu;
