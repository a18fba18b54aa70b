import type { StatedFigure, FigureKind } from "#checks/figures/figure.ts";
import { notFigures } from "#checks/figures/not-figures.ts";
import { numberWordSource, readNumberWord } from "#checks/figures/number-words.ts";
import { blankOut } from "#checks/phrases.ts";
import { findAll } from "#english/matches.ts";

const currencies: Readonly<Record<string, string>> = {
  us$: "USD",
  $: "USD",
  c$: "CAD",
  ca$: "CAD",
  a$: "AUD",
  au$: "AUD",
  nz$: "NZD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  dollar: "USD",
  euro: "EUR",
};
const currencyCodes = "USD|EUR|GBP|CAD|AUD|NZD|CHF|SEK|NOK|DKK|PLN|INR|JPY|SGD";

const scales: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  million: 1_000_000,
  bn: 1_000_000_000,
  b: 1_000_000_000,
  billion: 1_000_000_000,
  hundred: 100,
};

/** Longer names first: the first that fits is taken. German ones too, as in "4-Tage-Woche". */
const timeUnits: readonly [RegExp, string][] = [
  [/^(?:ms|millisec)/u, "millisecond"],
  [/^mi/u, "minute"],
  [/^mo/u, "month"],
  [/^stunde/u, "hour"],
  [/^s/u, "second"],
  [/^h/u, "hour"],
  [/^[dt]/u, "day"],
  [/^w/u, "week"],
  [/^q/u, "quarter"],
  [/^[jy]/u, "year"],
];

const time =
  "tagen?|tage|wochen?|stunden?|monaten?|monate|jahren?|jahre|milliseconds?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|wks?|months?|mos|quarters?|years?|yrs?";
const before = String.raw`(?:(?<symbol>(?:US|CA?|AU?|NZ)?\$|[€£¥₹])\s?|(?<code>${currencyCodes})\s)?`;
const digits = String.raw`(?:\d{1,3}(?:[,\u00a0\u202f]\d{3}){1,5}|\d{1,15})(?:\.\d{1,6})?`;
const scale = String.raw`(?<scale>(?:k|mm?|bn|b)(?![\p{L}\p{N}])|[\s-](?:hundred|thousand|million|billion|k|bn)(?!\p{L}))?`;
const after = [
  String.raw`(?<ordinal>st|nd|rd|th)(?<percentile>[\s-]{1,2}percentiles?)?`,
  String.raw`\s?(?<percent>%|percent(?!ile)|per\scent|pct|percentage\spoints?)`,
  String.raw`\+?\s?(?:\/|per\s)?(?<late>(?:${currencyCodes})(?!\p{L})|dollars?|euros?)`,
  String.raw`\s?(?<cents>cents?|¢)`,
  String.raw`\+?[\s-]{0,2}(?:(?:or\smore|working|business|calendar|full|consecutive|more|paid|straight)[\s-])?(?<time>${time})(?![\p{L}\p{N}])`,
].join("|");

