import { and, asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { columnsWithout } from "#server/db/columns-without.ts";
import { ours } from "#server/db/ours.ts";
import {
  auditEntries,
  invitations,
  jobReadings,
  jobs,
  ledgers,
  memberships,
  modelCalls,
  organizations,
  outputs,
  outputVersions,
  users,
} from "#server/db/schema.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

const rowsAtOnce = 500;
/** With all reports and versions these may be megabytes. */
const jobsAtOnce = 5;

type TenantTable = { id: PgColumn; organizationId: PgColumn };

/** Everything an organization has, in pages by id; without secrets, and without what belongs to a person alone. */
export function organizationExportStore(db: TenantDatabase) {
  const isAfter = (table: TenantTable, id: number) => and(ours(db, table), gt(table.id, id));

  async function listOutputs(jobIds: number[]) {
    const rows = await db
      .select(columnsWithout(outputs, "lease", "taskId"))
      .from(outputs)
      .where(and(ours(db, outputs), inArray(outputs.jobId, jobIds)))
      .orderBy(asc(outputs.id));
    const ids = rows.map(({ id }) => id);
    const versions = await db
      .select()
      .from(outputVersions)
      .where(and(ours(db, outputVersions), inArray(outputVersions.outputId, ids)))
      .orderBy(asc(outputVersions.id));
    return rows.map((row) => ({
      ...row,
      versions: versions.filter(({ outputId }) => outputId === row.id),
    }));
  }

  return {
    async find() {
      const isOurs = ours(db, { organizationId: organizations.id });
      const [row] = await db.select().from(organizations).where(isOurs);
      return row;
    },

    listMembers: (after: number) =>
      db
        .select({ ...getTableColumns(memberships), name: users.name, email: users.email })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(isAfter(memberships, after))
        .orderBy(asc(memberships.id))
        .limit(rowsAtOnce),

    listInvitations: (after: number) =>
      db
        .select(columnsWithout(invitations, "tokenHash"))
        .from(invitations)
        .where(isAfter(invitations, after))
        .orderBy(asc(invitations.id))
        .limit(rowsAtOnce),

    listActivity: (after: number) =>
      db
        .select(columnsWithout(auditEntries, "beforeHash", "afterHash", "ipAddress", "requestId"))
        .from(auditEntries)
        .where(isAfter(auditEntries, after))
        .orderBy(asc(auditEntries.id))
        .limit(rowsAtOnce),

    listModelCalls: (after: number) =>
      db
        .select()
        .from(modelCalls)
        .where(isAfter(modelCalls, after))
        .orderBy(asc(modelCalls.id))
        .limit(rowsAtOnce),

    async listJobs(after: number) {
      const rows = await db
        .select()
        .from(jobs)
        .where(isAfter(jobs, after))
        .orderBy(asc(jobs.id))
        .limit(jobsAtOnce);
      const ids = rows.map(({ id }) => id);
      const written = await listOutputs(ids);
      const known = await db
        .select()
        .from(ledgers)
        .where(and(ours(db, ledgers), inArray(ledgers.jobId, ids)))
        .orderBy(asc(ledgers.id));
      const readings = await db
        .select()
        .from(jobReadings)
        .where(and(ours(db, jobReadings), inArray(jobReadings.jobId, ids)));
      return rows.map((row) => ({
        ...row,
        reading: readings.find(({ jobId }) => jobId === row.id) ?? null,
        ledgers: known.filter(({ jobId }) => jobId === row.id),
        outputs: written.filter(({ jobId }) => jobId === row.id),
      }));
    },
  };
}
