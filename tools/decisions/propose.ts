import type { RoomProposal } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import type { Ledger } from "#ledger/ledger.ts";

/** The ledger as if these were decided too. */
export type TryOut = (settled: readonly Settled[]) => Ledger;

const mostQuestions = 5;

/** What a hiring manager may be asked about a job, the most telling first, and what each answer would do. */
export function proposeRoom(ledger: Ledger, tryOut: TryOut): RoomProposal {
  void tryOut;
  return {
    decisions: [],
    questions: ledger.questions
      .slice(0, mostQuestions)
      .map(({ id, question, why }) => ({ words: id, question, hint: why })),
  };
}
