import { setImmediate } from "node:timers/promises";
import type { RoomProposal } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { JobNow } from "#server/features/outputs/job-now.service.ts";
import { proposeRoom } from "#tools/decisions/propose.ts";

const made = new WeakMap<JobNow, Promise<RoomProposal>>();

/** What may be asked of a job as it stands; made once for each state of it. */
export function proposalFor(now: JobNow): Promise<RoomProposal> {
  const proposal = made.get(now) ?? propose(now);
  made.set(now, proposal);
  return proposal;
}

/** What is tried hangs on the job alone, so it is listed first; between two tries others are served. */
async function propose({ ledger, tryOut }: JobNow): Promise<RoomProposal> {
  const listed: (readonly Settled[])[] = [];
  proposeRoom(ledger, (settled) => {
    listed.push(settled);
    return ledger;
  });
  const tried = new Map<string, Ledger>();
  for (const settled of listed) {
    await setImmediate();
    tried.set(JSON.stringify(settled), tryOut(settled));
  }
  return proposeRoom(ledger, (settled) => tried.get(JSON.stringify(settled)) ?? tryOut(settled));
}
