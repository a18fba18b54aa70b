import type {
  OccupationOption,
  ReadingDecisions,
  ReadingEdit,
  TextReading,
} from "#contract/reading.ts";

/** One decision: what is sent, and the occupation in words where one was found by searching. */
export type Decision = ReadingEdit & { found?: OccupationOption };

/** A decision that could not be saved, and why. */
export type Refusal = { of: Decision; reason: string };

type Who = { by: string; at: string };

function comparedUnder(
  { comparedWith }: TextReading,
  { occupation, found }: Decision,
  by: string,
): TextReading["comparedWith"] {
  if (occupation === undefined || occupation === null) return comparedWith;
  const { options } = comparedWith;
  if (occupation === "none")
    return { certainty: "unknown", code: null, title: null, chosenBy: by, options };
  const chosen = found ?? options.find(({ code }) => code === occupation);
  return {
    certainty: "sure",
    code: occupation,
    title: chosen?.title ?? comparedWith.title,
    chosenBy: by,
    options: chosen && !options.includes(chosen) ? [chosen, ...options].slice(0, 5) : options,
  };
}

/** The reading as it will be once a decision is saved. What is taken back waits for the server: only it knows what was read. */
export function readingUnder(reading: TextReading, decision: Decision, who: Who): TextReading {
  const moved = new Map(decision.moves?.map(({ words, place }) => [words, place]));
  return {
    ...reading,
    lines: reading.lines.map((line) => {
      const place = moved.get(line.text);
      if (place !== undefined && place !== "unplaced")
        return { ...line, place, reader: "person", ...who };
      const isConfirmed = decision.isConfirmed && line.place !== "unplaced" && line.by === null;
      return isConfirmed ? { ...line, ...who } : line;
    }),
    comparedWith: comparedUnder(reading, decision, who.by),
  };
}

/** What was decided so far and one decision more; `unplaced` takes a move back. */
export function withDecision(decisions: ReadingDecisions, decision: Decision): ReadingDecisions {
  const { moves = [], occupation = decisions.occupation } = decision;
  const named = new Set(moves.map(({ words }) => words));
  return {
    ...decisions,
    moves: [
      ...decisions.moves.filter(({ words }) => !named.has(words)),
      ...moves.filter(({ place }) => place !== "unplaced"),
    ],
    occupation,
    isConfirmed: decision.isConfirmed ?? decisions.isConfirmed,
  };
}

/** A reading that remembers an occupation found by searching, so that its name can be shown again. */
export function withFound(reading: TextReading, found: OccupationOption | undefined): TextReading {
  const { options } = reading.comparedWith;
  if (!found || options.some(({ code }) => code === found.code)) return reading;
  const more = [found, ...options].slice(0, 5);
  return { ...reading, comparedWith: { ...reading.comparedWith, options: more } };
}
