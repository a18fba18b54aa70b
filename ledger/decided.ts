import type { Moved } from "#reading/moved.ts";
import { nothingMoved } from "#reading/moved.ts";

/** What people decided about a text: what its lines are, and which occupation it is compared with. */
export type Decided = {
  /** Lines that a person placed, or said were placed right. */
  moved: Moved;
  /** A code, "none" for the neutral playbook, or null where nobody chose. */
  occupation: string | null;
};

export const undecided: Decided = { moved: nothingMoved, occupation: null };
