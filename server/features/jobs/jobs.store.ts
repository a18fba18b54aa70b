import { and, eq, sql } from "drizzle-orm";
import { JobForm, type JobEdit } from "#contract/job.ts";
import { ours } from "#server/db/ours.ts";
import { jobs, type JobRow } from "#server/db/schema/jobs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { OwnFault } from "#server/own-fault.ts";

export function jobStore(db: TenantDatabase) {
  const isOurs = (jobId: number) => and(ours(db, jobs), eq(jobs.id, jobId));

  return {
    async insert(form: JobForm, createdBy: string): Promise<JobRow> {
      const values = { ...form, organizationId: db.organizationId, createdBy };
      const [row] = await db.insert(jobs).values(values).returning();
      if (!row) throw new OwnFault("the job was not stored");
      return row;
    },

    /** Everything the form of a job can say, as a new draft. */
    copy(row: JobRow, createdBy: string): Promise<JobRow> {
      const names = Object.keys(JobForm.shape) as (keyof JobForm)[];
      const words = Object.fromEntries(names.map((name) => [name, row[name]])) as JobForm;
      return this.insert(words, createdBy);
    },

    count: (): Promise<number> => db.$count(jobs, ours(db, jobs)),

    async find(jobId: number): Promise<JobRow | undefined> {
      const [row] = await db.select().from(jobs).where(isOurs(jobId));
      return row;
    },

    /** A change of the job's own words is a new revision; a change of status is not. */
    async update(jobId: number, edit: JobEdit): Promise<JobRow | undefined> {
      const { status, ...words } = edit;
      const isNewRevision = Object.keys(words).length > 0;
      const [row] = await db
        .update(jobs)
        .set({
          ...words,
          ...(status ? { status } : {}),
          ...(isNewRevision ? { revision: sql`${jobs.revision} + 1` } : {}),
          updatedAt: sql`now()`,
        })
        .where(isOurs(jobId))
        .returning();
      return row;
    },

    async remove(jobId: number): Promise<JobRow | undefined> {
      const [row] = await db.delete(jobs).where(isOurs(jobId)).returning();
      return row;
    },
  };
}
