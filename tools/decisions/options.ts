import type { DecisionOption } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { consequenceOf } from "#tools/decisions/consequence.ts";
import { valueNow } from "#tools/decisions/value-now.ts";
import { describeConsequence } from "#tools/decisions/words.ts";

/** An answer and what it does; an answer of one's own is one, too. */
export function optionOf(
  before: Ledger,
  after: Ledger,
  settled: Settled,
  label = valueNow(after, settled),
): DecisionOption {
  const value = valueNow(after, settled);
  const isPosted = value === valueNow(before, settled);
  return { label, value, ...describeConsequence(consequenceOf(before, after)), isPosted, settled };
}
