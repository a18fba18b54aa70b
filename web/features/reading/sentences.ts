import type { LinePlace, ReadLine, TextReading } from "#contract/reading.ts";
import { countInWords, countOf, inWords } from "#english/counts.ts";
import { capital } from "#english/words.ts";
import { countLines } from "#web/features/reading/counts.ts";
import { destinyLabels, destinyOf, placeWords } from "#web/features/reading/places.ts";

type Counted = Pick<TextReading, "kind" | "lines">;

/** "We placed 43 of 46 lines. Three need your decision. Four never leave your team." */
export function ledeSentence(reading: Counted): string {
  const all = reading.lines.length;
  if (all === 0) return "There is no text to read yet.";
  const open = countLines(reading, "todo");
  const inside = countLines(reading, "inside");
  const decide = `${capital(inWords(open))} ${open === 1 ? "needs" : "need"} your decision.`;
  const keep = `${capital(inWords(inside))} never ${inside === 1 ? "leaves" : "leave"} your team.`;
  return [
    `We placed ${all - open} of ${countOf(all, "line")}.`,
    ...(open > 0 ? [decide] : []),
    ...(inside > 0 ? [keep] : []),
  ].join(" ");
}

/** What stands beside "Looks right" while nobody has pressed it. */
export function barSentence(reading: Counted): string {
  const open = countLines(reading, "todo");
  if (countLines(reading, "unconfirmed") > 0) return "Confirm what candidates may read";
  if (open === 0) return "Every line has a place.";
  if (reading.kind === "notes")
    return `${capital(countInWords(open, "undecided line"))} will be left out.`;
  return `${capital(countInWords(open, "line"))} ${open === 1 ? "is" : "are"} undecided.`;
}

export function undecidedTitle(open: number): string {
  return `${capital(countInWords(open, "line"))} ${open === 1 ? "needs" : "need"} you`;
}

/** What becomes of undecided lines: a posting's headings speak for those that may leave, in notes nothing does. */
export function undecidedSentence(kind: Counted["kind"], open: number): string {
  const [it, they] = open === 1 ? ["it", "it appears"] : ["them", "they appear"];
  if (kind === "notes") return `Until you place ${it}, ${they} in no report and no message.`;
  return `Until you place ${it}, we go by the heading above; without one, or where we think of something to keep inside, ${they} in no report.`;
}

/** What a screen reader hears after a move: "Line 25, nice-to-have. 17 in the work." */
export function movedSentence(reading: Counted, number: number, place: ReadLine["place"]): string {
  const destiny = destinyOf({ place });
  const where = destinyLabels[destiny].toLowerCase();
  const count = countLines(reading, destiny);
  return `Line ${number}, ${placeWords[place].label.toLowerCase()}. ${count} in ${where}.`;
}

const kept = new Set<LinePlace>(["internal", "contact"]);

/** Why a line waits: what it could be, never how sure a machine is. */
export function hesitation({ likely: [best, next] }: Pick<ReadLine, "likely">): string {
  if (!best) return "We could not tell what it is.";
  if (!next) return `It may be ${placeWords[best].reads}.`;
  const [one, other] = kept.has(best) ? [next, best] : [best, next];
  const isForUs = kept.has(other);
  return isForUs
    ? `It could be ${placeWords[one].reads}, or ${placeWords[other].reads}.`
    : `It reads as ${placeWords[one].reads}, and as ${placeWords[other].reads}.`;
}

/** The quiet row of the wizard: "41 lines, 3 to decide". */
export function readingSummary(reading: Counted, isConfirmed: boolean): string {
  const all = reading.lines.length;
  const open = countLines(reading, "todo");
  const lines = countOf(all, "line");
  if (open > 0) return `${lines}, ${open} to decide`;
  return isConfirmed ? `${lines}, checked by you` : `${lines}, every one has a place`;
}
