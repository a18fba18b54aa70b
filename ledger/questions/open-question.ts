import type { FactId } from "#ledger/facts/fact.ts";

/** Something nobody said, ranked by how much waits for it. */
export type OpenQuestion = {
  id: FactId;
  /** What is missing, a noun phrase without article, to stand after a colon: "start date". */
  thing: string;
  question: string;
  why: string;
  ask: string;
  ifNoAnswer: string;
  isAskedByCandidates: boolean;
  blocks: number;
};
