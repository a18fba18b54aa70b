import type { FactId, Quote } from "#contract/examination.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { withFieldLabels } from "#tools/attract-source-kit/field-lines.ts";
import type { Conflict, ToldLine, ToldPlace } from "#ledger/facts/reading.ts";
import { capital } from "#english/words.ts";
import { withStop } from "#tools/writing/clip.ts";
import { itemsOf } from "#tools/writing/list-items.ts";

/** A line of the posting, and the facts it rests on. */
export type PostLine = { text: string; isBullet: boolean; isTyped: boolean; facts: FactId[] };

/** The lines of these places as they were written: in the posting's order, then what only the form says. */
export function linesIn(ledger: Ledger, ...places: ToldPlace[]): PostLine[] {
  const { lines, text } = ledger.reading;
  const inOrder = locate(lines, text).toSorted((left, right) => left.at - right.at);
  const all = withFieldLabels(inOrder, text);
  const placed = all.filter(
    ({ line }, at) =>
      places.includes(line.place) &&
      !isOtherSide(line, ledger) &&
      !pointsElsewhere(line, { before: all[at - 1]?.line, after: all[at + 1]?.line }),
  );
  return withoutRepeats(joinPieces(placed, text)).filter((line) => !scrap.test(line.text.trim()));
}

const things =
  "(?:range|pay|salary|rates?|figures?|numbers?|amounts?|ranges|hours|dates?|states?|places|list|listed|shown|stated|described|noted)";
const pointing = new RegExp(
  `\\b${things} (?:above|(?<below>below))\\b|\\bthat date\\b|\\b(?:these|those) ${things}\\b`,
  "iu",
);
/** What can be pointed to: an amount, a date, a deadline. */
const told = /\d|\bdeadline\b/iu;
const neverLeftOut: ReadonlySet<ToldPlace> = new Set(["title", "duty", "must", "nice"]);

/** "Contacted before that date", where the line with the date stands in another part of the post: nobody could tell which. */
function pointsElsewhere(
  { text, place }: ToldLine,
  { before, after }: { before: ToldLine | undefined; after: ToldLine | undefined },
): boolean {
  const found = pointing.exec(text);
  if (found === null || neverLeftOut.has(place)) return false;
  // "In any of these states: AL, GA" says itself what it means.
  if (/^:\s*\S/u.test(text.slice(found.index + found[0].length))) return false;
  const meant = found.groups?.["below"] === undefined ? before : after;
  const isBeside = meant?.place === place && told.test(meant.text);
  return !told.test(text.slice(0, found.index)) && !isBeside;
}

function postingQuoteOf({ quotes }: { quotes: readonly Quote[] }): string | null {
  return quotes.find(({ where }) => where === "posting")?.quote ?? null;
}

/** Sorts lines that are not in the posting after those that are. */
const unplaced = Number.MAX_SAFE_INTEGER;

/** Where each line stands in the posting, looked for behind the line before it: "a." stands in many places. */
function locate(lines: readonly ToldLine[], text: string): Placed[] {
  let end = 0;
  return lines.map((line) => {
    const quote = postingQuoteOf(line);
    if (quote === null) return { line, at: unplaced };
    const next = end === 0 ? -1 : text.indexOf(quote, end);
    const at = next === -1 ? text.lastIndexOf(quote) : next;
    if (at === -1) return { line, at: unplaced };
    end = at + quote.length;
    return { line, at };
  });
}

/** Where form and posting differ the form's line stands, and the posting's other reading does not. */
function isOtherSide(line: ToldLine, { reading: { requirements } }: Ledger): boolean {
  const quote = postingQuoteOf(line);
  if (quote === null || line.quotes.some(({ where }) => where !== "posting")) return false;
  const conflicts = requirements.flatMap(({ conflict }): Conflict[] =>
    conflict === null ? [] : [conflict],
  );
  return conflicts.some(
    ({ quotes }) =>
      quotes.some(({ where }) => where !== "posting") &&
      quotes.some((one) => one.where === "posting" && one.quote === quote),
  );
}

type Placed = { line: ToldLine; at: number };

