import type { Line } from "#ledger/read/block.ts";
import { straightenQuotes, unseenCharacters } from "#ledger/read/clean-text.ts";

/** Written with a full stop that ends no sentence. */
const abbreviations = new Set(
  "eg ie e.g i.e vs approx exp incl excl est yr yrs hr hrs wk mo min max no nos dept inc ltd co corp st dr mr mrs ms sr jr prof mt ft lbs ext fig jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun".split(
    " ",
  ),
);
/** End a sentence only where the next word begins one. */
const mayEnd = new Set("etc al ph.d".split(" "));
const beginners =
  /^(?:The|We|You|Your|This|That|These|Our|In|It|Its|If|Must|As|At|For|To|They|An?|No|Please|Candidates?|Applicants?|Experience|Nice|Preferred)\b/;

/** Spaces, or characters that are seen. */
const runs = new RegExp(`[\\s]+|[^\\s${unseenCharacters}]+`, "g");
const ends = /[.!?]["')\]]*\s+|;\s+|\s[•●▪◦‣·]\s|\n/g;

/** Sentences and the parts of lists; "or" stays in front of an alternative, "and" goes. */
export function splitSentences(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(ends)) {
    const next = index + mark.length;
    if (!isEnd(text, from, index, mark, next)) continue;
    parts.push(text.slice(from, mark.startsWith(".") ? index + mark.trimEnd().length : index));
    from = next;
  }
  parts.push(text.slice(from));
  return parts.map(trimPart).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function isEnd(text: string, from: number, at: number, mark: string, next: number): boolean {
  if (!mark.startsWith(".")) return true;
  const before = text.slice(Math.max(from, at - 14), at);
  const word = /[\p{L}\p{N}.&]+$/u.exec(before)?.[0] ?? "";
  const lower = word.toLowerCase();
  if (/^\d{1,2}$/.test(word) && from + word.length === at) return false;
  if (abbreviations.has(lower)) return false;
  const isInitials = /^(?:\p{L}\.){0,6}\p{L}$/u.test(word);
  return isInitials || mayEnd.has(lower) ? beginners.test(text.slice(next, next + 14)) : true;
}

function trimPart(part: string): string {
  return part
    .trim()
    .replace(/^(?:[-–—*•●▪◦‣·]\s+|\(?\d{1,2}[.)]\s+)/, "")
    .replace(/^and\s+/i, "")
    .trim();
}

/** The sentences of a line, each with its own words as they stand where those can be found. */
export function sentencesOf(line: Line): Line[] {
  const sentences = splitSentences(line.text);
  if (sentences.length === 1 && sentences[0] === line.text) return [line];
  const find = finderIn(line.quote);
  return sentences.map((text) => ({ ...line, text, quote: find(text) }));
}

/** The words of one part of a line as they stand; the whole line's where they cannot be told apart. */
export function quoteWithin(line: Line, part: string): string {
  return line.quote.includes(part) ? part : finderIn(line.quote)(part);
}

/** How much of a quote its cleaned text may leave out between two parts. */
const reach = 1_000;

/** Finds cleaned parts, asked for in their order, in the text they come from; it never looks far ahead, so that long lines cost no more per part. */
function finderIn(quote: string): (part: string) => string {
  const { folded, places } = foldWithPlaces(quote);
  let from = 0;
  return (part) => {
    const ahead = folded.slice(from, from + part.length + reach).indexOf(part);
    if (ahead === -1) {
      from = Math.min(from + part.length, folded.length);
      return quote;
    }
    const at = from + ahead;
    from = at + part.length;
    return quote.slice(places[at], (places[from - 1] ?? quote.length) + 1);
  };
}

/** The text with its spaces folded, and where each of its characters stands in the quote. */
function foldWithPlaces(quote: string): { folded: string; places: number[] } {
  const places: number[] = [];
  const kept: string[] = [];
  for (const { 0: run, index } of straightenQuotes(quote).matchAll(runs)) {
    const isSpace = run.trim() === "";
    kept.push(isSpace ? " " : run);
    for (let at = 0; at < (isSpace ? 1 : run.length); at += 1) places.push(index + at);
  }
  return { folded: kept.join(""), places };
}
