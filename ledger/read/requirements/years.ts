import { numberInWords, readNumberWords } from "#english/number-words.ts";
import type { Years } from "#ledger/facts/reading.ts";

const number = `(?:\\d{1,2}(?:\\.\\d)?|${numberInWords}|an?|a couple of|half an?)`;
const repeated = "(?:\\s?\\((?:\\d{1,2}|[a-z]{3,9})\\))?";
const more = "(?:\\s?\\+|\\s?(?:or|and) more|\\s?plus|\\s?or greater)?";
const unit = "(?:years?|yrs?|yoe|decades?|months?|mos?)";

const spans = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,#])(${number})${repeated}${more}(?:\\s?(?:-|–|—|to|or|and)\\s?(${number})${repeated}${more})?[\\s-]{0,2}(?:full |solid |consecutive |calendar )?(${unit})(?!\\p{L})|(?<![\\p{L}\\p{N}$€£.,#])(\\d{1,2})(?:\\s?-\\s?(\\d{1,2}))?y(?:\\+| exp)`,
  "giu",
);

/** Words after a span that make it no experience. */
const notAfter =
  /^['’]?\s?(?:old\b|of age\b|or older|and older|or over|minimum age|from now|ago\b|in business|warrant|contract|lease|term\b|period|probation|commitment|assignment|plan\b|anniversary|roadmap|(?:college |university )?(?:degree|college|university|institution|program|diploma|apprenticeship)|of (?:college|university|school|service to)|(?:after|of|from|following) (?:hire|employment|appointment|start))/i;
/** Words before a span that make it no experience. */
const notBefore =
  /(?:\b(?:driving|criminal|clean|motor vehicle|safety|credit|accident|claims?) (?:record|history|free) (?:for|of|over)|\brecord (?:for|over)|within(?: the)?(?: first| last| past| next)?|\b(?:last|past|next|every|first|previous|prior|after|ages?|aged|per|over the|for over|for more than|celebrating|founded)|\b(?:violations?|accidents?|citations?|tickets?|points|DUIs?|incidents?|claims?) (?:in|within|over|during))\s(?:the )?$/i;
const most = /(?:up to|less than|under|no more than|fewer than|maximum(?: of)?|max)\s$/i;
const single = /^(?:an?)$/i;

/** How many years a line asks for: "two to four yrs" is 2 to 4, "18 months" is 1; null where it asks for none. */
export function readYears(text: string): Years | null {
  for (const match of text.matchAll(spans)) {
    const [whole, low = match[4], high = match[5], unitWord = "y"] = match;
    const after = text.slice(match.index + whole.length, match.index + whole.length + 40);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (notAfter.test(after) || notBefore.test(before) || low === undefined) continue;
    if (single.test(low) && !/^['’]?\s?(?:of|in|or more|['’]?s? ?experience|as)\b/i.test(after))
      continue;
    const years = toYears(low, high, unitWord, most.test(before));
    if (years !== null) return years;
  }
  return null;
}

function toYears(
  low: string,
  high: string | undefined,
  unitWord: string,
  isMost: boolean,
): Years | null {
  const min = toNumber(low, unitWord);
  const max = high === undefined ? null : toNumber(high, unitWord);
  if (min === null) return null;
  if (isMost && max === null) return { min: 0, max: min };
  const isShort = /^mo/i.test(unitWord) && (max ?? min) < 1;
  return isShort ? null : { min, max: max === null || max <= min ? null : max };
}

function toNumber(words: string, unitWord: string): number | null {
  const lower = words.toLowerCase();
  const value = /^\d/.test(lower)
    ? Number(lower)
    : lower.startsWith("half")
      ? 0.5
      : lower === "a couple of"
        ? 2
        : single.test(lower)
          ? 1
          : readNumberWords(lower);
  if (value === null) return null;
  if (/^decade/i.test(unitWord)) return value * 10;
  return /^mo/i.test(unitWord) ? Math.floor(value / 12) : value;
}
