import { isLetter } from "#reading/values/signs.ts";
import { currencyCodes } from "#reading/world/currencies.ts";

/** A figure that may be money, or two that a dash or a word joins. */
export type Amount = {
  min: number | null;
  max: number | null;
  mark: string | null;
  isThousands: boolean;
  /** What its word makes of it: 1,000 for "k", 100,000 for "lakh". */
  times: number;
  hasCents: boolean;
  /** Its thousands stand apart: "62 000". */
  isGapped: boolean;
  isRange: boolean;
  start: number;
  end: number;
};

const mark = String.raw`(?:US|CA|C|AU|A|NZ|HK|SG|S|R|MX)\$|[$€£¥₹₱₩₫฿₪₺]|(?<![\p{L}\d-])R(?=\d{1,3}(?:[ ,]\d{3}|[.,]\d{2}|k)\b|\d{2,3} (?:to|-|–) R\d|\d{2,3} thousand)|(?<!\p{L})Rs\.?(?=\s?\d)|(?<!\p{L})(?:${currencyCodes})(?=[\s\d$€£])\s?[$€£]?`;
const figure = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}(?:[,.'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,3}(?:[ \u00A0]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|(?<![.\d])\.\d{2}(?!\d)`;
const amount = new RegExp(
  String.raw`(?:(?<before>${mark})\s?)?(?<figure>${figure})(?<scale>\s?(?:[kK]|thousand|grand|LPA|[lL]akhs?|[lL]acs?|[cC]rores?|Cr)\b|(?<=₹[\d.]{1,5})L\b)?(?<after>\s?(?:[€£](?!\s?\d)|(?<=\d[\s\u00A0]?)\$(?!\s?\d)|kr\b|[dD]ollars\b|[bB]ucks\b|[qQ]uid\b|[eE]uros?\b|[pP]ounds\b|(?:${currencyCodes})\b))?`,
  "gu",
);
const unit = String.raw`(?:\s?(?:\/|per |an? )\s?(?:hr|hour|h|yr|year|wk|week|mo|month|day)\b\.?|\s?p\.?\/?[ha]\b)?`;
const joint = new RegExp(
  String.raw`^${unit}(?:[\p{L}\s]{0,14}\d{0,2} ris(?:ing|es))?,?\s?(?:(?<dash>-|–|—|\.\.\.|…|to|up to|through|bis|à|tot)|(?<and>and|a|y|et|en|und|e))\s?(?:about |a )?$`,
  "iu",
);
/** What stands before an amount and opens it to one side, or begins a pair. */
const opener =
  /\b(?:(?<pair>between|entre|zwischen|tussen|tra|desde|de)|(?<from>from|min(?:imum)?\.?:?|at least|ab|mindest(?:gehalt|lohn) von)|(?<upTo>up ?to|bis zu|jusqu'à|not exceed|cannot exceed|max(?:imum)?\.?:?(?: (?:rate|pay|salary|base))?|no more than|as much as))\s*$/iu;
const closer =
  /^(?:\s?(?:\/|per |an? )\s?(?:hr|hour|year|yr|week|month)\b)?(?:(?<from>\+(?![\p{L}\d$])|\sand up\b(?! to)|\sor more\b)|\s(?<upTo>max(?:imum)?\b(?!\W{0,3}\d)))/iu;

/** What makes of a figure a share or a sum of the firm's; and, where it has no sign, a time, an ordinal or a count. */
const notMoneyAfter =
  /^(?:(?<never>\s?%|\s?percent|\(k\)|(?:[mb]|\s?(?:mm|bn|million|billion))\b)|(?<big>\s[mb]\b)|(?<bare>:\d|\/\d|\s\d{1,3}\s?%|\s(?:sick|vac(?:ation)?|holidays?|pto)\b|\s?[ap]\.?m\b|[ap]\b|(?!k\b|h(?:r|our)?s?\b|yr\b|pa\b)\p{L}|\s?(?:-|–)\s?(?:hour|day|month|week|year|bed|minute|person|seat)|\+?\s?(?:years?|yrs?|months?|mos?|weeks?|wks?|days?|hours|hrs|minutes|min|people|ppl|employees|miles|mi|lbs?|pounds per|percentile|units|beds|customers|accounts|orders|seats|openings|positions|shifts?|source words|tons|steps?|points?|of (?:the )?last)\b))/iu;
const notMoneyBefore =
  /(?:[\p{L}\d#+:]|[×✕]\s?|\d\/|\p{L}[-–]|(?:19|20)\d\d[-–]|\b(?:grade|step|level|tier|band|scale|zone|class|year|no\.|art(?:icle)?|title|section|top|first|last|after|past|over|(?<!(?:salary|pay|rate|wage|base|range) )of|on|by|code|unit|local|jan|feb|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s?)$/iu;

const rated = /^\+?(?:\/| (?:per|an?) )(?:h(?:ou)?r|h|day|w(?:ee)?k|mo|y(?:ea)?r)/iu;
const plans = new Set(["401", "403", "409", "457", "529", "1099"]);

/** Every amount of a line, in order. A lone figure without a sign of money is kept only where no other has one. */
export function amountsIn(line: string): Amount[] {
  const text = line.slice(0, 1_500);
  const matches = [...text.matchAll(amount)];
  const singles = matches.flatMap((match, at) => {
    const found = toSingle(text, match);
    return found.filter((one) => one.mark !== null || !isCounted(text, match, matches[at + 1]));
  });
  const joined = joinAmounts(text, singles).filter(
    (one) => one.mark !== null || ((one.isRange || !one.isGapped) && !isNumbered(text, one)),
  );
  const isMoney = ({ mark: sign, isThousands }: Amount) => sign !== null || isThousands;
  if (!joined.some(isMoney)) return joined;
  const rows = new Set(rowsOf(text, joined).flat());
  return joined.filter(
    (one) =>
      isMoney(one) ||
      (one.isRange && !isClock(one)) ||
      rows.has(one) ||
      rated.test(text.slice(one.end, one.end + 12)),
  );
}

/** "8.30 – 5" beside "£13.20 an hour". */
function isClock({ max }: Amount): boolean {
  return (max ?? 0) <= 12;
}

/** "21.37 22.01 22.67", "1 59,980 64,675 67,020": figures of one form, each a little higher than the one before. */
export function rowsOf(text: string, amounts: readonly Amount[]): Amount[][] {
  const row = amounts.filter(
    ({ isRange, hasCents, start, end }) =>
      !isRange && (hasCents || text.slice(start, end).includes(",")),
  );
  return risingRuns(row);
}

/** The runs of three sums or more that rise from each to the next, to no more than about twice the first. */
export function risingRuns<T extends Amount>(row: readonly T[]): T[][] {
  const size = (one: T | undefined) => one?.max ?? one?.min ?? 0;
  const runs: T[][] = [];
  for (const one of row) {
    const run = runs.at(-1);
    if (run && size(one) > size(run.at(-1)) && size(one) < size(run[0]) * 2.2) run.push(one);
    else runs.push([one]);
  }
  return runs.filter((run) => run.length > 2 && size(run[0]) >= 7);
}

const spines = new Set(["scp", "scps", "point", "points"]);
const grades = new Set(["grade:", "level:", "step:", "tier:", "class:", "zone:"]);

/** "Salary Schedule B, Range 9" and "Grade 6, SCP 23-26" number a row of a pay table; "range 25 an hour" is pay. */
function isNumbered(text: string, { start, end, isRange, isThousands, hasCents, max }: Amount) {
  const before = text
    .slice(Math.max(0, start - 12), start)
    .toLowerCase()
    .split(" ");
  const [word = "", rest] = before.slice(-2);
  // "Pay grade: 112".
  if (rest === "" && grades.has(word) && !isRange && !hasCents) return true;
  if (rest !== "" || isThousands || hasCents || (max ?? 1_000) >= 1_000) return false;
  if (rated.test(text.slice(end, end + 12))) return false;
  return spines.has(word) || (word.endsWith("range") && !isRange);
}

/** "2400-2800 mi a week": what the second end of a range counts, the first counts too. */
function isCounted(text: string, one: RegExpExecArray, next: RegExpExecArray | undefined): boolean {
  if (!next || next.index - one.index > 24) return false;
  const between = text.slice(one.index + one[0].length, next.index);
  const isNoMoney = toSingle(text, next).length === 0;
  return isNoMoney && joint.exec(between)?.groups?.dash !== undefined;
}

function toSingle(text: string, match: RegExpExecArray): Amount[] {
  const groups = match.groups ?? {};
  const words = groups.figure ?? "";
  const sign = groups.before?.trim() ?? groups.after?.trim() ?? null;
  const isThousands = groups.scale !== undefined;
  const start = match.index;
  const end = start + match[0].length;
  const isGapped = words.includes(" ") || words.includes("\u00A0");
  const after = text.slice(end, end + 24);
  const other = notMoneyAfter.exec(after)?.groups;
  if (
    other?.never !== undefined ||
    (other?.big !== undefined && sign !== null) ||
    (sign === null && plans.has(words)) ||
    (sign === "$" && isLetter(text[start - 1]))
  )
    return [];
  if (
    sign === null &&
    (other?.bare !== undefined || (!isThousands && isBareOther(text, start, words)))
  )
    return [];
  const times = timesOf(groups.scale?.trim().toLowerCase() ?? "");
  const value = toNumber(words, times);
  const money = sign ?? (times > 1_000 ? "INR" : null);
  const hasCents = value !== Math.round(value) || words.endsWith(".00");
  return [
    {
      min: value,
      max: value,
      mark: money,
      isThousands,
      times,
      hasCents,
      isGapped,
      isRange: false,
      start,
      end,
    },
  ];
}

function isBareOther(text: string, start: number, words: string): boolean {
  if (notMoneyBefore.test(text.slice(Math.max(0, start - 14), start))) return true;
  const isYear = words.length === 4 && Number(words) >= 1_900 && Number(words) < 2_100;
  return isYear || (words.startsWith("0") && !words.startsWith("0."));
}

/** "k", "lakh" and "22 LPA", "crore". */
function timesOf(scale: string): number {
  if (scale === "") return 1;
  if (scale.startsWith("l")) return 100_000;
  return scale.startsWith("cr") ? 10_000_000 : 1_000;
}

/** "52,400", "52.400", "18.50", "52k", "1'200". */
function toNumber(words: string, times: number): number {
  const plain = words
    .replaceAll(/[,.'’ \u00A0](?=(?:\d{2},)*\d{3}(?:\D|$))/gu, "")
    .replace(",", ".");
  const value = Number(plain);
  return times === 1_000 && value >= 1_000 ? value : Math.round(value * times * 100) / 100;
}

function joinAmounts(text: string, singles: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  let isTaken = false;
  for (const [at, one] of singles.entries()) {
    const next = singles[at + 1];
    const range: Amount | null = isTaken || !next ? null : join(text, one, next);
    if (!isTaken) joined.push(range ?? openOf(text, one));
    isTaken = range !== null;
  }
  return joined;
}

function join(text: string, one: Amount, next: Amount): Amount | null {
  const found = joint.exec(text.slice(one.end, next.start).slice(0, 40));
  if (!found) return null;
  const before = text.slice(Math.max(0, one.start - 12), one.start);
  const { pair, from } = opener.exec(before)?.groups ?? {};
  const isLoose = found.groups?.and !== undefined && pair === undefined && from === undefined;
  // "1.750 a 1.950 €" is Spanish; "5 and 20" are two figures.
  if (isLoose && !(found.groups?.and === "a" && one.mark === null && next.mark !== null))
    return null;
  const isThousands = one.isThousands || next.isThousands;
  const [low, high] = [one.min ?? 0, next.max ?? 0];
  const times = Math.max(one.times, next.times, 1_000);
  const isShort = (next.isThousands && !one.isThousands) || (high >= 10_000 && high / low > 20);
  const scaled = low < 1_000 && isShort ? low * times : low;
  const raised = isThousands && !next.isThousands && high < 1_000 ? high * times : high;
  if (scaled > raised * 3 || !isSameMoney(one.mark, next.mark)) return null;
  return {
    min: Math.min(scaled, raised),
    max: Math.max(scaled, raised),
    mark: one.mark ?? next.mark,
    isThousands,
    times,
    hasCents: one.hasCents || next.hasCents,
    isGapped: one.isGapped || next.isGapped,
    isRange: true,
    start: one.start,
    end: next.end,
  };
}

/** "CAD $75,000 to $90,000" is one money, "€50 - $60" is not. */
function isSameMoney(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return true;
  // The lakh says rupees too: "₹ 7-11 Lacs".
  const isRupees = other === "INR" && (one === "₹" || one.startsWith("Rs"));
  return isRupees || (other === "$" && one.endsWith("$"));
}

/** "up to 90k" leaves the minimum open, "from 80k" and "120k+" the maximum. */
function openOf(text: string, one: Amount): Amount {
  const before = opener.exec(text.slice(Math.max(0, one.start - 20), one.start))?.groups;
  const after = closer.exec(text.slice(one.end, one.end + 20))?.groups;
  if (before?.upTo !== undefined || after?.upTo !== undefined) return { ...one, min: null };
  return before?.from !== undefined || after?.from !== undefined ? { ...one, max: null } : one;
}
