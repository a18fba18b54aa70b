import type { FactId } from "#ledger/facts/fact.ts";

/** What an answer sounds like at three of five marks. */
export type Cues = { "1": string; "3": string; "5": string };

export type InterviewQuestion = {
  id: string;
  kind: "past" | "situation";
  question: string;
  probes: readonly string[];
  cues: Cues;
  covers: readonly FactId[];
};
