import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { TaskSender } from "#server/queue/queue.ts";
import { defineTask } from "#server/queue/task.ts";

/** Finds what of a job's reports rests on facts that have changed. */
export const markStale = defineTask({
  name: "mark-stale",
  input: z.object({ organizationId: z.number(), jobId: z.number() }),
  attempts: 3,
  mostAtOnce: 2,
  onePer: (input) => String(input.jobId),
  group: (input) => String(input.organizationId),
});

/**
 * Called with the transaction that changes a job, its reading or a text, after the change: it has locked the job's row, and
 * the task begins by waiting for that lock, so it sees the change even if it was waiting already.
 */
export function sendMarkStale(queue: TaskSender, db: TenantDatabase, jobId: number): Promise<void> {
  const { organizationId } = db;
  return queue.send(db, markStale, { organizationId, jobId }, randomUUID());
}
