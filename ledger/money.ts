import { periodsPerYear, type Offer, type PayPeriod } from "#ledger/market.ts";

const symbols: Record<string, string> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  CAD: "C$",
  AUD: "A$",
  NZD: "NZ$",
  JPY: "¥",
  INR: "₹",
};

const perUnit: Record<PayPeriod, string> = {
  hour: "an hour",
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
};

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "$36.00" by the hour, "$135,000" otherwise; a currency without a symbol of its own keeps its code. */
export function formatMoney(amount: number, currency: string | null, period: Offer["period"]) {
  const figure = (period === "hour" || !Number.isInteger(amount) ? cents : whole).format(amount);
  if (currency === null) return figure;
  const symbol = symbols[currency];
  return symbol === undefined ? `${currency} ${figure}` : `${symbol}${figure}`;
}

/** "$36.00 to $48.00 an hour", "up to €90,000 a year", "from …", or one amount. */
export function formatOffer({ min, max, currency, period }: Offer): string {
  const print = (amount: number) => formatMoney(amount, currency, period);
  const per = perUnit[period];
  if (min !== null && max !== null) {
    return min === max ? `${print(min)} ${per}` : `${print(min)} to ${print(max)} ${per}`;
  }
  if (max !== null) return `up to ${print(max)} ${per}`;
  return min === null ? "" : `from ${print(min)} ${per}`;
}

export function perWords(period: PayPeriod): string {
  return perUnit[period];
}

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
