import type { CandidateNotes } from "#contract/output.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Draft } from "#tools/tool.ts";

/** The person who asked for the report; none of it ever goes to a model. */
export type Sender = { name: string; title: string; signatureBlock: string };

/** Everything one report is written from. */
export type Briefing = {
  ledger: Ledger;
  /** What texts for candidates are written from, where that is less: notes have lines that nobody confirmed. */
  forCandidates?: Ledger | null;
  now: Date;
  sender: Sender;
  /** What the person asking wants stressed, in their words. */
  guidance: string;
  candidates: readonly CandidateNotes[];
};

/** Writes one report without a model. */
export type Writer<Report extends Draft = Draft> = (briefing: Briefing) => Report;
