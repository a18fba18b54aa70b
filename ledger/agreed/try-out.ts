import type { Settled } from "#contract/room/settled.ts";
import type { Agreed } from "#ledger/agreed/agreed.ts";
import {
  completeLedger,
  settleBasics,
  type Around,
  type Basics,
  type Ledger,
} from "#ledger/ledger.ts";

/** Tries decisions out on a job that was read once (`readPosted`), on top of what was decided before. */
export function tryOutOn(
  posted: Basics,
  agreed: readonly Agreed[],
  around: Around,
): (settled: readonly Settled[]) => Ledger {
  return (settled) => {
    const tried = settled.map((one) => ({ settled: one, byName: "", at: "", words: "" }));
    return completeLedger(settleBasics(posted, [...agreed, ...tried]), around);
  };
}
