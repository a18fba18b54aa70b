import type { PayPeriod } from "#english/money.ts";
import { findAmounts, type Amount } from "#ledger/read/amounts.ts";

/** One amount or a range as it stands in a text, with the words around it that belong to it. */
export type PayRange = {
  start: number;
  end: number;
  min: number | null;
  max: number | null;
  mark: string | null;
  /** As said; null where no word says it. */
  period: PayPeriod | null;
  left: string;
  right: string;
  isRange: boolean;
  /** Written as money is: with a sign, in thousands, or grouped. */
  looksLikeMoney: boolean;
};

/** The two amounts of a range; twice the same one where it stands alone. */
type Span = { first: Amount; last: Amount };

const periodWords: readonly (readonly [PayPeriod, string])[] = [
  ["hour", "hrs?|hours?|hourly|ph|(?<=/\\s?)h"],
  ["day", "days?|daily|(?<=/\\s?)d"],
  ["week", "wks?|weeks?|weekly|pw"],
  ["month", "mo|mth|months?|monthly|pcm"],
  ["year", "yrs?|years?|yearly|annum|annual|annually|pa|p\\.a"],
];
const filler = "(?:(?:gross|brutto|base|flat|salary|usd|eur|gbp|cad)\\s){0,2}";
const per = "(?:/\\s?|per\\s|an?\\s|each\\s|every\\s)?";
const wordsAfter = periodWords.map(
  ([period, words]) =>
    [period, new RegExp(`^\\+?[\\s,(]{0,3}${filler}${per}(?:${words})(?!\\p{L})`, "iu")] as const,
);
const wordsNear: readonly (readonly [PayPeriod, RegExp])[] = [
  ["hour", /\bhourly\b|\bper hour\b|\bby the hour\b/i],
  ["day", /\bday rate\b|\bdaily\b|\bper day\b/i],
  ["week", /\bweekly\b|\bper week\b/i],
  ["month", /\bmonthly\b|\bper month\b/i],
  ["year", /\bannual(?:ly|ized)?\b|\byearly\b|\bper (?:year|annum)\b/i],
];

const unit = "(?:\\/|per|an?)\\s?(?:hrs?|hours?|h|days?|weeks?|wk|months?|mo|yrs?|years?|annum)\\b";
const joint = new RegExp(
  `^[\\s(]{0,2}(?:${unit})?[\\s)]{0,2}(?:[-–—~‐‑−]{1,2}|to|and|through|till|until|up to|\\.{2,3}|\\||[,;]?\\s?max(?:imum)?:?)\\s{0,2}(?:a max(?:imum)? of\\s|up to\\s)?$`,
  "i",
);
const countedThings =
  /^\s?[-+]?\s?(?:hours?|hrs?|years?|yrs?|days?|weeks?|months?|shifts?|people|employees|beds|minutes|miles|lbs?)(?!\p{L})/iu;
const asMost =
  /(?:up to|max(?:imum)?(?: of)?|\bmax(?:imum)? (?:[a-z]+ ){0,4}is|no more than|(?:not|never) (?:to )?exceed(?:ing)?|under|below|capped at|as much as)\s*:?\s*$/i;
const asLeast =
  /(?:from|start(?:s|ing)?(?: (?:pay|salary|wage|rate))?(?: (?:is|at|of))?|min(?:imum)?(?: of)?|at least|above|over|more than|no less than)\s*:?\s*$/i;

/** What follows one amount, and the word for its period, where it is the most or the least. */
const mostAfter = new RegExp(`^\\s?(?:${unit})?\\s?(?:max|maximum)\\b`, "i");
const leastAfter = new RegExp(
  `^\\+|^\\s?(?:${unit})?(?:\\+(?!\\s?[\\p{L}\\p{N}$€£])|,?\\s(?:and (?:up|upwards?|above)|or (?:more|above|higher)|minimum|min|upwards?)(?!\\p{L}| to ))`,
  "iu",
);

/** Every amount and range of a text, in order. */
export function findPayRanges(text: string): PayRange[] {
  const spans = pairAmounts(text, findAmounts(text));
  return spans.map((span, index) =>
    describe(
      text,
      span,
      spans[index - 1]?.last.end ?? 0,
      spans[index + 1]?.first.start ?? text.length,
    ),
  );
}

