import { given } from "#contract/given.ts";
import type { Quote } from "#ledger/facts/fact.ts";
import { isOpenEnded, yearlyOffer } from "#ledger/market/money.ts";
import { formatOffer, type Offer } from "#english/money.ts";
import { foldSpaces } from "#ledger/read/text/clean-text.ts";
import { lineOf } from "#ledger/read/text/one-line.ts";
import type { Conflict, Pay } from "#ledger/facts/reading.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";
import { namesRate } from "#reading/typed/pay-unit.ts";
import { withSanePay } from "#reading/typed/sane-pay.ts";
import { readPay as readLines, type Pay as Base } from "#reading/values/pay/pay.ts";

/** The pay one text names; `offer` is null where only words stand. */
export type PayWords = {
  offer: Offer | null;
  text: string;
  quote: string;
  /** Figures stand there that cannot be right as they were read. */
  isUnclear?: true;
};

/** How far an hourly and a yearly figure may lie apart and still be the same pay. */
const rounding = 0.02;

/** Reads a line that is about pay, or one that may name it; words without figures stay words. */
export function readPay(
  text: string,
  country: string | null,
  place: "pay" | "terms" = "pay",
): PayWords | null {
  const words = foldSpaces(text);
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  const base = withSanePay(readLines([lineOf(words, place)], country).base);
  return toWords(base?.value ?? null, words, text.trim());
}

/** By the visit or the mile there is no range to compare, and what was refused is no range: the words stay. */
export function toWords(base: Base | null, words: string, quote: string): PayWords {
  if (base === null) return { offer: null, text: words, quote };
  if (base.period === null) {
    const isUnclear = base.min === null && !namesRate(words);
    return { offer: null, text: words, quote, ...(isUnclear ? { isUnclear } : {}) };
  }
  const offer = { ...base, period: base.period };
  return { offer, text: formatOffer(offer), quote };
}

const unstated =
  /\b(?:competitive|attractive|market[- ]rate|negotiable|commensurate|generous|excellent|great|top)\s(?:\w+\s){0,2}(?:salary|pay|compensation|wages?|remuneration|rate)\b|\b(?:salary|pay|compensation|wages?|rate|comp)\b[^.;]{0,40}\b(?:doe|negotiable|commensurate[^.;]{0,40}|competitive|tbd|pending|to be determined|depend(?:s|ing|ent) on experience)\b/i;

/** What a line on pay says instead of a figure: "competitive salary", "pay: DOE". */
export function readUnstated(line: string, quote: string): PayWords | null {
  const text = unstated.exec(line)?.[0];
  return text === undefined ? null : { offer: null, text, quote };
}

/** Form and posting together: the form's figures, or the posting's where they only complete them; else what words there are. */
export function settlePay(
  form: PayWords | null,
  posting: PayWords | null,
  isTyped: boolean,
): Pay | null {
  const differs = isTyped && form !== null && posting !== null && isOtherPay(form, posting);
  const used = choose(form, posting, differs);
  if (used === null) return null;
  const quotes: Quote[] = [
    ...(form === null ? [] : [{ where: "salaryRange" as const, quote: form.quote }]),
    ...(posting === null ? [] : [{ where: "posting" as const, quote: posting.quote }]),
  ].toSorted(
    (left, right) => Number(right.quote === used.quote) - Number(left.quote === used.quote),
  );
  const conflict: Conflict | null = differs
    ? { about: "the pay", used: form.text, other: foldSpaces(posting.quote), quotes }
    : null;
  const { text, offer, isUnclear } = used;
  return { id: "pay.range", label: "Pay", text, quotes, offer, conflict, ...given({ isUnclear }) };
}

function choose(
  form: PayWords | null,
  posting: PayWords | null,
  differs: boolean,
): PayWords | null {
  if (form?.offer && posting?.offer) {
    const isCompleted = isOpenEnded(form.offer) && !isOpenEnded(posting.offer);
    return isCompleted && isSamePay(form.offer, posting.offer) ? posting : form;
  }
  return form !== null && (form.offer !== null || differs || !posting?.offer) ? form : posting;
}

/** "65 cents per mile" is a sum, too, and no range to compare. */
function isOtherPay(form: PayWords, posting: PayWords): boolean {
  if (form.offer && posting.offer) return !isSamePay(form.offer, posting.offer);
  const stated = new Set(sumsIn(posting.text));
  return stated.size > 0 && sumsIn(form.text).some((sum) => !stated.has(sum));
}

function sumsIn(text: string): number[] {
  return amountsIn(text).flatMap(({ min, max }) => [min, max].filter((end) => end !== null));
}

export function isSamePay(a: Offer, b: Offer): boolean {
  if (a.currency !== null && b.currency !== null && a.currency !== b.currency) return false;
  if (a.period === b.period) return isSameEnd(a.min, b.min, 0) && isSameEnd(a.max, b.max, 0);
  const [ours, theirs] = [yearlyOffer(a), yearlyOffer(b)];
  return isSameEnd(ours.min, theirs.min, rounding) && isSameEnd(ours.max, theirs.max, rounding);
}

/** An end that one of them leaves open agrees with any. */
function isSameEnd(a: number | null, b: number | null, tolerance: number): boolean {
  return a === null || b === null || Math.abs(a - b) <= tolerance * Math.max(a, b);
}
