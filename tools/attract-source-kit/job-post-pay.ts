import { formatOffer, type Offer } from "#english/money.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readPay } from "#ledger/read/terms/pay.ts";
import { toPassage, type PostLine } from "#tools/attract-source-kit/post-lines.ts";

/** Words that say no more than the range itself. */
const plainWords = new Set(
  (
    "the a an our this role position job is are be will it's its for of from to and between at per up in anticipated expected posted starting hiring target offered estimated " +
    "base salary salaries pay range ranges rate rates wage wages compensation comp annual annually yearly year yr hourly hour hr h day week wk month mo usd eur gbp k thousand " +
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred"
  ).split(" "),
);

/** Pay once: every line about it as written, the range first, but none that says it in other words; the range as figures where no line has it. */
export function writePay(
  { reading }: Ledger,
  lines: readonly PostLine[],
  isEnglish: boolean,
): string | null {
  const offer = reading.pay?.offer ?? null;
  const isRange = (line: PostLine) => saysRange(line, offer, reading.place.country);
  // Rates by the day or the zone stand as written; between them is no range.
  const isApart = offer !== null && reading.pay?.text !== formatOffer(offer);
  const told = lines
    .filter((line) => isApart || !isRepeat(line, lines, offer, reading.place.country))
    .toSorted((left, right) => Number(isRange(right)) - Number(isRange(left)));
  const isSaid = isApart || told.some(isRange) || hasBands(told, reading.place.country);
  const isBase = lines.some(({ text }) => /\bbase\b/iu.test(text));
  const range = offer === null ? "" : `${isBase ? "Base pay: " : ""}${formatOffer(offer)}.`;
  const isOurs = range !== "" && !isSaid && (isEnglish || told.length === 0);
  const text = [isOurs ? range : "", toPassage(told, "\n")]
    .filter((part) => part !== "")
    .join("\n");
  return text === "" ? null : text;
}

/** "Zone A: $146,000 – $168,000" and others beside it: from the lowest to the highest is nobody's range. */
function hasBands(lines: readonly PostLine[], country: string | null): boolean {
  const ranges = lines.flatMap(({ text }) => {
    const { min, max } = readPay(text, country)?.offer ?? { min: null, max: null };
    return min === null || max === null || min === max ? [] : [`${min} ${max}`];
  });
  return new Set(ranges).size > 1;
}

function saysRange({ text }: PostLine, offer: Offer | null, country: string | null): boolean {
  const said = offer === null ? null : (readPay(text, country)?.offer ?? null);
  return said !== null && said.min === offer?.min && said.max === offer.max;
}

/** "The anticipated base salary for this role is $61,500 to $72,000": all its other words are said elsewhere, or nothing. */
function isRepeat(
  line: PostLine,
  lines: readonly PostLine[],
  offer: Offer | null,
  country: string | null,
): boolean {
  if (!saysRange(line, offer, country)) return false;
  const others = new Set(
    lines
      .filter((other) => other !== line && isLonger(other, line))
      .flatMap(({ text }) => wordsOf(text)),
  );
  return wordsOf(line.text).every((word) => others.has(word));
}

/** Of two that say the same the longer stays, of two as long the first. */
function isLonger(other: PostLine, line: PostLine): boolean {
  return wordsOf(other.text).length > wordsOf(line.text).length;
}

function wordsOf(text: string): string[] {
  const bare = text.toLowerCase().replaceAll(/\b(?:full|part)[- ]time\b/gu, "");
  return (bare.match(/[\p{L}'’]+/gu) ?? []).filter((word) => !plainWords.has(word));
}
