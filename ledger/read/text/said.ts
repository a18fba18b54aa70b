import type { FactId, Given, Quote, Where } from "#ledger/facts/fact.ts";
import type { Place } from "#reading/places.ts";

/** One thing somebody said, once: a line of the posting, of a form's field, or of both. */
export type Said = {
  text: string;
  place: Place | "unplaced";
  /** The words of the heading or the label it stands under. */
  heading: string | null;
  isBullet: boolean;
  quotes: readonly Quote[];
  /** A person wrote it into the form; the posting does not say it. */
  isTyped: boolean;
  /** A person said what this line of the posting is. */
  isPlaced?: boolean;
  /** The lines it was cut into before it was made whole. */
  pieces?: readonly string[];
};

export function saidIn(said: readonly Said[], ...places: Said["place"][]): Said[] {
  return places.flatMap((place) => said.filter((one) => one.place === place));
}

export function isFrom({ quotes }: Said, where: Where): boolean {
  return quotes.some((quote) => quote.where === where);
}

/** Something said, before it has a number. */
export type Found = { text: string; quotes: readonly Quote[] };

/** Numbers what was found: "benefit.1", "benefit.2". */
export function numberGiven<T extends Found>(
  prefix: FactId,
  label: string,
  found: readonly T[],
): (T & Given)[] {
  return found.map((one, index) => ({ ...one, id: `${prefix}.${index + 1}`, label }));
}

/** The same thing said twice is one thing with two quotes. */
export function mergeFound<T extends Found>(
  found: readonly T[],
  keyOf: (one: T) => string = ({ text }) => keyOfText(text),
): T[] {
  const byKey = Map.groupBy(found, keyOf);
  return [...byKey.values()].flatMap((same) => {
    const quotes = mergeQuotes(same.flatMap((one) => one.quotes));
    return same.slice(0, 1).map((first) => ({ ...first, quotes }));
  });
}

export function mergeQuotes(quotes: readonly Quote[]): Quote[] {
  return [...new Map(quotes.map((one) => [`${one.where} ${one.quote}`, one])).values()];
}

/** Two lines with this in common are the same words: case, signs and spaces aside. */
export function keyOfText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The first line that says it, with its quotes. */
export function firstSaid<T>(
  said: readonly Said[],
  read: (one: Said) => T | null | undefined,
): { value: T; quotes: readonly Quote[] } | null {
  for (const one of said) {
    const value = read(one);
    if (value !== null && value !== undefined) return { value, quotes: one.quotes };
  }
  return null;
}
