import { and, desc, eq, sql } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { auditEntries, invitations, jobs, outputs, users } from "#server/db/schema.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

const newest = 100;

export type ActivityRow = Awaited<ReturnType<typeof listEntries>>[number];

/** The number in `job:12/marketPulse` or `output:7/ticks`. */
const idIn = (kind: "job" | "output" | "invitation") =>
  sql`substring(${auditEntries.object} from ${`^${kind}:(\\d+)`})::bigint`;

/** The organization's newest entries, each with the present name of who acted, of the job it is about and of whoever was invited. */
export function listEntries(db: TenantDatabase) {
  return db
    .select({
      id: auditEntries.id,
      actorName: users.name,
      action: auditEntries.action,
      object: auditEntries.object,
      jobTitle: jobs.title,
      invitedEmail: invitations.email,
      outcome: auditEntries.outcome,
      createdAt: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .leftJoin(outputs, and(ours(db, outputs), eq(outputs.id, idIn("output"))))
    .leftJoin(
      jobs,
      and(ours(db, jobs), eq(jobs.id, sql`coalesce(${idIn("job")}, ${outputs.jobId})`)),
    )
    .leftJoin(invitations, and(ours(db, invitations), eq(invitations.id, idIn("invitation"))))
    .where(ours(db, auditEntries))
    .orderBy(desc(auditEntries.id))
    .limit(newest);
}
