import type { Given } from "#ledger/facts/fact.ts";
import type { Reading } from "#ledger/facts/reading.ts";

/** Names of a table of pay, wherever they stand: "licensed salary schedule", "GS-11", "Band 6", "union scale". */
const named = [
  /\b(?:salary|pay|wage|teachers?|licensed|certificated|classified) (?:schedule|scale|table|grid)s?\b/iu,
  /\bsteps? (?:and|&|\/|or) lanes?\b|\bGS-?\s?\d{1,2}\b|\bBand \d[a-d]?\b|\bAgenda for Change\b/u,
  /\bcollective(?:ly)?[ -]bargain|\bbargaining unit\b|\bprevailing wages?\b/iu,
  /\bunion (?:position|contract|scale|wages?|rates?|represented)\b|\btime, represented\b|\brepresented position\b/iu,
  /\bTV-?(?:öD|L)\b|\bEntgeltgruppe\b/u,
  // "$17.25 per hour, goes to $18 after 90 days": it rises by itself.
  /\d[^.;\n]{0,30}\b(?:(?:goes|go|going|moves|rises|raised|bumps?|increases|then) (?:up )?to|then) [$€£]?\d[\d.,]*k?[^.;\n]{0,20} after \p{L}*\s?\d*\s?(?:-?\d+|\p{L}+)[ -]?(?:days?|weeks?|months?|year)\b/iu,
  // "$23.85 to start, $25.30 at one year, $27.10 at two"; "Start $24.31, 1,950 h $25.40".
  /\d to start, (?:and |then )?[$€£]\d[\d.,]*k? (?:at|after) (?:\p{L}+|\d+) (?:days?|weeks?|months?|years?)\b/iu,
  /[$€£]\d[\d.]*,?\s+\d[\d,]* ?h(?:(?:ou)?rs)? [$€£]\d|\b(?:wage|pay|salary) grid\b|\bgrid,? by (?:hours|years|steps?)\b/iu,
  // "$28.00/hr to start, $30.50 after 90 days".
  /\d(?:\s?\/\s?h(?:ou)?r| (?:an|per) hour)? to start, (?:and |then )?[$€£]?\d[\d.,]*k?[^.;\n]{0,20} after (?:\p{L}+ ){0,2}\d+[ -]?(?:days?|weeks?|months?|years?)\b/iu,
];

/** What means a table only beside an amount: "BA step 1 to MA step 15", "$19-$27/hr by year". */
const besidePay = /\bsteps? \d{1,2}\b|\d\S{0,4} by (?:year|step|period)\b/iu;

const sum = String.raw`(?<!\+\s?)[$£€]\s?\d[\d.,]*k?`;
const when = String.raw`\b(?:weekdays?|weekends?|mon(?:day)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|days?|nights?|evenings?|earlies|lates|bank holidays?|(?:1st|2nd|3rd|first|second|third|day|night) shift)\b`;
const where = String.raw`\b(?:zone|geo|tier|region|area)\s?(?:\d|[A-D])\b`;
/** "£13.60 per hour Mon-Fri nights, £14.10 Sat/Sun", "days $18, nights $20", "$172-205k in zone A, $155-185k in zone B". */
const byTime = [
  new RegExp(
    `${sum}(?:(?!${sum}|\\bto\\b)[^;])*?(?:${when}|${where})[^;]*?[,/]\\s(?:and )?${sum}[^;]*?(?:${when}|${where})`,
    "iu",
  ),
  new RegExp(
    `(?:${when}|${where})(?:(?!${sum})[^;,])*${sum}[^;]*?[,/;]\\s(?:and )?[^;,]{0,30}?(?:${when}|${where})(?:(?!${sum})[^;,])*${sum}`,
    "iu",
  ),
];
/** "Night differential ($3.25/hr), weekend diff ($1.75/hr)" comes on top of a base and is none. */
const onTop = /\bdiff(?:erential)?s?\b|\bpremiums?\b/iu;
const ofZone = new RegExp(`^(?:in )?${where}.*${sum}`, "iu");

