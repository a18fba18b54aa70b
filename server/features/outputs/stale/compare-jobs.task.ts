import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { compareJobsStore } from "#server/features/outputs/stale/compare-jobs.store.ts";
import type { TaskSender } from "#server/queue/queue.ts";
import { defineTask } from "#server/queue/task.ts";

/** Finds what of an organization's reports rests on changed facts, some jobs at a time, the newest first. */
export const compareJobs = defineTask({
  name: "compare-jobs",
  input: z.object({ organizationId: z.number() }),
  attempts: 3,
  mostAtOnce: 1,
  onePer: (input) => String(input.organizationId),
  group: (input) => String(input.organizationId),
});

/**
 * Called with the transaction that changes what the organization says of itself, after the change. Work that is under way
 * begins again with the newest job.
 */
export async function compareAllJobs(queue: TaskSender, db: TenantDatabase): Promise<void> {
  await compareJobsStore(db).begin();
  await sendCompareJobs(queue, db);
}

export function sendCompareJobs(queue: TaskSender, db: TenantDatabase): Promise<void> {
  const { organizationId } = db;
  return queue.send(db, compareJobs, { organizationId }, randomUUID());
}
