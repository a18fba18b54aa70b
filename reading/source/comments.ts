import { filler } from "#reading/source/page-source.ts";

type Span = { start: number; end: number };
/** What was noted in a draft, and the place it is noted at. */
export type Note = Span & { at: number };

/** What a page's source hides from its readers. */
const ofSource = [
  ["<!--", "-->"],
  ["{% comment", "{% endcomment"],
] as const;
/** What somebody wrote into a draft for the others who read it. */
const ofDraft = [
  ["<<", ">>"],
  ["[[", "]]"],
] as const;
/** "[NH5: not confirmed. Say nothing]": initials, and mostly a number. */
const signed = /\[\p{Lu}{1,3}\d{0,2}: /gu;

/** A remark to the row's end that a sign sets apart: "Built 2009. ** In truth it is older". */
const starred = /(?<=\S[ \t]{1,3})\*{2,3} (?=\S)[^\n]{1,1500}/gu;
/** An answer to the row above: ">> BEV: TAKE IT OUT". */
const answered = /(?<=^|\n)[ \t]{0,8}>> ?\p{Lu}[\p{L}.]{0,15}: [^\n]{1,1500}/gu;
/** "Rockford, IL [the other shop is closing, NOT announced]": words of a sentence, not "[Apply now]". */
const bracketed = /\[[^\][]{12,1500}\]/gu;
const fewestWords = 4;
/** Buttons of a page stand in brackets too, mostly two. */
const fewestBracketed = 3;
/** "a growing [MK2] group", and among the comments below "[MK2] Marty: take out growing". */
const reference = /\[\p{Lu}{1,3}\d{1,2}\]/gu;

/** Words that somebody struck out: "~~pastry degree~~". */
const struck = /~~(?=\S)[^~\n]{1,200}~~/gu;

const quoteMark = /^(?:[ \t]?>)+/gmu;
/** Who wrote what a mail quotes: "> On Tue, Nov 17, 2026 at 9:03 AM Anjali wrote:". */
const wrote = /^[> \t]*(?:On|Am|Le|El|Op|Il) .{8,120}:[ \t]*$/mu;
const fewestQuoted = 3;

/** A mail's text without the signs before what it quotes, one sign for one sign: ">> harbor, 20 days off". */
export function hideQuoteMarks(text: string): string {
  const rows = text.match(quoteMark) ?? [];
  const isMail = wrote.test(text) || /^>[ \t]*$/mu.test(text);
  if (rows.length < fewestQuoted || !isMail) return text;
  return text.replaceAll(quoteMark, (marks) => " ".repeat(marks.length));
}

/** The text with a source's comments and struck words blanked out, one sign for one sign. */
export function hideComments(text: string): string {
  const shown = text.replaceAll(struck, (words, at: number, whole: string) => {
    // "day ~~60~~ 30": with a row of blanks the 30 would stand in a column of its own.
    const goesOn = /^[ \t]*\S/u.test(whole.slice(at + words.length, at + words.length + 100));
    return (goesOn ? filler : " ").repeat(words.length);
  });
  return blank(shown, between(shown, ofSource));
}

/** A draft without what was noted in it, and where that stands; two notes make a draft. */
export function takeOutNotes(text: string): { text: string; notes: readonly Note[] } {
  const opened = [...text.matchAll(signed)].flatMap(({ index }) => spanFrom(text, index, "]"));
  const severalOf = (sign: RegExp) => {
    const found = wholeMatches(text, sign);
    return found.length < 2 ? [] : found;
  };
  const { comments, marks } = footnotes(text);
  const notes = withoutOverlaps([
    ...[...between(text, ofDraft), ...opened, ...inBrackets(text), ...severalOf(answered)].map(
      atItself,
    ),
    // It goes on with its own thought, and is not about the words before it.
    ...severalOf(starred).map((span) => ({ ...span, at: -1 })),
    ...comments,
  ]);
  if (notes.length < 2) return { text, notes: [] };
  return { text: blank(text, [...notes, ...marks]), notes };
}

/** What several remarks in brackets say. */
function inBrackets(text: string): Span[] {
  const remarks = wholeMatches(text, bracketed).filter(({ start, end }) => {
    const words = text.slice(start, end).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    return words.length >= fewestWords && words.some((word) => /^\p{Ll}/u.test(word));
  });
  return remarks.length < fewestBracketed ? [] : remarks;
}

const atItself = (span: Span): Note => ({ ...span, at: span.start });

function wholeMatches(text: string, sign: RegExp): Span[] {
  return [...text.matchAll(sign)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Comments that stand below a draft, each with the mark it belongs to, and the marks in the draft. */
function footnotes(text: string): { comments: Note[]; marks: Span[] } {
  const all = wholeMatches(text, reference);
  const isBelow = ({ start }: Span) => start === 0 || text[start - 1] === "\n";
  const below = all.filter(isBelow);
  const marks = all.filter((mark) => !isBelow(mark));
  const nameOf = ({ start, end }: Span) => text.slice(start, end);
  const comments = below.flatMap((one, at) => {
    const mark = marks.find((other) => nameOf(other) === nameOf(one));
    const end = below[at + 1]?.start ?? endOfParagraph(text, one.end);
    return mark
      ? [{ start: one.start, end: text.slice(0, end).trimEnd().length, at: mark.start }]
      : [];
  });
  return comments.length < 2 ? { comments: [], marks: [] } : { comments, marks };
}

function endOfParagraph(text: string, from: number): number {
  const end = text.indexOf("\n\n", from);
  return end === -1 ? text.length : end;
}

const longestNote = 1_500;

function between(text: string, pairs: readonly (readonly [string, string])[]): Span[] {
  return pairs.flatMap(([open, close]) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, at)) {
      const end = text.indexOf(close, at);
      if (end === -1) break;
      spans.push({ start: at, end: end + close.length });
      at = end + close.length;
    }
    return spans;
  });
}

function spanFrom(text: string, start: number, close: string): Span[] {
  const end = text.slice(start, start + longestNote).indexOf(close);
  return end === -1 ? [] : [{ start, end: start + end + close.length }];
}

function withoutOverlaps(spans: readonly Note[]): Note[] {
  const kept: Note[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start))
    if (span.start >= (kept.at(-1)?.end ?? 0) && span.end - span.start <= longestNote)
      kept.push(span);
  return kept;
}

function blank(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    const hidden = text.slice(start, end).replaceAll(/[^\n]/gu, (sign) => " ".repeat(sign.length));
    parts.push(text.slice(from, start), hidden);
    from = end;
  }
  return from === 0 ? text : parts.join("") + text.slice(from);
}
