import { endpoints } from "#contract/endpoints.ts";
import type { Job, JobListQuery } from "#contract/job.ts";
import type { OutputState } from "#contract/output.ts";
import type { JobRow } from "#server/features/jobs/jobs.store.ts";

export function presentJob(row: JobRow, outputs: OutputState[]): Job {
  return { ...row, outputs, createdAt: row.createdAt.toISOString() };
}

/** The address of the next page, as the `Link` header says it. */
export function presentNextLink({ status, ...query }: JobListQuery): string {
  const asked = Object.entries({ ...query, status: status?.join(",") });
  const given = asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  return `<${endpoints.listJobs.path}?${new URLSearchParams(given).toString()}>; rel="next"`;
}
