import { findAll, inSmallLetters } from "#english/matches.ts";

const letter = String.raw`[\p{L}\p{N}]`;
const gap = String.raw`[\s\-–,]{1,3}`;
const upToThreeWords = String.raw`(?:[\s\-–,]{1,3}[\p{L}\p{N}'’/.]{1,20}){0,3}`;
const blank = "\u25A1";
const anyEnding = String.raw`\p{L}{0,14}`;

/** Words of a text that one of several lists of phrases has; `list` says which. */
export type PhraseHit = { list: number; quote: string; start: number; end: number };

export type Phrases = {
  find: (text: string) => PhraseHit[];
  test: (text: string) => boolean;
  /** The same text with every match blanked, so that each place stays where it was. */
  blankOut: (text: string) => string;
};

/**
 * Lists of phrases, whole words in any case: space, comma and hyphen are the same, ` * ` stands for up to
 * three words between, a final `~` for any ending.
 */
export function matchPhrases(...lists: readonly (readonly string[])[]): Phrases {
  const groups = lists.map((phrases) => `(${toAny(phrases)})`).join("|");
  const pattern = new RegExp(`(?<!${letter})(?:${groups})(?!${letter})`, "gu");
  const find = (text: string) =>
    findAll(inSmallLetters(text), pattern).map((match) => {
      const start = match.index;
      const end = start + match[0].length;
      const list = match.findIndex((group, at) => at > 0 && group !== undefined) - 1;
      return { list, quote: text.slice(start, end), start, end };
    });
  return {
    find,
    test: (text) => inSmallLetters(text).search(pattern) >= 0,
    blankOut: (text) => {
      let open = "";
      let from = 0;
      for (const { start, end } of find(text)) {
        open += text.slice(from, start) + blank.repeat(end - start);
        from = end;
      }
      return open + text.slice(from);
    },
  };
}

function toAny(phrases: readonly string[]): string {
  if (phrases.length === 0) return "(?!)";
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
  return longestFirst.map(toSource).join("|");
}

function toSource(phrase: string): string {
  return phrase.split(" * ").map(toSourceOfWords).join(`${upToThreeWords}${gap}`);
}

function toSourceOfWords(words: string): string {
  return words
    .toLowerCase()
    .split(/[ -]+/u)
    .map((word) =>
      word
        .replace(/[.+*?^${}()|[\]\\/]/gu, String.raw`\$&`)
        .replaceAll("~", anyEnding)
        .replaceAll("'", "['’]"),
    )
    .join(gap);
}

/** The same text with every match blanked, so that each place stays where it was. */
export function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => blank.repeat(found.length));
}
