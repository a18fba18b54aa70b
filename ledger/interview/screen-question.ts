import type { FactId } from "#ledger/facts/fact.ts";

/** A matter of yes or no, asked of everyone in the same words. */
export type ScreenQuestion = {
  id: string;
  /** What it settles, in a few words. */
  about: string;
  question: string;
  record: string;
  covers: readonly FactId[];
};

export type ScreenDraft = Omit<ScreenQuestion, "id">;
