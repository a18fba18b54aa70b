import { desc, eq } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { auditEntries, users } from "#server/db/schema.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

const newest = 100;

export type ActivityRow = Awaited<ReturnType<typeof listEntries>>[number];

/** The organization's newest entries, each with the present name of whoever it is about. */
export function listEntries(db: TenantDatabase) {
  return db
    .select({
      id: auditEntries.id,
      actorName: users.name,
      action: auditEntries.action,
      object: auditEntries.object,
      outcome: auditEntries.outcome,
      createdAt: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(ours(db, auditEntries))
    .orderBy(desc(auditEntries.id))
    .limit(newest);
}
