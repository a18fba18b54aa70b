import { and, desc, eq, exists, lt, ne, sql } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { organizations } from "#server/db/schema/organizations.ts";
import { outputs } from "#server/db/schema/outputs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

/** How far an organization's jobs have been compared with what is known now. */
export function compareJobsStore(db: TenantDatabase) {
  const isOrganization = eq(organizations.id, db.organizationId);

  return {
    /** All jobs are still to come. */
    async begin(): Promise<void> {
      const newest = db
        .select({ id: sql`max(${jobs.id}) + 1` })
        .from(jobs)
        .where(ours(db, jobs));
      await db
        .update(organizations)
        .set({ compareBelow: sql`(${newest})` })
        .where(isOrganization);
    },

    async findPlace(): Promise<number | null> {
      const [row] = await db
        .select({ place: organizations.compareBelow })
        .from(organizations)
        .where(isOrganization);
      return row?.place ?? null;
    },

    /** The next jobs with a written report; nobody waits for those of closed ones. */
    async listNext(below: number, limit: number): Promise<number[]> {
      const isOfJob = and(ours(db, outputs), eq(outputs.jobId, jobs.id));
      const isWritten = and(isOfJob, sql`${outputs.version} > 0`);
      const rows = await db
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            ours(db, jobs),
            lt(jobs.id, below),
            ne(jobs.status, "closed"),
            exists(db.select({ id: outputs.id }).from(outputs).where(isWritten)),
          ),
        )
        .orderBy(desc(jobs.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** Whether there is more to do; not so when somebody began again meanwhile and sent an entry for it. */
    async move(from: number, to: number | null): Promise<boolean> {
      const rows = await db
        .update(organizations)
        .set({ compareBelow: to })
        .where(and(isOrganization, eq(organizations.compareBelow, from)))
        .returning({ id: organizations.id });
      return rows.length > 0 && to !== null;
    },
  };
}
