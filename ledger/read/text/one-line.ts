import type { PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";

/** A line of a form's field as the reading's extractors take it: its place is the field's. */
export function lineOf(text: string, place: Place, heading: string | null = null): PlacedLine {
  const words = text.slice(0, 1_000);
  return {
    id: 0,
    start: 0,
    end: words.length,
    text: words,
    layout: "labelled",
    heading,
    goesOn: false,
    place,
    confidence: 1,
    reader: "person",
    likely: [],
    internalChance: 0,
  };
}
