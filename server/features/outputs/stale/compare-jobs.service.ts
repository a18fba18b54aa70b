import type { Deps } from "#server/deps.ts";
import { compareJobsStore } from "#server/features/outputs/stale/compare-jobs.store.ts";
import {
  sendCompareJobs,
  type compareJobs,
} from "#server/features/outputs/stale/compare-jobs.task.ts";
import { openComparing } from "#server/features/outputs/stale/stale-parts.service.ts";
import { describeFault } from "#server/log.ts";
import type { TaskHandler } from "#server/queue/task.ts";

/** Few enough for one delivery's time; the next ones are an entry of their own. */
const jobsAtOnce = 20;

export function compareJobsHandler(deps: Deps): TaskHandler<typeof compareJobs> {
  const { tenant, log, queue } = deps;
  const comparing = openComparing(deps);

  return {
    async run({ input: { organizationId }, signal }) {
      const found = await tenant.asSystem(organizationId, async (db) => {
        const place = await compareJobsStore(db).findPlace();
        if (place === null) return undefined;
        return { place, jobIds: await compareJobsStore(db).listNext(place, jobsAtOnce) };
      });
      if (!found) return;
      const { place, jobIds } = found;
      for (const jobId of jobIds) {
        signal.throwIfAborted();
        await comparing.compare(organizationId, jobId).catch((fault: unknown) => {
          log.warn({ organizationId, jobId, ...describeFault(fault) }, "job not compared");
        });
      }
      const next = jobIds.length < jobsAtOnce ? null : (jobIds.at(-1) ?? null);
      await tenant.asSystem(organizationId, async (db) => {
        if (await compareJobsStore(db).move(place, next)) await sendCompareJobs(queue, db);
      });
    },

    /** The jobs are compared at their own next change. */
    giveUp: async ({ organizationId }) => {
      log.warn({ organizationId }, "jobs not compared");
    },
  };
}
