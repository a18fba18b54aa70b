import { trimSpan } from "#english/sentences.ts";
import type { Kind, Line } from "#reading/line.ts";
import { mostSigns } from "#reading/place-features.ts";
import { mostLines, unbreak } from "#reading/segment.ts";
import { isHeadOfMail } from "#reading/telltales.ts";

const wordStart = /(?<=^|[\s([])[\p{L}\p{N}$€£]/gu;
/** In notes a clause may say another kind of thing: "98-118k posted, real ceiling 126k". */
const notesBreaks = /,\s|\s[-–—/]+\s|\.{2,}\s?|…\s?/gu;
/** What follows an amount in notes is often not for candidates: "17.75 - 20.25 if it's one of Osvaldo's", "32 to 42 LPA though Vikrant okayed 46". */
const asides =
  /\s(?=(?:though|although|but|because|bc|cuz|unless|except|if|which|so|and (?:I|he|she|they|we)|(?:would|could|can) (?:do|go)|I(?:['’]d| can| could| would)) )/giu;
const amount = /[$€£₹]\s?\d|\d\s?(?:-|–|—|to)\s?[$€£₹]?\d/u;
const bareRange = /^\W*\d[\d.,]*k?\s?(?:-|–|—|to)\s?[$€£₹]?\d[\d.,]*k?\W*$/iu;

/** Cuts a line where a bracket, a semicolon or, in notes, a comma may begin another kind of thing. */
export function cutClauses(text: string, lines: readonly Line[], kind: Kind): Line[] {
  const cut = lines.flatMap((line, at) => {
    if (line.layout === "heading" || at >= mostLines || line.text.length > mostSigns) return [line];
    if (isHeadOfMail(line.text)) return [line];
    // One sign for one sign, so that places in the copy are places in the text.
    const words = text.slice(line.start, line.end).replaceAll(/\s/gu, " ");
    const stops =
      kind === "notes" ? [...bracketStops(words, 2), ...commaStops(words)] : bracketStops(words, 4);
    return toClauses(
      line,
      words,
      stops.toSorted((a, b) => a - b),
    );
  });
  return cut.map((line, id) => ({ ...line, id }));
}

function toClauses(line: Line, words: string, stops: readonly number[]): Line[] {
  let from = 0;
  return [...stops, words.length].flatMap((to) => {
    const [span] = trimSpan(words, { start: from, end: to });
    if (!span || countWords(words.slice(span.start, span.end)) === 0) return [];
    from = to;
    const said = { start: line.start + span.start, end: line.start + span.end };
    const goesOn = span.start > 0 && stops.length > 0;
    return [{ ...line, ...said, text: unbreak(words.slice(span.start, span.end)), goesOn }];
  });
}

/** Before and after brackets of at least `least` words, and after a semicolon outside of them. */
function bracketStops(words: string, least: number): number[] {
  const stops: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const sign = words[at];
    if (sign === ";" && words[at + 1] === " ") stops.push(at + 1);
    const close = sign === "(" ? ")" : sign === "[" ? "]" : "";
    if (close === "") continue;
    const end = words.indexOf(close, at);
    if (end === -1 || end - at > 400) continue;
    // "Zone 2 (Boston, Denver, Austin, Chicago): $154,500" is one thing.
    const isInside = sign === "(" && words[end + 1] === ":";
    if (!isInside && (sign === "[" || countWords(words.slice(at + 1, end)) >= least))
      stops.push(at, end + 1);
    at = end;
  }
  return stops;
}

/** Between clauses of two words or more, or of a range: "$32-42, would do $45 for his brother". */
function commaStops(words: string): number[] {
  const commas = [...words.matchAll(notesBreaks)]
    .map((one) => ({ from: one.index, at: one.index + one[0].length }))
    .filter(({ from: end, at }) => !isWithinRange(words, end, at))
    .map(({ at }) => at);
  const opens = new Set([...words.matchAll(asides)].map(({ index }) => index + 1));
  const breaks = [...new Set([...commas, ...opens])].toSorted((one, other) => one - other);
  let from = 0;
  return breaks.filter((at, index) => {
    const next = breaks[index + 1] ?? words.length;
    const before = words.slice(from, at);
    const isClause =
      (countWords(before) >= 2 || isBareRange(before)) &&
      countWords(words.slice(at, next)) >= 2 &&
      (!opens.has(at) || commas.includes(at) || amount.test(before));
    if (isClause) from = at;
    return isClause;
  });
}

/** "$32-42," and nothing else. */
export function isBareRange(words: string): boolean {
  return bareRange.test(words.trim());
}

/** "80.500 – 89.000" is one range. */
function isWithinRange(words: string, from: number, to: number): boolean {
  const isDash = /^\s[-–—]\s$/u.test(words.slice(from, to));
  return isDash && /\d[kK]?$/u.test(words.slice(0, from)) && /^[$€£]?\d/u.test(words.slice(to));
}

function countWords(words: string): number {
  return words.match(wordStart)?.length ?? 0;
}
