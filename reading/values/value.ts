import type { PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";

/** What was read out of a line: its words stand in that line. */
export type Found<T> = { value: T; line: number; words: string; isImplied: boolean };

export function found<T>(
  value: T,
  line: PlacedLine,
  words = line.text,
  isImplied = false,
): Found<T> {
  return { value, line: line.id, words, isImplied };
}

export function linesIn(
  lines: readonly PlacedLine[],
  ...places: (Place | "unplaced")[]
): PlacedLine[] {
  return places.flatMap((place) => lines.filter((line) => line.place === place));
}

const negations =
  /\b(?:not?|never|without|isn'?t|aren'?t|won'?t|don'?t|cannot|can'?t|nope|kein|keine|pas|sin|non)\b[^,;.]{0,24}$/iu;

/** Whether the words before a match take it back: "not remote", "no degree", "will not consider fully remote". */
export function isDenied(text: string, at: number): boolean {
  return negations.test(text.slice(Math.max(0, at - 44), at).replaceAll("’", "'"));
}

const emptyBox = /(?:[([]\s?[)\]]|[☐□])\s*$/u;

/** Whether a form left the box before a word empty: "( ) Remote (•) On site", "[ ] Temp [x] Temp-to-hire". */
export function isUnticked(text: string, at: number): boolean {
  return emptyBox.test(text.slice(Math.max(0, at - 8), at));
}
