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
};

export const undecided: Decided = { moved: nothingMoved, occupation: null, heard: null };

/** A text as the shipped weights, a model and people read it together. */
export function readAsDecided(text: string, { moved, heard }: Omit<Decided, "occupation">): Stated {
  return readStated(text, shippedWeights, moved, heard);
}
