type Span = { start: number; end: number };

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

/** Words that somebody struck out: "~~pastry degree~~". */
const struck = /~~(?=\S)[^~\n]{1,200}~~/gu;

/** The text with a source's comments and struck words blanked out, one sign for one sign. */
export function hideComments(text: string): string {
  const gone = [...text.matchAll(struck)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return blank(text, [...between(text, ofSource), ...gone]);
}

/** A draft without what was noted in it, and where that stands; two notes make a draft. */
export function takeOutNotes(text: string): { text: string; notes: readonly Span[] } {
  const opened = [...text.matchAll(signed)].flatMap(({ index }) => spanFrom(text, index, "]"));
  const notes = withoutOverlaps([...between(text, ofDraft), ...opened]);
  return notes.length < 2 ? { text, notes: [] } : { text: blank(text, notes), notes };
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

function withoutOverlaps(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
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
