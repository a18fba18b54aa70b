import { and, asc, desc, eq, gt, like, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Activity, ActivityFilter } from "#contract/organization.ts";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { auditEntries, invitations, memberships } from "#server/db/schema/organizations.ts";
import { outputs } from "#server/db/schema/outputs.ts";
import { users } from "#server/db/schema/people.ts";
import { apiTokens } from "#server/db/schema/tokens.ts";
import { agents } from "#server/db/schema/agents.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

const newest = 100;
const rowsAtOnce = 500;

export type ActivityRow = Awaited<
  ReturnType<ReturnType<typeof activityStore>["listNewest"]>
>[number];

/** The number in `job:12/marketPulse` or `output:7/ticks`. */
const idIn = (kind: "job" | "output" | "invitation" | "membership" | "token") =>
  sql`substring(${auditEntries.object} from ${`^${kind}:(\\d+)`})::bigint`;
/** Whose place it is: `membership:5/theirId`; entries of old say the place alone. */
const memberIn = sql`coalesce(substring(${auditEntries.object} from '^membership:\\d+/(.+)$'), ${memberships.userId})`;

const whom = alias(users, "whom");
const actingToken = alias(apiTokens, "acting_token");
const actingId = (kind: "token" | "agent") =>
  sql`substring(${auditEntries.program} from ${`^${kind}:(\\d+)`})::bigint`;

function isMeant({ person, kind, since, until }: ActivityFilter): SQL[] {
  return [
    ...(person ? [eq(auditEntries.userId, person)] : []),
    ...(kind ? [like(auditEntries.action, `${kind}.%`)] : []),
    ...(since ? [sql`${auditEntries.createdAt} >= ${since}::date at time zone 'UTC'`] : []),
    ...(until ? [sql`${auditEntries.createdAt} < (${until}::date + 1) at time zone 'UTC'`] : []),
  ];
}

/** The organization's entries, each with the present names of who acted, of the job, the member and whoever was invited. */
export function activityStore(db: TenantDatabase, filter: ActivityFilter) {
  const select = (...more: SQL[]) =>
    db
      .select({
        id: auditEntries.id,
        actorId: auditEntries.userId,
        actorName: users.name,
        actorEmail: users.email,
        action: auditEntries.action,
        object: auditEntries.object,
        jobTitle: jobs.title,
        memberName: whom.name,
        invitedEmail: invitations.email,
        program: sql<Activity["program"]>`split_part(${auditEntries.program}, ':', 1)`,
        programName: sql<string | null>`coalesce(${actingToken.name}, ${agents.name})`,
        tokenName: apiTokens.name,
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
      .leftJoin(memberships, and(ours(db, memberships), eq(memberships.id, idIn("membership"))))
      .leftJoin(whom, eq(whom.id, memberIn))
      .leftJoin(invitations, and(ours(db, invitations), eq(invitations.id, idIn("invitation"))))
      .leftJoin(apiTokens, and(ours(db, apiTokens), eq(apiTokens.id, idIn("token"))))
      .leftJoin(actingToken, and(ours(db, actingToken), eq(actingToken.id, actingId("token"))))
      .leftJoin(agents, and(ours(db, agents), eq(agents.id, actingId("agent"))))
      .where(and(ours(db, auditEntries), ...isMeant(filter), ...more));

  return {
    listNewest: () => select().orderBy(desc(auditEntries.id)).limit(newest),
    listAfter: (id: number) =>
      select(gt(auditEntries.id, id)).orderBy(asc(auditEntries.id)).limit(rowsAtOnce),
  };
}