/** Rates that go with the day, the shift or the place, each line as written: nobody bargains between them. */
export function ratesApart(lines: readonly Given[]): Given[] {
  const zones = lines.filter(({ text }) => ofZone.test(text));
  if (zones.length > 1) return zones;
  return lines
    .filter(({ text }) => byTime.some((rates) => rates.test(text.slice(0, 400))))
    .filter(({ text }) => !onTop.test(text))
    .slice(0, 1);
}

/** "2nd shift 2:30p-11:00p $18.00 + $1.50". */
const ofShift =
  /^(?:the )?(?:1st|2nd|3rd|4th|first|second|third|day|night|evening|weekend|swing|graveyard)s? shift\b.*[$£€]\s?\d/iu;

/** One base and what each shift adds to it, as written: a board makes a range of them, in which there is nothing to bargain for. */
export function shiftRatesOf({ lines, pay }: Pick<Reading, "lines" | "pay">): Given[] {
  const paid = lines.filter(({ place, text }) => place === "pay" && text.match(range) === null);
  const own = paid.filter(({ text }) => ofShift.test(text));
  if (own.length > 1) return own;
  const { min = null, max = null } = pay?.offer ?? {};
  if (min === null || max === null || min === max) return [];
  const isBase = ({ text }: Given) => sumsIn(text).includes(min);
  const added = paid.filter(
    ({ text }) => onTop.test(text) && sumsIn(text).some((more) => isSame(min + more, max)),
  );
  return paid.some(isBase) ? added : [];
}

function sumsIn(text: string): number[] {
  return [...text.matchAll(/[$£€]\s?(\d[\d,]*(?:\.\d+)?)/gu)].map(([, digitsOf = ""]) =>
    Number(digitsOf.replaceAll(",", "")),
  );
}

function isSame(left: number, right: number): boolean {
  return Math.abs(left - right) < 0.005;
}

const range = /[$€£]\s?\d[\d.,]*k?\s?(?:-|–|—|to)\s?[$€£]?\s?\d[\d.,]*k?/giu;
/** Earnings with commission stand beside a base and are no second band of it; a bonus is none, either. */
const earnings = /\b(?:OTE|on[- ]target|target|bonus|total|differentials?|tips|first year)\b/iu;

/** The ranges of a posting that states several, by state, zone or level: from the lowest to the highest is nobody's range. */
export function bandsOf({ lines }: Pick<Reading, "lines">): Given[] {
  const paid = lines.filter(({ place, text }) => place === "pay" && !earnings.test(text));
  const rangesIn = (text: string) => [...text.matchAll(range)].map(([words]) => digits(words));
  const all = new Set(paid.flatMap(({ text }) => rangesIn(text)));
  return all.size > 1 ? paid.filter(({ text }) => rangesIn(text).length > 0) : [];
}

function digits(words: string): string {
  return words
    .replaceAll(/[^\d.]+/gu, " ")
    .replaceAll(/\.0+\b|\.(?!\d)/gu, "")
    .trim();
}

/** The words that say that pay is a place on a scale, where nobody bargains; null where nothing says so. */
export function payScaleOf({ title, pay, payParts, lines }: Reading): Given | null {
  const paid = [...lines.filter(({ place }) => place === "pay"), ...(pay === null ? [] : [pay])];
  const asTyped = { ...title, text: title.quotes[0]?.quote ?? title.text };
  const isNamed = ({ text }: Given) => named.some((words) => words.test(text));
  return (
    ratesApart(lines.filter(({ place }) => place === "pay"))[0] ??
    shiftRatesOf({ lines, pay })[0] ??
    paid.find((line) => isNamed(line) || besidePay.test(line.text)) ??
    [asTyped, ...lines, ...payParts].find(isNamed) ??
    null
  );
}
