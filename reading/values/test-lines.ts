import type { Place } from "#reading/places.ts";
import type { PlacedLine } from "#reading/place.ts";

export type Told = readonly [place: Place | "unplaced", text: string];

/** Lines as a reader would have placed them: `["pay", "$20/hr"]`. */
export function placed(...lines: readonly Told[]): PlacedLine[] {
  return lines.map(([place, text], id) => ({
    id,
    start: 0,
    end: text.length,
    text,
    layout: "sentence",
    heading: null,
    goesOn: false,
    place,
    confidence: 1,
    reader: "trained",
    likely: [],
    internalChance: 0,
  }));
}