/** The period a heading or the words before an amount name. */
export function periodIn(words: string): PayPeriod | null {
  return wordsNear.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function pairAmounts(text: string, amounts: readonly Amount[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const first = amounts[at];
    if (first === undefined) break;
    const next = amounts[at + 1];
    const isPair = next !== undefined && isRangeOf(text, first, next);
    const last = isPair ? next : first;
    if (isPair) at += 1;
    if (!isCount(text, { first, last })) spans.push({ first, last });
  }
  return spans;
}

function isRangeOf(text: string, first: Amount, next: Amount): boolean {
  if (next.start - first.end > 30) return false;
  const middle = text.slice(first.end, next.start);
  const isSameMoney = first.mark === null || next.mark === null || first.mark === next.mark;
  const isSum =
    /and\s*$/i.test(middle) &&
    !/\bbetween\b/i.test(text.slice(Math.max(0, first.start - 30), first.start));
  const isOfSomethingElse = /up to\s*$/i.test(middle) && !looksLikeMoney(next);
  return joint.test(middle) && isSameMoney && !isSum && !isOfSomethingElse;
}

/** "40 hours", "W2" and "401k" are no money. */
function isCount(text: string, { first, last }: Span): boolean {
  if (first.mark !== null || last.mark !== null) return false;
  const isPartOfWord = /\p{L}/u.test(text.charAt(first.start - 1));
  const isPlan = first === last && first.value === 401;
  return isPartOfWord || isPlan || countedThings.test(text.slice(last.end, last.end + 20));
}

function describe(text: string, { first, last }: Span, from: number, to: number): PayRange {
  const isRange = first !== last;
  const left = clauseBefore(text.slice(Math.max(from, first.start - 80), first.start));
  const right = clauseAfter(text.slice(last.end, Math.min(to, last.end + 60)));
  const after = text.slice(last.end, last.end + 40);
  const said = [after, text.slice(first.end, last.start)].map(
    (words) => wordsAfter.find(([, pattern]) => pattern.test(words))?.[0],
  );
  return {
    start: first.start,
    end: last.end,
    ...(isRange ? readEnds(first, last) : readEnd(first, left, after)),
    mark: first.mark ?? last.mark,
    period: said[0] ?? said[1] ?? periodIn(left) ?? periodIn(right),
    left,
    right,
    isRange,
    looksLikeMoney: looksLikeMoney(first) || looksLikeMoney(last),
  };
}

function looksLikeMoney({ mark, scale, isGrouped, value }: Amount): boolean {
  return mark !== null || scale !== null || (isGrouped && value >= 1_000);
}

/** "165-195k" and "80-100,000" say their thousands once. */
function readEnds(first: Amount, last: Amount): { min: number; max: number } {
  const scaleOfFirst = first.scale ?? (first.value < 1_000 ? last.scale : null) ?? 1;
  const scaleOfLast = last.scale ?? (last.value < 1_000 ? first.scale : null) ?? 1;
  const high = last.value * scaleOfLast;
  const low = first.value * scaleOfFirst;
  const isShort = first.scale === null && low < 1_000 && high >= 10_000 && low * 1_000 <= high;
  const ends = [isShort ? low * 1_000 : low, high].map(toCents);
  return { min: Math.min(...ends), max: Math.max(...ends) };
}

function readEnd(
  amount: Amount,
  left: string,
  after: string,
): { min: number | null; max: number | null } {
  const value = toCents(amount.value * (amount.scale ?? 1));
  if (asMost.test(left) || mostAfter.test(after)) return { min: null, max: value };
  const isOpen = asLeast.test(left) || leastAfter.test(after);
  return { min: value, max: isOpen ? null : value };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The words since the last break. */
function clauseBefore(words: string): string {
  return words.split(/[,;+)]|\.\s|\b(?:plus|and|with)\b/i).at(-1) ?? "";
}

/** The words until the next break; what a bracket says right after the amount belongs to it. */
function clauseAfter(words: string): string {
  const bracket = /^\s{0,2}(?:\w{1,12}\s)?\([^()]{0,40}\)/.exec(words)?.[0];
  return bracket ?? words.split(/[,;(]|\.\s|\s\+|\b(?:plus|and|with)\b/i)[0] ?? "";
}
