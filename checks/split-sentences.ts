import { findAll } from "#checks/phrases.ts";

export type Sentence = { text: string; start: number; end: number };

/** A dot after these never ends a sentence; after those that may, a capital decides. */
const neverLast = new Set("e.g i.e u.s u.k vs dr mr mrs ms st art ord ch sec approx no".split(" "));
const maybeLast = new Set("a.m p.m etc jr sr inc co ltd dept min max d.c".split(" "));

const sentenceEnd = /(?<![.!?])[.!?]{1,12}["'”’)\]]{0,2}(?=\s)|\n+/gu;
const bullet = /^[\s\-–—*•·▪◦]+/u;
const longestAbbreviation = 8;

/** Sentences with their places; a line break ends one too, so a list is a sentence for each of its lines. */
export function findSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const close = (to: number) => {
    const raw = text.slice(from, to);
    const lead = bullet.exec(raw)?.[0].length ?? 0;
    const body = raw.slice(lead).trimEnd();
    if (body !== "") {
      sentences.push({ text: body, start: from + lead, end: from + lead + body.length });
    }
    from = to;
  };
  for (const { 0: mark, index } of findAll(text, sentenceEnd)) {
    if (mark !== "." || !endsInAbbreviation(text, index)) close(index + mark.length);
  }
  close(text.length);
  return sentences;
}

function endsInAbbreviation(text: string, dot: number): boolean {
  const before = text.slice(Math.max(0, dot - longestAbbreviation), dot);
  const last = /[\p{L}.]+$/u.exec(before)?.[0].toLowerCase() ?? "";
  if (neverLast.has(last)) return true;
  if (!maybeLast.has(last) && last.length !== 1) return false;
  return !/^\s+\p{Lu}/u.test(text.slice(dot + 1, dot + 9));
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'&+#]*/gu;

/** Lower-case words; a hyphen parts two. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().replaceAll("’", "'").match(word) ?? [];
}
