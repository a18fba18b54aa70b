import type { Settled } from "#contract/room/settled.ts";
import type { Ledger } from "#ledger/ledger.ts";

/** Why a decision changes nothing: no reader understands it, as pay of "lots"; null where one does. */
export function whyUnreadable({ reading }: Ledger, { about }: Settled): string | null {
  if (about === "pay" && !(reading.pay?.decidedBy && reading.pay.offer))
    return "This cannot be read as pay. Write it like “$60,000 to $70,000 a year”.";
  if (about === "workType" && !reading.workType?.decidedBy)
    return "Say whether the work is on-site, hybrid or remote.";
  if (about === "place" && !reading.place.decidedBy) return "This cannot be read as a place.";
  return null;
}
