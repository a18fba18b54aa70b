import { and, asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { columnsWithout } from "#server/db/columns-without.ts";
import { ours } from "#server/db/ours.ts";
import { jobReadings, jobs, ledgers } from "#server/db/schema/jobs.ts";
import { modelCalls, modelConnections } from "#server/db/schema/models.ts";
import {
  auditEntries,
  invitations,
  memberships,
  organizations,
} from "#server/db/schema/organizations.ts";
import {
  outputLocks,
  outputs,
  outputSuggestions,
  outputVersions,
} from "#server/db/schema/outputs.ts";
import { users } from "#server/db/schema/people.ts";
import {
  decisions,
  drifts,
  roomDecisions,
  roomQuestions,
  rooms,
  signOffs,
} from "#server/db/schema/rooms.ts";
import { shareLinks } from "#server/db/schema/share-links.ts";
import { apiTokens } from "#server/db/schema/tokens.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "#server/db/schema/webhooks.ts";
import { agents } from "#server/db/schema/agents.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

const rowsAtOnce = 500;
/** With their reports these may be megabytes. */
const jobsAtOnce = 5;
/** Of a report there may be thousands, each as long as the report. */
const textsAtOnce = 20;

type TenantTable = { id: PgColumn; organizationId: PgColumn };

/** Everything an organization has, in pages by id; without secrets, and without what belongs to a person alone. */
export function organizationExportStore(db: TenantDatabase) {
  const isAfter = (table: TenantTable, id: number) => and(ours(db, table), gt(table.id, id));

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

    listConnections: (after: number) =>
      db
        .select(columnsWithout(modelConnections, "encryptedKey"))
        .from(modelConnections)
        .where(isAfter(modelConnections, after))
        .limit(rowsAtOnce),

    listAgents: (after: number) =>
      db
        .select()
        .from(agents)
        .where(isAfter(agents, after))
        .orderBy(asc(agents.id))
        .limit(rowsAtOnce),

    /** How often each was opened and when last; its guests leave nothing that could be told. */
    listShareLinks: (after: number) =>
      db
        .select(columnsWithout(shareLinks, "tokenHash"))
        .from(shareLinks)
        .where(isAfter(shareLinks, after))
        .orderBy(asc(shareLinks.id))
        .limit(rowsAtOnce),

    listTokens: (after: number) =>
      db
        .select(columnsWithout(apiTokens, "tokenHash"))
        .from(apiTokens)
        .where(isAfter(apiTokens, after))
        .orderBy(asc(apiTokens.id))
        .limit(rowsAtOnce),

    listRooms: (after: number) =>
      db
        .select(columnsWithout(rooms, "tokenHash", "reminderHash"))
        .from(rooms)
        .where(isAfter(rooms, after))
        .orderBy(asc(rooms.id))
        .limit(rowsAtOnce),

    listRoomDecisions: (after: number) =>
      db
        .select()
        .from(roomDecisions)
        .where(isAfter(roomDecisions, after))
        .orderBy(asc(roomDecisions.id))
        .limit(rowsAtOnce),

    listRoomQuestions: (after: number) =>
      db
        .select()
        .from(roomQuestions)
        .where(isAfter(roomQuestions, after))
        .orderBy(asc(roomQuestions.id))
        .limit(rowsAtOnce),

    /** Also those that hold no more. */
    listDecisions: (after: number) =>
      db
        .select()
        .from(decisions)
        .where(isAfter(decisions, after))
        .orderBy(asc(decisions.id))
        .limit(rowsAtOnce),

    listSignOffs: (after: number) =>
      db
        .select()
        .from(signOffs)
        .where(isAfter(signOffs, after))
        .orderBy(asc(signOffs.id))
        .limit(textsAtOnce),

    listDrifts: (after: number) =>
      db
        .select()
        .from(drifts)
        .where(isAfter(drifts, after))
        .orderBy(asc(drifts.id))
        .limit(rowsAtOnce),

    listWebhookEndpoints: (after: number) =>
      db
        .select(columnsWithout(webhookEndpoints, "encryptedSecret", "oldEncryptedSecret", "lease"))
        .from(webhookEndpoints)
        .where(isAfter(webhookEndpoints, after))
        .orderBy(asc(webhookEndpoints.id))
        .limit(rowsAtOnce),

    listWebhookEvents: (after: number) =>
      db
        .select()
        .from(webhookEvents)
        .where(isAfter(webhookEvents, after))
        .orderBy(asc(webhookEvents.id))
        .limit(rowsAtOnce),

    listWebhookDeliveries: (after: number) =>
      db
        .select()
        .from(webhookDeliveries)
        .where(isAfter(webhookDeliveries, after))
        .orderBy(asc(webhookDeliveries.id))
        .limit(rowsAtOnce),

    listVersions: (after: number) =>
      db
        .select()
        .from(outputVersions)
        .where(isAfter(outputVersions, after))
        .orderBy(asc(outputVersions.id))
        .limit(textsAtOnce),

    listLocks: (after: number) =>
      db
        .select()
        .from(outputLocks)
        .where(isAfter(outputLocks, after))
        .orderBy(asc(outputLocks.id))
        .limit(rowsAtOnce),

    listSuggestions: (after: number) =>
      db
        .select()
        .from(outputSuggestions)
        .where(isAfter(outputSuggestions, after))
        .orderBy(asc(outputSuggestions.id))
        .limit(textsAtOnce),

    listLedgers: (after: number) =>
      db
        .select()
        .from(ledgers)
        .where(isAfter(ledgers, after))
        .orderBy(asc(ledgers.id))
        .limit(textsAtOnce),

    async listJobs(after: number) {
      const rows = await db
        .select()
        .from(jobs)
        .where(isAfter(jobs, after))
        .orderBy(asc(jobs.id))
        .limit(jobsAtOnce);
      const ids = rows.map(({ id }) => id);
      const written = await db
        .select(columnsWithout(outputs, "lease", "taskId"))
        .from(outputs)
        .where(and(ours(db, outputs), inArray(outputs.jobId, ids)))
        .orderBy(asc(outputs.id));
      const readings = await db
        .select()
        .from(jobReadings)
        .where(and(ours(db, jobReadings), inArray(jobReadings.jobId, ids)));
      return rows.map((row) => ({
        ...row,
        reading: readings.find(({ jobId }) => jobId === row.id) ?? null,
        outputs: written.filter(({ jobId }) => jobId === row.id),
      }));
    },
  };
}
