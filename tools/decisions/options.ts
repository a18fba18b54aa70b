import type { DecisionOption, ProposedDecision } from "#contract/room/decision.ts";
import { keyOfSettled, type Settled } from "#contract/room/settled.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { consequenceOf } from "#tools/decisions/consequence.ts";
import { valueNow } from "#tools/decisions/value-now.ts";
import { describeConsequence } from "#tools/decisions/words.ts";

/** The ledger as if these were decided too. */
export type TryOut = (settled: readonly Settled[]) => Ledger;

export const sameSearch = "Same search";

/** Said of a change that touches nothing that is counted. Another pay always does something, known or not. */
const silently: Partial<Record<Settled["about"], string>> = {
  pay: "Not known yet",
  place: "Not known yet",
  question: "Not known yet",
  requirement: sameSearch,
  workType: sameSearch,
};

/** An answer and what it does; an answer of one's own is one, too. */
export function optionOf(before: Ledger, after: Ledger, settled: Settled): DecisionOption {
  const value = valueNow(after, settled);
  const isPosted = value === valueNow(before, settled);
  const told = describeConsequence(consequenceOf(before, after));
  const isSilent = !isPosted && told.figure === "No change";
  const figure = isSilent ? (silently[settled.about] ?? told.figure) : told.figure;
  return { label: value, value, line: told.line, figure, isPosted, settled };
}

/** One answer of a proposal: what is pressed, what is said where it changes nothing that is counted, and what is said in any case. */
export type Choice = {
  label: string;
  settled: Settled;
  line?: string;
  tell?: (after: Ledger) => string;
};

/** A question with its answers; the first is what holds today. */
export function decisionOf(
  ledger: Ledger,
  tryOut: TryOut,
  words: Pick<ProposedDecision, "label" | "question" | "today">,
  [posted, ...others]: readonly [Choice, ...Choice[]],
): ProposedDecision {
  const today: DecisionOption = {
    ...optionOf(ledger, ledger, posted.settled),
    label: posted.label,
    line: posted.line ?? "",
    isPosted: true,
  };
  const options = others.map(({ label, settled, line = "", tell }) => {
    const after = tryOut([settled]);
    const option = optionOf(ledger, after, settled);
    const said = [option.line === "" ? line : option.line, tell?.(after) ?? ""];
    const told = said.filter((sentence) => sentence !== "").join(" ");
    return { ...option, label, line: told, isPosted: false };
  });
  return { key: keyOfSettled(posted.settled), ...words, options: [today, ...options] };
}
