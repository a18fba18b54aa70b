/** An amount as reports write it: "$148,000", in a code's own sign where there is one. */
export function formatAmount(amount: number, currency: string): string {
  const isWhole = Number.isInteger(amount);
  try {
    return new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      minimumFractionDigits: isWhole ? 0 : 2,
      maximumFractionDigits: isWhole ? 0 : 2,
    }).format(amount);
  } catch {
    return `${amount.toLocaleString("en-US")} ${currency}`;
  }
}

/** Short enough for an axis: "$148k". */
export function formatTick(amount: number, currency: string): string {
  return amount >= 10_000
    ? formatAmount(Math.round(amount / 1_000), currency).replace(/(\d)(?!.*\d)/u, "$1k")
    : formatAmount(amount, currency);
}

/** The first amount of money in a text and what it is paid per; nothing where no figure stands. */
export function readAmount(text: string): { amount: number; per: string } | undefined {
  const [, digits = "", thousands] = /(\d[\d,]*(?:\.\d+)?)(k\b)?/u.exec(text) ?? [];
  const amount = Number(digits.replaceAll(",", "")) * (thousands ? 1_000 : 1);
  if (digits === "" || !Number.isFinite(amount) || amount === 0) return undefined;
  return { amount, per: /\b(?:an?|per) (hour|day|week|month|year)/u.exec(text)?.[1] ?? "" };
}
