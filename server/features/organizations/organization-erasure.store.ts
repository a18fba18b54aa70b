import { eq, inArray, sql } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { organizations } from "#server/db/schema/organizations.ts";
import { letters } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

/** Few enough for one statement's time, with all reports and versions. */
const jobsAtOnce = 200;

/** Deletes the organization that is set, with everything in it. */
export async function eraseOrganization(db: TenantDatabase): Promise<void> {
  // Jobs first: whoever watches one hears that it is gone before they lose the right to watch.
  for (;;) {
    const some = db.select({ id: jobs.id }).from(jobs).where(ours(db, jobs)).limit(jobsAtOnce);
    const gone = await db.delete(jobs).where(inArray(jobs.id, some)).returning({ id: jobs.id });
    if (gone.length < jobsAtOnce) break;
  }
  await db.execute(sql`select lookup.forget_queue_entries()`);
  await db.delete(letters).where(eq(letters.forOrganization, db.organizationId));
  await db.delete(organizations).where(ours(db, { organizationId: organizations.id }));
}
