import { abbreviations } from "#reading/data/titles-by-hand.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import type { TitleIndex } from "#reading/occupation/title-index.ts";
import { weights } from "#reading/occupation/weights.ts";

const mostWords = 4;
/** A job is named near the top; further down stand those it works with. */
const mostLines = 15;
const mostMentions = 8;

/** Titles that recruiters use, where they stand in a text: "our bookkeeper of nineteen years is retiring". */
export function findMentions(lines: readonly string[], index: TitleIndex): string[] {
  const found = new Set<string>();
  for (const line of lines.slice(0, mostLines)) {
    for (const clause of line.split(/[,.;:()|/–—]|\s-\s/)) {
      const words = foldTitle(clause.slice(0, 240));
      for (const word of words) if (isShortForm(word, clause)) found.add(word);
      for (let at = 0; at < words.length; at += 1) {
        const length = longestTitle(words.slice(at, at + mostWords), index);
        if (length > 0) found.add(words.slice(at, at + length).join(" "));
        at += Math.max(0, length - 1);
      }
    }
  }
  return [...found].slice(0, mostMentions);
}

/** Two letters mean too much: "we pay OT". */
function isShortForm(word: string, clause: string): boolean {
  return word.length > 2 && abbreviations.has(word) && clause.includes(word.toUpperCase());
}

/** How many of the words, from the first on, are a telling title. */
function longestTitle(words: readonly string[], { isTrusted, weigh }: TitleIndex): number {
  for (let length = words.length; length > 0; length -= 1) {
    const some = words.slice(0, length);
    const weight = some.reduce((sum, _, at) => sum + weigh(some, at), 0);
    if (weight >= weights.vague && isTrusted(some.join(" "))) return length;
  }
  return 0;
}