const number = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])${before}(?:(?<digits>${digits})|(?<word>${numberWordSource})(?!\p{L}))${scale}(?:${after})?(?<tail>x(?!\p{L}))?(?![\p{L}\p{N}_])`,
  "giu",
);
const named =
  /(?<![\p{L}\p{N}])(?:p(?<short>\d{2})|percentile\s(?<long>\d{1,2}))(?![\p{L}\p{N}%])/giu;
/** On one line: "eleven" and, under it, "- 10% bonus" are no range. */
const between = /^[^\S\n]?(?:-|–|—|to|and|or|\/)[^\S\n]?$/iu;

/** Most texts have none, and looking closely is slow. */
const maybeFigure =
  /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|\w{3,5}ty|dozen)\b/iu;

type Read = StatedFigure & { isOrdinal: boolean; hasScale: boolean; scaleBy: number };

/** Every figure of a text, in order: amounts, percentages, percentiles, durations and counts. */
export function findFigures(text: string): StatedFigure[] {
  if (!maybeFigure.test(text)) return [];
  const open = notFigures.reduce(blankOut, text);
  const percentiles = findAll(open, named).map(toNamed);
  const rest = percentiles.length === 0 ? open : blankOut(open, named);
  const read = findAll(rest, number)
    .map(toFigure)
    .filter((figure) => figure !== null);
  return [...joinRanges(read, rest), ...percentiles].sort((a, b) => a.start - b.start);
}

function toFigure(match: RegExpExecArray): Read | null {
  const { 0: found, index: start, groups = {} } = match;
  const written = groups["digits"] ?? groups["word"] ?? "";
  const plain =
    groups["digits"] === undefined
      ? readNumberWord(written)
      : readDigits(written, groups["symbol"]);
  if (plain === null) return null;
  const { kind, unit } = readKind(groups);
  const isBareOne = /^one$/iu.test(written) && kind !== "duration" && kind !== "percent";
  if (isBareOne && groups["scale"] === undefined) return null;
  const scaleBy = readScale(groups["scale"], kind);
  if (scaleBy === null) return null;
  const value = plain * scaleBy * (groups["cents"] === undefined ? 1 : 0.01);
  const isOrdinal = groups["ordinal"] !== undefined && groups["percentile"] === undefined;
  const hasScale = groups["scale"] !== undefined;
  const quote = found.trim();
  return {
    kind,
    value,
    unit,
    quote,
    start,
    end: start + found.length,
    isOrdinal,
    hasScale,
    scaleBy,
  };
}

function readDigits(written: string, symbol: string | undefined): number {
  const isDottedThousands = symbol === "€" && /^\d{1,3}\.\d{3}$/u.test(written);
  return Number(written.replace(isDottedThousands ? /\./gu : /[,\u00a0\u202f]/gu, ""));
}

function readKind(groups: Record<string, string | undefined>): {
  kind: FigureKind;
  unit: string | null;
} {
  const { symbol, code, late, cents, percent, percentile, time: unitOfTime } = groups;
  const money = symbol ?? code ?? late;
  if (money !== undefined) {
    const name = money.toLowerCase();
    return { kind: "money", unit: currencies[name.replace(/s$/u, "")] ?? money.toUpperCase() };
  }
  if (cents !== undefined) return { kind: "money", unit: null };
  if (percent !== undefined) return { kind: "percent", unit: null };
  if (percentile !== undefined) return { kind: "percentile", unit: null };
  if (unitOfTime === undefined) return { kind: "count", unit: null };
  const unit = timeUnits.find(([name]) => name.test(unitOfTime.toLowerCase()))?.[1] ?? null;
  return { kind: "duration", unit };
}

/** A small "m" or "b" is a million or billion only beside a currency; elsewhere the number is no figure we read. */
function readScale(written: string | undefined, kind: FigureKind): number | null {
  if (written === undefined) return 1;
  const name = written.replace(/^[\s-]/u, "");
  const isLoose = /^(?:mm?|b)$/u.test(name) && kind !== "money";
  return isLoose ? null : (scales[name.toLowerCase()] ?? null);
}

function toNamed({ 0: quote, index: start, groups = {} }: RegExpExecArray): StatedFigure {
  const value = Number(groups["short"] ?? groups["long"]);
  return { kind: "percentile", value, unit: null, quote, start, end: start + quote.length };
}

/** In "$135–160k" or "30/60/90 days" each end takes what the other states; loose ordinals are no figures. */
function joinRanges(read: readonly Read[], text: string): StatedFigure[] {
  const figures = read.map((figure) => ({ ...figure }));
  const pairs = figures.flatMap((left, at) => {
    const right = figures[at + 1];
    const isRange = right !== undefined && between.test(text.slice(left.end, right.start));
    return isRange ? [{ left, right }] : [];
  });
  for (const { left, right } of pairs) {
    if (left.kind === "money" && right.kind === "count") {
      Object.assign(right, { kind: left.kind, unit: left.unit });
    }
  }
  for (const { left, right } of pairs.toReversed()) takeFromRight(left, right);
  return figures
    .filter(({ isOrdinal }) => !isOrdinal)
    .map(({ kind, value, unit, quote, start, end }) => ({ kind, value, unit, quote, start, end }));
}

function takeFromRight(left: Read, right: Read): void {
  if (left.kind === "count" && right.kind !== "count") {
    Object.assign(left, { kind: right.kind, unit: right.unit, isOrdinal: false });
  }
  if (right.hasScale && !left.hasScale && left.value < right.value / right.scaleBy) {
    left.value *= right.scaleBy;
  }
}
