import { and, asc, eq, getTableColumns, gt, isNull, ne, or, sql } from "drizzle-orm";
import { columnsWithout } from "#server/db/columns-without.ts";
import { ours } from "#server/db/ours.ts";
import { jobReadings, jobs } from "#server/db/schema/jobs.ts";
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
import { accounts, letters, sessions, users } from "#server/db/schema/people.ts";
import type { PersonDatabase, TenantDatabase } from "#server/db/tenant.ts";
import { personRoomStore } from "#server/features/accounts/person-rooms.store.ts";

const rowsAtOnce = 200;
/** Whole texts of reports. */
const editsAtOnce = 20;

const entry = columnsWithout(auditEntries, "beforeHash", "afterHash");

/** What is kept about a person outside every organization; no password, no token. */
export function personExportStore(db: PersonDatabase, userId: string) {
  return {
    async findProfile() {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row;
    },

    listAccounts: () =>
      db
        .select({
          ...columnsWithout(accounts, "password", "accessToken", "refreshToken", "idToken"),
          hasPassword: sql<boolean>`${accounts.providerId} = 'credential'`,
        })
        .from(accounts)
        .where(eq(accounts.userId, userId)),

    listSessions: () =>
      db
        .select(columnsWithout(sessions, "token"))
        .from(sessions)
        .where(eq(sessions.userId, userId)),

    listMemberships: () =>
      db
        .select({ ...getTableColumns(memberships), organizationName: organizations.name })
        .from(memberships)
        .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
        .where(eq(memberships.userId, userId))
        .orderBy(asc(memberships.id)),

    /** Open ones: of others nobody outside the organization is told. */
    listInvitations: (email: string) =>
      db
        .select({
          ...columnsWithout(invitations, "tokenHash", "invitedBy"),
          organizationName: organizations.name,
        })
        .from(invitations)
        .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
        .where(eq(invitations.email, email)),

    listLetters: (email: string) =>
      db
        .select(columnsWithout(letters, "sealed", "forOrganization"))
        .from(letters)
        .where(eq(letters.recipient, email)),

    listActivity: (after: number) =>
      db
        .select(entry)
        .from(auditEntries)
        .where(
          and(
            isNull(auditEntries.organizationId),
            eq(auditEntries.userId, userId),
            gt(auditEntries.id, after),
          ),
        )
        .orderBy(asc(auditEntries.id))
        .limit(rowsAtOnce),
  };
}

/** What a person did and wrote in one organization. */
export function personTraceStore(db: TenantDatabase, userId: string) {
  return {
    ...personRoomStore(db, userId),

    listActivity: (after: number) =>
      db
        .select(entry)
        .from(auditEntries)
        .where(
          and(ours(db, auditEntries), eq(auditEntries.userId, userId), gt(auditEntries.id, after)),
        )
        .orderBy(asc(auditEntries.id))
        .limit(rowsAtOnce),

    listJobs: (after: number) =>
      db
        .select({
          id: jobs.id,
          organizationId: jobs.organizationId,
          title: jobs.title,
          createdAt: jobs.createdAt,
        })
        .from(jobs)
        .where(and(ours(db, jobs), eq(jobs.createdBy, userId), gt(jobs.id, after)))
        .orderBy(asc(jobs.id))
        .limit(rowsAtOnce),

    /** What they asked for, in their words; an update of what changed follows the words of somebody else. */
    async listRequests(after: number) {
      const isTheirs = or(eq(outputs.requestedBy, userId), eq(outputs.begunBy, userId));
      const rows = await db
        .select({
          id: outputs.id,
          organizationId: outputs.organizationId,
          jobId: outputs.jobId,
          toolType: outputs.toolType,
          requestedBy: outputs.requestedBy,
          guidance: outputs.guidance,
          candidates: outputs.candidates,
        })
        .from(outputs)
        .where(and(ours(db, outputs), isTheirs, gt(outputs.id, after)))
        .orderBy(asc(outputs.id))
        .limit(rowsAtOnce);
      return rows.map(({ requestedBy, guidance, candidates, ...row }) =>
        requestedBy === userId ? { ...row, guidance, candidates } : row,
      );
    },

    /** Which texts were written for them; the texts themselves are nobody's words. */
    listVersions: (after: number) =>
      db
        .select(columnsWithout(outputVersions, "authorId", "content", "written"))
        .from(outputVersions)
        .where(
          and(
            ours(db, outputVersions),
            eq(outputVersions.authorId, userId),
            eq(outputVersions.kind, "generated"),
            gt(outputVersions.id, after),
          ),
        )
        .orderBy(asc(outputVersions.id))
        .limit(rowsAtOnce),

    /** What they decided about the texts of jobs. */
    async listReadings(after: number) {
      const isTheirs = or(
        sql`${jobReadings.decisions} @> ${JSON.stringify([{ by: userId }])}`,
        eq(jobReadings.occupationBy, userId),
        eq(jobReadings.confirmedBy, userId),
      );
      const rows = await db
        .select()
        .from(jobReadings)
        .where(and(ours(db, jobReadings), isTheirs, gt(jobReadings.id, after)))
        .orderBy(asc(jobReadings.id))
        .limit(editsAtOnce);
      return rows.map(({ id, organizationId, jobId, decisions: made, ...row }) => ({
        id,
        organizationId,
        jobId,
        decisions: made.filter(({ by }) => by === userId),
        occupation: row.occupationBy === userId ? row.occupation : null,
        confirmedAt: row.confirmedBy === userId ? row.confirmedAt : null,
      }));
    },

    listLocks: (after: number) =>
      db
        .select(columnsWithout(outputLocks, "lockedBy"))
        .from(outputLocks)
        .where(
          and(ours(db, outputLocks), eq(outputLocks.lockedBy, userId), gt(outputLocks.id, after)),
        )
        .orderBy(asc(outputLocks.id))
        .limit(rowsAtOnce),

    /** What they decided about new texts of reports. */
    listDecisions: (after: number) =>
      db
        .select(columnsWithout(outputSuggestions, "decidedBy", "factsHash"))
        .from(outputSuggestions)
        .where(
          and(
            ours(db, outputSuggestions),
            eq(outputSuggestions.decidedBy, userId),
            gt(outputSuggestions.id, after),
          ),
        )
        .orderBy(asc(outputSuggestions.id))
        .limit(editsAtOnce),

    listEdits: (after: number) =>
      db
        .select()
        .from(outputVersions)
        .where(
          and(
            ours(db, outputVersions),
            eq(outputVersions.authorId, userId),
            ne(outputVersions.kind, "generated"),
            gt(outputVersions.id, after),
          ),
        )
        .orderBy(asc(outputVersions.id))
        .limit(editsAtOnce),
  };
}
