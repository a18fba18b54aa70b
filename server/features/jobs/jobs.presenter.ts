import { emptyJob } from "#contract/job-fields.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Job, JobListQuery, ListedJob } from "#contract/job.ts";
import { limits } from "#contract/limits.ts";
import type { OutputState } from "#contract/output.ts";
import { clientNames } from "#ledger/facts/client-names.ts";
import { hideNames, titleForFiles } from "#ledger/facts/hide-client.ts";
import type { JobRow } from "#server/db/schema/jobs.ts";
import type { ListedRow } from "#server/features/jobs/job-list.store.ts";

export function presentJob(row: JobRow, outputs: OutputState[]): Job {
  return { ...row, outputs, createdAt: row.createdAt.toISOString() };
}

/**
 * A job as a program without the scope `internal` reads it. What people typed or pasted may hold lines that stay in the team: it is
 * left empty. A confidential client is named nowhere.
 */
export function jobWithoutInside(job: Job): Job {
  const { hiringCompany, isClientConfidential } = job;
  const names = clientNames(job);
  const hide = (text: string) => hideNames(text, names);
  return {
    ...job,
    ...emptyJob,
    title: titleForFiles(job),
    location: hide(job.location),
    salaryRange: hide(job.salaryRange),
    workType: job.workType,
    urgencyLevel: job.urgencyLevel,
    hiringCompany: isClientConfidential ? "" : hiringCompany,
    isClientConfidential,
    employmentType: job.employmentType,
    employmentLength: hide(job.employmentLength),
    weeklyHours: hide(job.weeklyHours),
  };
}

/** Characters are counted as the database counts them: none is cut in half. */
export function presentListedJob(
  row: ListedRow,
  outputs: OutputState[],
  isInside: boolean,
): ListedJob {
  const { beginning, hiringCompany, isClientConfidential, ...job } = row;
  const characters = Array.from(isInside ? beginning : "");
  const title = isInside
    ? job.title
    : titleForFiles({ title: job.title, hiringCompany, isClientConfidential });
  const names = isInside ? [] : clientNames({ hiringCompany, isClientConfidential });
  return {
    ...job,
    title,
    location: hideNames(job.location, names),
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
