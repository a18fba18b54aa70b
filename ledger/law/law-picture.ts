import type { HistoryRule, PayRule } from "#knowledge/law.ts";
import type { FactId } from "#ledger/facts/fact.ts";

/** How a rule was looked at, for this job. */
type Looked = {
  /** Whether its official text was read, so that it may be printed as a rule. Else: check with counsel. */
  isChecked: boolean;
  /** The last look is more than a year past. */
  isOld: boolean;
};

/** How far a rule reaches this job: the form's company size counts all places, so it is never certain. */
export type AppliedRule = PayRule &
  Looked & {
    factId: FactId;
    reach: "applies" | "likely" | "confirm" | "notYet";
    /** It reaches the job only because people may do it from there. */
    isThroughRemote: boolean;
  };

export type AppliedHistory = HistoryRule & Looked;

export type LawPicture = {
  /** What has to be known of the place before a rule can be named; null where it is known. */
  missing: "country" | "region" | null;
  rules: readonly AppliedRule[];
  /** What is said of asking for past pay; we never ask it anywhere. */
  history: readonly AppliedHistory[];
};

export const notConfirmed = "not confirmed in the official text";

/** "2026-11-16", "2025-03-01, over a year ago". */
export function whenChecked({ isChecked, isOld, looked }: Looked & { looked: string }): string {
  if (!isChecked) return notConfirmed;
  return isOld ? `${looked}, over a year ago` : looked;
}
