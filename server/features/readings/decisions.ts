import type { HeardReading, LineMove, LinePlace, TextReading } from "#contract/reading.ts";
import { fold } from "#reading/segment.ts";
import type { ReadingDecision } from "#server/db/schema/jobs.ts";

type Decisions = readonly ReadingDecision[];
type Said = Pick<ReadingDecision, "by" | "at">;

/** Above it what somebody said before of the same line is forgotten. */
const mostKept = 2_000;

/** Moves of lines that stand in the text; of others nothing is kept. */
export function standingMoves(moves: readonly LineMove[], text: string): LineMove[] {
  const whole = fold(text);
  return moves
    .map(({ words, place }) => ({ words: fold(words), place }))
    .filter(({ words }) => words !== "" && whole.includes(words));
}

/** The same of what a model is said to have read. */
export function standingHeard(heard: HeardReading | null, text: string): HeardReading | null {
  if (heard === null) return null;
  const whole = fold(text);
  const isThere = (words: string) => words.trim() !== "" && whole.includes(fold(words));
  return {
    lines: heard.lines.filter(({ words }) => isThere(words)),
    values: heard.values.filter(({ line }) => isThere(line)),
  };
}

export function addMoves(before: Decisions, moves: readonly LineMove[], said: Said): Decisions {
  return keepNewest([...before, ...moves.map((move) => toDecision(move, said, false))]);
}

/** "Looks right": every line that has a place stays there. What a colleague said meanwhile stands. */
export function addConfirmation(
  before: Decisions,
  lines: TextReading["lines"],
  said: Said,
): Decisions {
  const known = placesOf(before);
  const confirmed = lines.flatMap(({ text, place: read }) => {
    const words = fold(text);
    const place = known.get(words)?.place ?? read;
    return place === "unplaced" ? [] : [toDecision({ words, place }, said, true)];
  });
  return keepNewest([...withoutConfirmation(before), ...confirmed]);
}

export function withoutConfirmation(before: Decisions): Decisions {
  return before.filter(({ isConfirmation }) => !isConfirmation);
}

type Placed = ReadingDecision & { place: LinePlace };

/** What people say each line is: the last one who spoke of it, with when. */
export function placesOf(decisions: Decisions): Map<string, Placed> {
  const places = new Map<string, Placed>();
  for (const decision of decisions) {
    const { words, place } = decision;
    if (place === "unplaced") places.delete(words);
    else places.set(words, { ...decision, place });
  }
  return places;
}

function toDecision(move: LineMove, { by, at }: Said, isConfirmation: boolean): ReadingDecision {
  return { ...move, by, at, isConfirmation };
}

function keepNewest(decisions: Decisions): Decisions {
  if (decisions.length <= mostKept) return decisions;
  return [...new Map(decisions.map((one) => [`${one.isConfirmation} ${one.words}`, one])).values()];
}
