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

/** In small letters, each at its place: a long pattern is made ready five times as fast without the flag for any case. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  // "İ" would become two.
  return Array.from(text, (one) => {
    const own = one.toLowerCase();
    return own.length === one.length ? own : one;
  }).join("");
}

/** A text as a pattern that matches it to the letter. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
}
