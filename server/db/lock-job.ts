import { and, eq } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

/**
 * Taken before a job's row by whoever changes it. Somebody who is being deleted holds their own row and waits for those of their
 * jobs; a second change of such a row in one transaction makes PostgreSQL look at its creator again, and wait for them.
 */
export async function lockCreator(db: TenantDatabase, jobId: number): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(jobs, eq(jobs.createdBy, users.id))
    .where(and(ours(db, jobs), eq(jobs.id, jobId)))
    .for("key share", { of: users });
}

/** From here on nobody else changes the job. */
export async function lockJob(db: TenantDatabase, jobId: number): Promise<void> {
  await lockCreator(db, jobId);
  await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(ours(db, jobs), eq(jobs.id, jobId)))
    .for("update");
}
