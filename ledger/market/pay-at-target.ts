import type { FactId } from "#ledger/facts/fact.ts";
import type { Offer } from "#english/money.ts";
import { toYearly } from "#ledger/market/money.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";
import { readCurrency } from "#reading/world/currencies.ts";
import type { PayPart, PayPartKind, Reading } from "#ledger/facts/reading.ts";

/** A full year's pay once the stated bonus or commission is reached; before that it is base pay. */
export type PayAtTarget = {
  id: FactId;
  kind: "bonus" | "commission";
  part: PayPart;
  /** The bonus as a share of base, or the base as a share of on-target earnings. */
  percent: number | null;
  /** "Up to 8%" is the most that is paid, no target. */
  isMost: boolean;
  yearly: Offer;
};

/** The parts that published pay counts in, so that a base range alone cannot stand beside it. */
const countedIn = new Set<PayPartKind>(["commission", "tips"]);

export function isBaseOnly({ payParts }: Pick<Reading, "payParts">): boolean {
  return payParts.some(({ kind }) => countedIn.has(kind));
}

/** On-target earnings where somebody states them, else base and bonus; null where neither is said. */
export function readAtTarget({
  pay,
  payParts,
  place,
}: Pick<Reading, "pay" | "payParts" | "place">): PayAtTarget | null {
  const offer = pay?.offer ?? null;
  const commission = payParts.find(({ kind }) => kind === "commission");
  const onTarget = commission ? withCommission(commission, offer, place.country) : null;
  const bonus = payParts.find(({ kind }) => kind === "bonus");
  return onTarget ?? (bonus && offer ? withBonus(bonus, offer) : null);
}

/** One amount of the offer with the bonus on top, by the year. */
export function addBonus(yearly: number, percent: number): number {
  return Math.round(yearly * (1 + percent / 100));
}

/** "5-10%" is a range, and "averaged 8% last year" is what was paid once. */
const noTarget =
  /\d\s?%?\s?(?:-|–|to)\s?\d+(?:\.\d+)?\s?%|\baverag\p{L}+\b|\blast year\b|\bin 20\d\d\b/iu;

function withBonus(part: PayPart, offer: Offer): PayAtTarget | null {
  const shares = [...part.text.matchAll(/(\d{1,3}(?:\.\d{1,2})?)\s?%/gu)];
  const percent = Number(shares[0]?.[1]);
  if (shares.length !== 1 || !(percent > 0 && percent <= 200)) return null;
  if (noTarget.test(part.text)) return null;
  const isMost = /\b(?:up to|max(?:imum)?|as much as)\b/iu.test(part.text);
  const { min, max, currency, period } = offer;
  const pay = (amount: number | null) =>
    amount === null ? null : addBonus(toYearly(amount, period), percent);
  const yearly: Offer = { min: pay(min), max: pay(max), currency, period: "year" };
  return { id: "pay.atTarget", kind: "bonus", part, percent, isMost, yearly };
}

const leastYearly = 10_000;
const onTargetWords = /\bote\b|on[- ]target|total/iu;

function withCommission(
  part: PayPart,
  base: Offer | null,
  country: string | null,
): PayAtTarget | null {
  if (!onTargetWords.test(part.text)) return null;
  const found = amountsIn(part.text.slice(0, 600)).find(
    ({ min, max }) => (max ?? min ?? 0) >= leastYearly,
  );
  if (found === undefined) return null;
  const { min, max, mark } = found;
  const currency = base?.currency ?? readCurrency(mark, country);
  const yearly: Offer = { min, max, currency, period: "year" };
  const share = base === null ? null : shareOf(base, yearly);
  return {
    id: "pay.atTarget",
    kind: "commission",
    part,
    percent: share,
    isMost: false,
    yearly,
  };
}

/** The base as a share of the whole, by the middles; null where an end is open. */
function shareOf(base: Offer, whole: Offer): number | null {
  if (base.min === null || base.max === null || whole.min === null || whole.max === null) {
    return null;
  }
  const basePay = toYearly(base.min + base.max, base.period);
  const wholePay = whole.min + whole.max;
  return basePay < wholePay ? Math.round((basePay / wholePay) * 100) : null;
}
