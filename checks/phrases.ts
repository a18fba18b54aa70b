const letter = String.raw`[\p{L}\p{N}]`;
const gap = String.raw`[\s\-–,]{1,3}`;
const upToThreeWords = String.raw`(?:[\s\-–,]{1,3}[\p{L}\p{N}'’/.]{1,20}){0,3}`;
const anyEnding = String.raw`\p{L}{0,14}`;

/**
 * One pattern for a list of phrases, whole words in any case: space, comma and hyphen are the same, ` * `
 * stands for up to three words between, a final `~` for any ending.
 */
export function matchPhrases(phrases: readonly string[]): RegExp {
  return matchPhraseLists([phrases]);
}

/** The same for several lists: the number of the group that took part is the number of the list, from one. */
export function matchPhraseLists(lists: readonly (readonly string[])[]): RegExp {
  const groups = lists.map((phrases) => `(${toAny(phrases)})`).join("|");
  return new RegExp(`(?<!${letter})(?:${groups})(?!${letter})`, "giu");
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
    .split(/[ -]+/u)
    .map((word) =>
      word
        .replace(/[.+*?^${}()|[\]\\/]/gu, String.raw`\$&`)
        .replaceAll("~", anyEnding)
        .replaceAll("'", "['’]"),
    )
    .join(gap);
}

/** Every match in order; `matchAll` would copy the pattern for each text, and ours are long. */
export function findAll(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}

/** The same text with every match blanked, so that each place stays where it was. */
export function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => "\u25A1".repeat(found.length));
}
