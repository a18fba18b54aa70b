import type { TenantDatabase } from "#server/db/tenant.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import { outputStore, type OutputRow } from "#server/features/outputs/outputs.store.ts";
import type { TaskSender } from "#server/queue/queue.ts";

/** Called with the transaction that ends a report, with its job locked: the job's status follows, and whoever listens is told. */
export async function endReport(
  queue: TaskSender,
  db: TenantDatabase,
  output: Pick<OutputRow, "id" | "jobId" | "toolType">,
  type: "report.completed" | "report.failed",
): Promise<void> {
  const { jobId } = output;
  await outputStore(db).settleJob(jobId);
  await announce(queue, db, { type, jobId, output });
  const statuses = (await outputStore(db).listStates([jobId])).map(({ status }) => status);
  const isOver = statuses.every((status) => status !== "queued" && status !== "processing");
  if (isOver && statuses.includes("completed"))
    await announce(queue, db, { type: "job.completed", jobId });
}
