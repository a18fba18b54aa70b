import type { FactId } from "#ledger/fact.ts";

/** What a posting must state. */
export type PostingPart = "range" | "benefits" | "otherPay" | "closingDate" | "aiUse" | "vacancy";

/** One pay-transparency rule as data; a hint with a citation, never legal advice. */
export type PayRule = {
  id: string;
  /** "Colorado", "Columbus, OH", "Ontario". */
  place: string;
  country: string;
  region: string | null;
  city: string | null;
  /** ISO dates; enforcement may begin later than the rule. */
  from: string;
  enforcedFrom: string | null;
  to: string | null;
  fewestEmployees: number | null;
  reachesRemote: boolean;
  parts: readonly PostingPart[];
  /** `posting`: in the advertisement. `later`: on request or at a later stage only. */
  when: "posting" | "later";
  rule: string;
  citation: string;
  lastChecked: string;
  isVerified: boolean;
};

/** How far a rule reaches this job: the form's company size counts all places, so it is never certain. */
export type AppliedRule = PayRule & {
  factId: FactId;
  reach: "applies" | "likely" | "confirm" | "notYet";
};

export type LawPicture = {
  rules: readonly AppliedRule[];
  /** The parts of pay a posting here must state, all rules together. */
  parts: readonly PostingPart[];
  /** Whether asking for past pay is barred here; we never ask it anywhere. */
  salaryHistory: { isBarred: boolean; citation: string | null };
};
