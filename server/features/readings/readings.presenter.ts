import type { JobReading, ReadLine, TextReading } from "#contract/reading.ts";
import { fold } from "#reading/segment.ts";
import { placesOf } from "#server/features/readings/decisions.ts";
import type { ReadingRow } from "#server/features/readings/readings.store.ts";

/** Of people whose account is gone. */
const nobodyKnown = "A former user";

/** A reading with who decided what, and when. */
export function presentReading(
  content: TextReading,
  row: ReadingRow | undefined,
  names: ReadonlyMap<string, string>,
  { isClientConfidential }: { isClientConfidential: boolean },
): JobReading {
  const nameOf = (id: string | null) =>
    id === null ? nobodyKnown : (names.get(id) ?? nobodyKnown);
  const places = placesOf(row?.decisions ?? []);
  const lines = content.lines.map((read) => {
    const decision = places.get(fold(read.text));
    const line = isClientConfidential ? keepInside(read) : read;
    return decision ? { ...line, by: nameOf(decision.by), at: decision.at } : line;
  });
  // A text that was changed since has lines that nobody has seen.
  const isWhole = lines.every(({ place, by }) => place === "unplaced" || by !== null);
  const confirmedAt = isWhole ? (row?.confirmedAt ?? null) : null;
  const isChosen = row !== undefined && row.occupation !== null;
  return {
    ...content,
    lines,
    comparedWith: {
      ...content.comparedWith,
      chosenBy: isChosen ? nameOf(row.occupationBy) : null,
    },
    revision: row?.revision ?? 0,
    confirmedBy: confirmedAt === null ? null : nameOf(row?.confirmedBy ?? null),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}

/** What a text says of a confidential client never leaves the team. */
function keepInside(line: ReadLine): ReadLine {
  return line.place === "employer" ? { ...line, place: "internal" } : line;
}
