import { and, asc, eq, gt, or } from "drizzle-orm";
import { columnsWithout } from "#server/db/columns-without.ts";
import { ours } from "#server/db/ours.ts";
import { decisions, drifts, rooms } from "#server/db/schema/rooms.ts";
import { shareLinks } from "#server/db/schema/share-links.ts";
import { apiTokens } from "#server/db/schema/tokens.ts";
import { agents } from "#server/db/schema/agents.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

const rowsAtOnce = 200;

/** What a person shared in one organization, which programs they let in, whom they asked, and what they wrote down of the answers. */
export function personRoomStore(db: TenantDatabase, userId: string) {
  return {
    listShareLinks: (after: number) =>
      db
        .select(columnsWithout(shareLinks, "tokenHash", "createdBy"))
        .from(shareLinks)
        .where(
          and(ours(db, shareLinks), eq(shareLinks.createdBy, userId), gt(shareLinks.id, after)),
        )
        .orderBy(asc(shareLinks.id))
        .limit(rowsAtOnce),

    /** Assistants they let in. */
    listAgents: (after: number) =>
      db
        .select(columnsWithout(agents, "userId", "clientId"))
        .from(agents)
        .where(and(ours(db, agents), eq(agents.userId, userId), gt(agents.id, after)))
        .orderBy(asc(agents.id))
        .limit(rowsAtOnce),

    /** Tokens they made for programs, which end when they leave. */
    listTokens: (after: number) =>
      db
        .select(columnsWithout(apiTokens, "tokenHash", "createdBy"))
        .from(apiTokens)
        .where(and(ours(db, apiTokens), eq(apiTokens.createdBy, userId), gt(apiTokens.id, after)))
        .orderBy(asc(apiTokens.id))
        .limit(rowsAtOnce),

    /** Rooms they opened; the manager's name and address are somebody else's. */
    listRooms: (after: number) =>
      db
        .select(columnsWithout(rooms, "tokenHash", "reminderHash", "createdBy", "name", "email"))
        .from(rooms)
        .where(and(ours(db, rooms), eq(rooms.createdBy, userId), gt(rooms.id, after)))
        .orderBy(asc(rooms.id))
        .limit(rowsAtOnce),

    /** What they wrote down or took back of what was decided about jobs. */
    listAgreed: (after: number) =>
      db
        .select(columnsWithout(decisions, "recordedBy", "supersededBy"))
        .from(decisions)
        .where(
          and(
            ours(db, decisions),
            or(eq(decisions.recordedBy, userId), eq(decisions.supersededBy, userId)),
            gt(decisions.id, after),
          ),
        )
        .orderBy(asc(decisions.id))
        .limit(rowsAtOnce),

    /** Signed facts that they changed. */
    listDrifts: (after: number) =>
      db
        .select(columnsWithout(drifts, "changedBy"))
        .from(drifts)
        .where(and(ours(db, drifts), eq(drifts.changedBy, userId), gt(drifts.id, after)))
        .orderBy(asc(drifts.id))
        .limit(rowsAtOnce),
  };
}
