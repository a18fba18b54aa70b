import type { Job } from "#contract/job.ts";
import type { OutputState } from "#contract/output.ts";
import type { JobRow } from "#server/features/jobs/jobs.store.ts";

export function presentJob(row: JobRow, outputs: OutputState[]): Job {
  return { ...row, outputs, createdAt: row.createdAt.toISOString() };
}
