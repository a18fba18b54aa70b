/** The first letter, also of a name outside the basic plane. */
export function firstLetterOf(text: string): string {
  const point = text.trim().codePointAt(0);
  return point === undefined ? "" : String.fromCodePoint(point).toUpperCase();
}

/** Up to two initials for a person's avatar. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetterOf(word ?? "")).join("");
}
