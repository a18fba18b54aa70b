export type PayPeriod = "hour" | "day" | "week" | "month" | "year";

/** The pay a job offers; one end may be open. */
export type Offer = {
  min: number | null;
  max: number | null;
  currency: string | null;
  period: PayPeriod;
};

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
