import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { JobListQuery, JobSort, JobStatus } from "#contract/job.ts";
import { limits } from "#contract/limits.ts";
import { ours } from "#server/db/ours.ts";
import { jobReadings, jobs, type JobRow } from "#server/db/schema/jobs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { JobCursor } from "#server/features/jobs/job-cursor.ts";

/** What a list reads of a job; `beginning` is one character longer than what is shown, so that a cut is known. */
export type ListedRow = Pick<
  JobRow,
  | "id"
  | "organizationId"
  | "title"
  | "location"
  | "salaryRange"
  | "workType"
  | "urgencyLevel"
  | "status"
  | "createdAt"
  | "hiringCompany"
  | "isClientConfidential"
> & { beginning: string; isMatchOpen: boolean };

type Listed = { job: ListedRow; end: JobCursor };

const listed = {
  id: jobs.id,
  organizationId: jobs.organizationId,
  title: jobs.title,
  location: jobs.location,
  salaryRange: jobs.salaryRange,
  workType: jobs.workType,
  urgencyLevel: jobs.urgencyLevel,
  status: jobs.status,
  createdAt: jobs.createdAt,
  hiringCompany: jobs.hiringCompany,
  isClientConfidential: jobs.isClientConfidential,
  isMatchOpen: sql<boolean>`coalesce(${jobReadings.isMatchOpen}, false)`,
  beginning: sql<string>`left(${jobs.description}, ${sql.raw(String(limits.previewLength + 1))})`,
};

/** One order of the list: by what, in which direction, and how its value goes into a cursor and comes out of it. */
type Order = {
  by: SQL;
  isDescending: boolean;
  written: SQL<string>;
  read: (value: JobCursor["value"]) => SQL;
};

const byTime = {
  by: sql`${jobs.createdAt}`,
  // JavaScript's dates drop microseconds, and a page must not begin between two jobs of one millisecond.
  written: sql<string>`(extract(epoch from ${jobs.createdAt}) * 1000000)::bigint`,
  read: (value: JobCursor["value"]) =>
    sql`timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond'`,
};

// Letters and their case are compared as people do, whatever locale the database was made with.
const title = sql<string>`${jobs.title} collate "unicode"`;
const location = sql<string>`${jobs.location} collate "unicode"`;

// The most urgent first, and of two equally urgent jobs the newer one.
const urgency = sql<string>`case ${jobs.urgencyLevel} when 'critical' then 3 when 'active' then 2 when 'passive' then 1 else 0 end`;

const orders: Record<JobSort, Order> = {
  newest: { ...byTime, isDescending: true },
  oldest: { ...byTime, isDescending: false },
  title: {
    by: title,
    isDescending: false,
    written: title,
    read: (value) => sql`${value}`,
  },
  urgency: {
    by: urgency,
    isDescending: true,
    written: urgency,
    read: (value) => sql`${value}::bigint`,
  },
};

/** To somebody who does not see inside, no search tells whether a title names a confidential client. */
export function jobListStore(db: TenantDatabase, isInside: boolean) {
  function matches(q: string | undefined): SQL | undefined {
    if (!q) return undefined;
    const pattern = `%${q.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
    const isOpen = isInside ? undefined : eq(jobs.isClientConfidential, false);
    return or(and(sql`${title} ilike ${pattern}`, isOpen), sql`${location} ilike ${pattern}`);
  }

  return {
    async page(
      sort: JobSort,
      { q, status }: Pick<JobListQuery, "q" | "status">,
      limit: number,
      after: JobCursor | undefined,
    ): Promise<Listed[]> {
      const { by, isDescending, written, read } = orders[sort];
      const isAfter =
        after &&
        sql`(${by}, ${jobs.id}) ${isDescending ? sql`<` : sql`>`} (${read(after.value)}, ${after.id})`;
      const direction = isDescending ? desc : asc;
      const rows = await db
        .select({ job: listed, value: written })
        .from(jobs)
        .leftJoin(jobReadings, and(ours(db, jobReadings), eq(jobReadings.jobId, jobs.id)))
        .where(and(ours(db, jobs), matches(q), status && inArray(jobs.status, status), isAfter))
        .orderBy(direction(by), direction(jobs.id))
        .limit(limit);
      return rows.map(({ job, value }) => ({
        job,
        end: { id: job.id, value: sort === "title" ? value : Number(value) },
      }));
    },

    count: (q: string | undefined): Promise<{ status: JobStatus; count: number }[]> =>
      db
        .select({ status: jobs.status, count: count() })
        .from(jobs)
        .where(and(ours(db, jobs), matches(q)))
        .groupBy(jobs.status),
  };
}
