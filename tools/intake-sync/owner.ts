import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#ledger/words.ts";

/** Who decides, for an owner's column: as the posting names the post, else as the trade usually has it. */
export function ownerOf({ reading, playbook }: Ledger): string {
  const named = (reading.team?.reportsTo ?? "").replace(/^(?:the|our|an?)\s/iu, "");
  if (named !== "") return capital(named).slice(0, 200);
  const { decider } = playbook.plan;
  // "Sales manager, or the head of sales for leaders" is no one person.
  const isOne = !/,| or |person/u.test(decider) && !reading.title.leadsPeople;
  return isOne ? decider : "Hiring manager";
}
