import { formatOffer, type Offer, type PayPeriod } from "#english/money.ts";
import { foldSpaces } from "#ledger/read/clean-text.ts";
import { readCurrency } from "#reading/world/currencies.ts";
import type { Block, Document, Line } from "#ledger/read/block.ts";
import { findPayRanges, periodIn, type PayRange } from "#ledger/read/pay-range.ts";
import { quoteWithin, sentencesOf } from "#ledger/read/sentences.ts";

/** Where the job is decides what a bare "$" is; null where nobody knows. */
export type PayContext = { country: string | null };

/** The pay a text names; `offer` is null where only words stand. */
export type PayWords = { offer: Offer | null; text: string; quote: string };

const payWords =
  /\b(?:salar(?:y|ies)|pay(?:s|ing)?|paid|compensation|comp|wages?|remuneration|rates?|earn(?:s|ings)?|base|ote|per (?:hour|annum|year)|annual(?:ly)?|hourly|gross|doe|depending on exp(?:erience)?)\b/i;
const notPay =
  /bonus|sign[- ]?on|signing|relocat|tuition|reimburs|stipend|allowance|per diem|referral|revenue|\barr\b|\bmrr\b|\bgmv\b|funding|funded|raised|valuation|series [a-e]\b|quota|portfolio|assets|grants?\b|donat|insurance|deductible|coverage|\b40[13]|match|discount|\bfees?\b|\bfines?\b|credit|sales of|savings|equity|stock|rsus?\b|shares|commission|\bfund\b|invest|customers|users|loans?\b|deals?\b|projects?|gift|equipment|parking|differential|premium|worth|transactions|claims|contracts? (?:of|worth)|benefits? (?:of|worth)|contribut|voucher|prize|spend|traded|managed|managing|processed/i;
const onTarget = /\bote\b|on[- ]target|total (?:comp|cash|earnings|target|package)|variable/i;
/** What a whole pay scale allows is not what this job pays. */
const ofScale =
  /\b(?:pay|salary|wage) (?:system|scale|schedule|table|plan|cap|limit|ceiling)\b|\b(?:aggregate|statutory|executive schedule)\b/i;
/** A year's pay runs to millions. */
const smallUnits = new Set("JPY KRW INR HUF IDR VND CLP COP PKR NGN ISK".split(" "));
/** Words a field may begin with before its one bare figure. */
const beforeBare = /^\s*(?:from|up to|starting at|at least|about|approx\.?)?\s*$/i;
const longestSentence = 4_000;
const wordsOnly =
  /\b(?:competitive|attractive|market[- ]rate|negotiable|commensurate|generous|excellent|great|top)\s(?:\w+\s){0,2}(?:salary|pay|compensation|wages?|remuneration|rate)\b|\b(?:salary|pay|compensation|wages?|rate|comp)\b[^.;]{0,40}\b(?:doe|negotiable|commensurate[^.;]{0,40}|competitive|tbd|pending|to be determined|depend(?:s|ing|ent) on experience)\b/i;

/** How much a text must say before a figure in it is pay: a form's field, a part about pay, or anything. */
type Mode = "field" | "pay" | "text";

/** Reads a field that is about pay; words without figures stay words. */
export function readPay(text: string, context: PayContext): PayWords | null {
  const words = foldSpaces(text);
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  const figures = readFigures(text, "field", context);
  return { ...(figures ?? { offer: null, text: words }), quote: text.trim() };
}

/** The pay a posting states: parts about pay first, then any sentence, then words without figures. */
export function findPay({ blocks }: Document, context: PayContext): PayWords | null {
  const aboutPay = blocks.filter(isAboutPay);
  return (
    firstOf(aboutPay, (line, block) => readLine(line, "pay", context, block.heading ?? "")) ??
    firstOf(blocks, (line) => readLine(line, "text", context)) ??
    firstOf([...aboutPay, ...blocks], readWordsOnly)
  );
}

/** What a text names as on-target earnings, in its own words. */
export function findOnTarget(text: string): string | null {
  if (!onTarget.test(text)) return null;
  const found = findPayRanges(text.slice(0, longestSentence)).find(isOnTarget);
  if (found === undefined) return null;
  const left = onTarget.test(found.left) ? found.left.trimStart().length : 0;
  const right = onTarget.test(found.right) ? found.right.trimEnd().length : 0;
  return text.slice(found.start - left, found.end + right).trim();
}

function isAboutPay({ kind, heading }: Block): boolean {
  return kind === "pay" || (kind === "benefits" && payWords.test(heading ?? ""));
}

