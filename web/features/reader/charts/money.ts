import { formatMoney } from "#english/money.ts";

/** Short enough for an axis: "$148k". */
export function formatTick(amount: number, currency: string): string {
  return amount >= 10_000
    ? formatMoney(Math.round(amount / 1_000), currency, "year").replace(/(\d)(?!.*\d)/u, "$1k")
    : formatMoney(amount, currency, "year");
}

/** The first amount of money in a text and what it is paid per; nothing where no figure stands. */
export function readAmount(text: string): { amount: number; per: string } | undefined {
  const [, digits = "", thousands] = /(\d[\d,]*(?:\.\d+)?)(k\b)?/u.exec(text) ?? [];
  const amount = Number(digits.replaceAll(",", "")) * (thousands ? 1_000 : 1);
  if (digits === "" || !Number.isFinite(amount) || amount === 0) return undefined;
  return { amount, per: /\b(?:an?|per) (hour|day|week|month|year)/u.exec(text)?.[1] ?? "" };
}