/** Short forms after which a line goes on: "starts at 6 a.m." and "Sharp". */
const shortForm = /\b(?:[ap]\.m|yrs?|mi|exp|approx|incl)\.?$/iu;
/** What is left of a page or a table: "A.", "Show more", "You will". */
const scrap = /^(?:\p{L}?|show (?:more|less)|read more|you will|step|col)[.:)]?$/iu;

/** "ca. 48 Mio." and "€ p. a." are one line of the posting that was cut at its full stops. */
function joinPieces(placed: readonly Placed[], text: string): PostLine[] {
  const joined: (PostLine & { end: number })[] = [];
  for (const { line, at } of placed) {
    const before = joined.at(-1);
    const end = at + (postingQuoteOf(line)?.length ?? 0);
    const isBehind = before !== undefined && at !== unplaced && before.end <= at;
    const between = isBehind ? text.slice(before.end, at) : "";
    if (
      isBehind &&
      (isPiece(before.text, between, line) || isTornOff(before.text, between, line))
    ) {
      before.text = [before.text, between.trim(), line.text].filter((one) => one !== "").join(" ");
      before.facts.push(line.id);
      before.end = end;
    } else {
      const { isBullet, id } = line;
      const isTyped = postingQuoteOf(line) === null;
      joined.push({ text: line.text, isBullet, isTyped, facts: [id], end });
    }
  }
  return joined.map(({ text: words, isBullet, isTyped, facts }) => ({
    text: words,
    isBullet,
    isTyped,
    facts,
  }));
}

function isPiece(before: string, between: string, { text }: ToldLine): boolean {
  const goesOn = /^[^\p{Lu}\p{N}"“(]/u.test(text) || shortForm.test(before);
  return goesOn && /^[ \t]*$/u.test(between);
}

const joint = "and|or|with|of|to|in|for|from|by|on|at|as|under|that|which|who|where|are|is";
const startsOpen = new RegExp(`^(?:${joint})\\b`, "u");
const endsOpen = new RegExp(`(?:,|\\b(?:${joint}|the|a|an|our|your|every|second|within))$`, "u");

/** "transfers" and, in the next row, "with ceiling lifts": one line of the text that a copied page has torn. */
function isTornOff(before: string, between: string, { text, isBullet }: ToldLine): boolean {
  const row = /^[ \t]*(and|or|&)?,?[ \t]*\r?\n[ \t]*$/u.exec(between);
  const isOpen = row?.[1] !== undefined || startsOpen.test(text) || endsOpen.test(before);
  return row !== null && !isBullet && isOpen && /^\p{Ll}/u.test(text) && !/[.!?:;]$/u.test(before);
}

/** What another line of the list says in the same words is said once. */
function withoutRepeats(lines: readonly PostLine[]): PostLine[] {
  const keys = lines.map(({ text }) => ` ${keyOfText(text)} `);
  return lines.filter((_, at) => {
    const own = keys[at] ?? "";
    return !keys.some(
      (other, place) =>
        place !== at && other.includes(own) && (other !== own || place < at) && own.trim() !== "",
    );
  });
}

const longest = 600;

/** As written, but for a capital letter and a full stop; a list of so many items is one, and what is too long goes on in the next. */
export function toBullets(lines: readonly PostLine[], fewestItems = Infinity): string[] {
  return lines
    .flatMap(({ text }) => itemsOf(text, fewestItems))
    .flatMap((text) => cut(withStop(capital(text))))
    .slice(0, 60);
}

function cut(text: string): string[] {
  if (text.length <= longest) return [text];
  const space = text.lastIndexOf(" ", longest);
  const end = space > longest / 2 ? space : longest;
  return [text.slice(0, end), ...cut(text.slice(end).trim())];
}

/** The same lines as one text; a new line for each where they are a list. */
export function toPassage(lines: readonly PostLine[], between: " " | "\n"): string {
  return lines
    .map(({ text }) => withStop(capital(text)))
    .join(between)
    .slice(0, 4_000);
}

export function factsOf(lines: readonly PostLine[]): FactId[] {
  return lines.flatMap(({ facts }) => facts);
}