function firstOf(
  blocks: readonly Block[],
  read: (line: Line, block: Block) => PayWords | null,
): PayWords | null {
  for (const block of blocks) {
    for (const line of block.lines) {
      const found = read(line, block);
      if (found !== null) return found;
    }
  }
  return null;
}

function readLine(line: Line, mode: Mode, context: PayContext, heading = ""): PayWords | null {
  if (!/\d|thousand/i.test(line.text)) return null;
  for (const { text, quote } of sentencesOf(line)) {
    const found = readFigures(text, mode, context, heading);
    if (found !== null) return { ...found, quote };
  }
  return null;
}

function readWordsOnly(line: Line): PayWords | null {
  const text = wordsOnly.exec(line.text)?.[0];
  return text === undefined ? null : { offer: null, text, quote: quoteWithin(line, text) };
}

function readFigures(
  text: string,
  mode: Mode,
  { country }: PayContext,
  heading = "",
): Omit<PayWords, "quote"> | null {
  const ranges = findPayRanges(text.slice(0, longestSentence))
    .map((range) => ({ ...range, period: range.period ?? periodIn(heading) }))
    .filter((range) => isPay(range, text, mode, country));
  const range = ranges.find(({ left, right }) => /\bbase\b/i.test(`${left} ${right}`)) ?? ranges[0];
  if (range === undefined) return null;
  const { min, max, mark } = range;
  const period = range.period ?? periodBySize(max ?? min ?? 0);
  const offer = { min, max, currency: readCurrency(mark, country), period };
  const printed = offer.currency === null && mark === "$" ? "USD" : offer.currency;
  return { offer, text: formatOffer({ ...offer, currency: printed }) };
}

function isPay(range: PayRange, text: string, mode: Mode, country: string | null): boolean {
  const { left, right, period, looksLikeMoney, mark, isRange } = range;
  const top = range.max ?? range.min ?? 0;
  if (isOnTarget(range) || !isPlausible(top, readCurrency(mark, country))) return false;
  if (ofScale.test(left)) return false;
  if (isOtherMoney(left, -5, mode) || isOtherMoney(right, 5, mode)) return false;
  if (mode === "field") return looksLikeMoney || isBarePay(range, top);
  const isBudget = isRange && /\bbudget\b/i.test(left);
  const isNamed = mode === "pay" || isBudget || payWords.test(left) || payWords.test(right);
  if (!looksLikeMoney && !isNamed) return isBareRange(range);
  if (!looksLikeMoney) return period !== null || (mode === "pay" && top >= 10_000);
  const isSized = period !== null || top >= 10_000 || top < 300;
  if (isNamed) return isSized && (mode === "pay" || mark !== null || top >= 10_000);
  if (mark === null) return isBareRange(range);
  return period !== null || (isRange && top >= 10_000 && text.length <= 120);
}

/** "65-72k" or "18-22/hr" alone between commas, as notes have it. */
function isBareRange({ isRange, min, max, left, right }: PayRange): boolean {
  if (!isRange || min === null || max === null || max > 2 * min || left.trim() !== "") return false;
  const after = right.trim().replace(/\.$/, "");
  const isYearly = after === "" && min >= 15_000 && max <= 500_000;
  return isYearly || (/^\/\s?(?:hr|hour)$/i.test(after) && min >= 8 && max <= 250);
}

function isOnTarget({ left, right }: PayRange): boolean {
  return onTarget.test(left) || onTarget.test(right);
}

/** In a field about pay, "120000" and "25-30" are pay, the year is not. */
function isBarePay({ isRange, period, left }: PayRange, top: number): boolean {
  if (top >= 1_900 && top <= 2_100 && period === null) return false;
  return top >= 1_000 || isRange || period !== null || payWords.test(left) || beforeBare.test(left);
}

/** Whether the words next to an amount name another kind of money; from the left the last, from the right the first ones. */
function isOtherMoney(words: string, count: number, mode: Mode): boolean {
  const list = words.trim().split(/\s+/);
  const near = (count < 0 ? list.slice(count) : list.slice(0, count)).join(" ");
  const isTheirBudget = mode === "text" && /budgets? (?:of|over|up)/i.test(near);
  return (
    (notPay.test(near) || isTheirBudget) && !/\b(?:salary|base|compensation|wages?)\b/i.test(near)
  );
}

function isPlausible(top: number, currency: string | null): boolean {
  return top >= 5 && top <= (smallUnits.has(currency ?? "") ? 1e10 : 1_000_000);
}

function periodBySize(amount: number): PayPeriod {
  return amount < 300 ? "hour" : "year";
}
