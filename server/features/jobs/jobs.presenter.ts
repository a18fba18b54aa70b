import { endpoints } from "#contract/endpoints.ts";
import type { Job, JobListQuery, ListedJob } from "#contract/job.ts";
import { limits } from "#contract/limits.ts";
import type { OutputState } from "#contract/output.ts";
import type { ListedRow } from "#server/features/jobs/job-list.store.ts";
import type { JobRow } from "#server/features/jobs/jobs.store.ts";

export function presentJob(row: JobRow, outputs: OutputState[]): Job {
  return { ...row, outputs, createdAt: row.createdAt.toISOString() };
}

/** Characters are counted as the database counts them: none is cut in half. */
export function presentListedJob(row: ListedRow, outputs: OutputState[]): ListedJob {
  const { beginning, ...job } = row;
  const characters = Array.from(beginning);
  return {
    ...job,
    outputs,
    description: characters.slice(0, limits.previewLength).join(""),
    isDescriptionCut: characters.length > limits.previewLength,
    createdAt: job.createdAt.toISOString(),
  };
}

/** The address of the next page, as the `Link` header says it. */
export function presentNextLink({ status, ...query }: JobListQuery): string {
  const asked = Object.entries({ ...query, status: status?.join(",") });
  const given = asked.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return `<${endpoints.listJobs.path}?${new URLSearchParams(given).toString()}>; rel="next"`;
}
