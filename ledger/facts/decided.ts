import type { Agreed } from "#ledger/agreed/agreed.ts";
import type { Heard } from "#reading/heard.ts";
import type { Moved } from "#reading/moved.ts";
import { nothingMoved } from "#reading/moved.ts";
import { readStated, type Stated } from "#reading/read-stated.ts";
import { shippedWeights } from "#reading/weights.ts";

/** What others than our own reader say of a text: people what its lines are and what it is compared with, a model what it heard. */
export type Decided = {
  /** Lines that a person placed, or said were placed right. */
  moved: Moved;
  /** A code, "none" for the neutral playbook, or null where nobody chose. */
  occupation: string | null;
  heard: Heard;
  /** What was decided about the job itself, in the order in which it was. */
  agreed: readonly Agreed[];
};

export const undecided: Decided = {
  moved: nothingMoved,
  occupation: null,
  heard: null,
  agreed: [],
};

/** A text as the shipped weights, a model and people read it together. */
export function readAsDecided(
  text: string,
  { moved, heard }: Pick<Decided, "moved" | "heard">,
): Stated {
  return readStated(text, shippedWeights, moved, heard);
}
