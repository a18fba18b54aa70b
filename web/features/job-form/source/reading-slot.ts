import type { ReactNode } from "react";
import type { ReadJobDescription } from "#contract/job.ts";
import type { ReadingDecisions, TextReading } from "#contract/reading.ts";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";

/** What was read in the text, and what the person decided about it. */
export type KeptReading = { reading: TextReading; decisions: ReadingDecisions };

/** How the wizard shows what we read: a quiet row, the screen that it opens, and the occupation among the fields. */
export type ReadingSlot = {
  row: (props: { kept: KeptReading; onOpen: () => void }) => ReactNode;
  occupation: (props: { kept: KeptReading; onOpen: () => void }) => ReactNode;
  screen: (props: {
    kept: KeptReading;
    /** The form's values, and how one of them is corrected from here. */
    fields: JobValues;
    onField: (change: Partial<JobValues>) => void;
    onChange: (kept: KeptReading) => void;
    onBack: () => void;
  }) => ReactNode;
};

const nothingDecided: ReadingDecisions = { moves: [], occupation: null, isConfirmed: false };

/**
 * A text read again keeps what was decided about lines with the same words; it is to be looked through anew. What a model
 * read goes along with the job.
 */
export function readAgain(
  { reading, heard }: Pick<ReadJobDescription, "reading" | "heard">,
  before: KeptReading | undefined,
): KeptReading {
  if (!before) return { reading, decisions: { ...nothingDecided, heard } };
  const words = new Set(reading.lines.map(({ text }) => text));
  const moves = before.decisions.moves.filter((move) => words.has(move.words));
  return { reading, decisions: { ...before.decisions, moves, isConfirmed: false, heard } };
}
