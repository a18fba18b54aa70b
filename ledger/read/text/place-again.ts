import { stepsIn } from "#ledger/interview/hiring-steps.ts";
import { placeByHeading } from "#reading/form.ts";
import type { PlacedLine } from "#reading/place.ts";
import type { Said } from "#ledger/read/text/said.ts";
import { isNoLine } from "#reading/demands/gate.ts";
import { rulesOut } from "#reading/demands/rules-out.ts";
import type { Stated } from "#reading/read-stated.ts";
import { isFurniture } from "#reading/telltales.ts";

/** "[[ops will flex to $23.90, don't load to boards]]": what stands in two brackets is for whoever edits the text. */
export function withoutEditorsNotes(posting: Stated): Stated {
  const lines = posting.lines.map((line) =>
    line.reader !== "person" && line.place !== "noise" && /^\s*\[\[/u.test(line.text)
      ? { ...line, place: "internal" as const }
      : line,
  );
  return { ...posting, lines };
}

const arrow = /→|➡|⟶|->|=>/gu;
const fewestArrows = 2;

/** "Apply here → phone screen → a day at our course": arrows between steps are the way people are hired, whatever else the line was taken for. */
export function placeSteps(lines: readonly PlacedLine[]): PlacedLine[] {
  return lines.map((line) =>
    line.place === "unplaced" &&
    (line.text.match(arrow)?.length ?? 0) >= fewestArrows &&
    stepsIn(line.text).length >= fewestArrows
      ? { ...line, place: "process" as const }
      : line,
  );
}

/** "No DUI in five years" among what the form asks for: it is nothing that somebody brings. */
export function placeRuledOut(line: Said): Said {
  const isDemand = line.place === "must" || line.place === "nice";
  return isDemand && rulesOut(line) ? { ...line, place: "terms" } : line;
}

/** A bullet that looks like page furniture ("Looker", "Spark") is what the heading over its list says. */
export function placeInList(line: PlacedLine): PlacedLine {
  if (line.reader !== "trained") return line;
  // "— Live dock cam — Ice report" is a page's menu.
  const isMenu = /\s[|—·•]\s/u.test(line.text);
  const isLost =
    line.place === "noise" &&
    line.layout === "bullet" &&
    !isMenu &&
    !isFurniture(line.text) &&
    !isNoLine(line);
  const placed = placeByHeading(isLost ? { ...line, place: "unplaced" } : line, "posting");
  return isLost && placed.place === "unplaced" ? line : placed;
}
