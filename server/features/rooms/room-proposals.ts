import type { RoomProposal } from "#contract/room/decision.ts";
import type { JobNow } from "#server/features/outputs/job-now.service.ts";
import { proposeRoom } from "#tools/decisions/propose.ts";

const made = new WeakMap<JobNow, Promise<RoomProposal>>();

/** What may be asked of a job as it stands; made once for each state of it. */
export function proposalFor(now: JobNow): Promise<RoomProposal> {
  const proposal = made.get(now) ?? propose(now);
  made.set(now, proposal);
  return proposal;
}

/** Figures of a place that an option names are asked for, and then counted. */
async function propose(now: JobNow): Promise<RoomProposal> {
  const first = proposeRoom(now.ledger, now.tryOut);
  const settled = first.decisions.flatMap(({ options }) => options.map((one) => one.settled));
  const places = settled.filter(({ about }) => about === "place");
  if (places.length === 0) return first;
  for (const place of places) await now.prepare([place]);
  return proposeRoom(now.ledger, now.tryOut);
}
