import type { PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";
import { fold } from "#reading/segment.ts";

/** What people say lines are, each line by its words with white space folded. */
export type Moved = ReadonlyMap<string, Place>;

export const nothingMoved: Moved = new Map();

/** A person's place replaces the reader's, so that values rest on it. */
export function moveLine(line: PlacedLine, moved: Moved): PlacedLine {
  const place = moved.get(fold(line.text));
  if (place === undefined) return line;
  return { ...line, place, confidence: 1, reader: "person", likely: [], internalChance: 0 };
}
