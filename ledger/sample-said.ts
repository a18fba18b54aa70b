import type { Said } from "#ledger/read/said.ts";

/** Lines of a posting in one place, for tests: bullets unless they end a sentence. */
export function saidOf(place: Said["place"], ...texts: string[]): Said[] {
  return texts.map((text) => ({
    text,
    place,
    heading: null,
    isBullet: !text.endsWith("."),
    quotes: [{ where: "posting", quote: text }],
    isTyped: false,
  }));
}
