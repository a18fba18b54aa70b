import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Agreed } from "#ledger/agreed/agreed.ts";
import { lockCreator } from "#server/db/lock-job.ts";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { users } from "#server/db/schema/people.ts";
import { decisions, roomDecisions, rooms } from "#server/db/schema/rooms.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { OwnFault } from "#server/own-fault.ts";

export type DecisionRow = typeof decisions.$inferSelect;
export type ListedDecision = DecisionRow & { recordedByName: string | null };
export type NewDecision = Pick<
  DecisionRow,
  "key" | "settled" | "label" | "value" | "words" | "byName" | "byRole" | "through"
> &
  Partial<Pick<DecisionRow, "roomId" | "recordedBy" | "decidedAt">>;

/**
 * What was decided about jobs. A decision that was superseded is kept and counts no more, unless the one that took its place
 * is taken back: those of one thing lie on each other, the newest on top, until somebody edits the thing itself.
 */
export function decisionStore(db: TenantDatabase) {
  const { organizationId } = db;
  const ofJob = (jobId: number) => and(ours(db, decisions), eq(decisions.jobId, jobId));
  const holding = (jobId: number) => and(ofJob(jobId), isNull(decisions.supersededAt));
  const lying = (jobId: number) =>
    and(ofJob(jobId), or(isNull(decisions.supersededAt), decisions.holdsAgain));
  const ended = { supersededAt: sql`now()`, holdsAgain: false };

  /** Where nothing holds any more, what lies on top does. */
  async function letHoldAgain(jobId: number): Promise<void> {
    const rows = await db
      .select({ id: decisions.id, key: decisions.key, supersededAt: decisions.supersededAt })
      .from(decisions)
      .where(lying(jobId))
      .orderBy(asc(decisions.id));
    const onTop = [...new Map(rows.map((row) => [row.key, row])).values()];
    const ids = onTop.filter(({ supersededAt }) => supersededAt !== null).map(({ id }) => id);
    if (ids.length === 0) return;
    await db
      .update(decisions)
      .set({ supersededAt: null, supersededBy: null, holdsAgain: false })
      .where(and(ofJob(jobId), inArray(decisions.id, ids)));
  }

  return {
    list: async (jobId: number): Promise<ListedDecision[]> => {
      const rows = await db
        .select({ row: decisions, recordedByName: users.name })
        .from(decisions)
        .leftJoin(users, eq(users.id, decisions.recordedBy))
        .where(holding(jobId))
        .orderBy(asc(decisions.id));
      return rows.map(({ row, recordedByName }) => ({ ...row, recordedByName }));
    },

    /** What holds; without what one room decided, where that is given: then what it took the place of. */
    async listAgreed(jobId: number, apartFrom?: number): Promise<Agreed[]> {
      const { id, key, settled, byName, decidedAt, words, roomId } = decisions;
      const isElsewhere =
        apartFrom === undefined ? undefined : or(isNull(roomId), ne(roomId, apartFrom));
      const rows = await db
        .select({ id, key, settled, byName, decidedAt, words })
        .from(decisions)
        .where(and(apartFrom === undefined ? holding(jobId) : lying(jobId), isElsewhere))
        .orderBy(asc(decisions.id));
      const onTop = [...new Map(rows.map((row) => [row.key, row])).values()];
      return onTop
        .toSorted((left, right) => left.id - right.id)
        .map((row) => ({
          settled: row.settled,
          byName: row.byName,
          at: row.decidedAt.toISOString(),
          words: row.words,
        }));
    },

    /** The newest about one thing, whether it still holds or not. */
    async findNewest(jobId: number, key: string): Promise<DecisionRow | undefined> {
      const [row] = await db
        .select()
        .from(decisions)
        .where(and(ofJob(jobId), eq(decisions.key, key)))
        .orderBy(desc(decisions.id))
        .limit(1);
      return row;
    },

    /** The older one about the same thing holds no more, as long as this one does; nobody needs to talk about it any more. */
    async add(jobId: number, decision: NewDecision): Promise<number> {
      await db
        .update(decisions)
        .set({
          supersededAt: sql`now()`,
          supersededBy: decision.recordedBy ?? null,
          holdsAgain: true,
        })
        .where(and(holding(jobId), eq(decisions.key, decision.key)));
      const [row] = await db
        .insert(decisions)
        .values({ ...decision, organizationId, jobId })
        .returning({ id: decisions.id });
      if (!row) throw new OwnFault("the decision was not stored");
      const ofRooms = db
        .select({ id: rooms.id })
        .from(rooms)
        .where(and(ours(db, rooms), eq(rooms.jobId, jobId)));
      await db
        .update(roomDecisions)
        .set({ isToTalk: false })
        .where(
          and(
            ours(db, roomDecisions),
            eq(roomDecisions.key, decision.key),
            roomDecisions.isToTalk,
            inArray(roomDecisions.roomId, ofRooms),
          ),
        );
      return row.id;
    },

    /** Somebody said something newer about these things in the job itself. */
    async supersede(jobId: number, keys: readonly string[], by: string | null): Promise<void> {
      if (keys.length === 0) return;
      const ofKeys = inArray(decisions.key, [...keys]);
      await db
        .update(decisions)
        .set({ ...ended, supersededBy: by })
        .where(and(holding(jobId), ofKeys));
      await db
        .update(decisions)
        .set({ holdsAgain: false })
        .where(and(ofJob(jobId), ofKeys, decisions.holdsAgain));
    },

    /** Whatever was decided in a room, before it is signed there anew. */
    async takeBack(jobId: number, roomId: number): Promise<void> {
      const ofRoom = eq(decisions.roomId, roomId);
      await db
        .update(decisions)
        .set(ended)
        .where(and(lying(jobId), ofRoom));
      await letHoldAgain(jobId);
    },

    letHoldAgain,

    async withdraw(jobId: number, id: number, by: string): Promise<DecisionRow | undefined> {
      const [row] = await db
        .update(decisions)
        .set({ ...ended, supersededBy: by })
        .where(and(holding(jobId), eq(decisions.id, id)))
        .returning();
      await letHoldAgain(jobId);
      return row;
    },

    /** The job's row, nobody else's until the transaction ends; what rests on it is older from now on. */
    async touchJob(jobId: number): Promise<boolean> {
      await lockCreator(db, jobId);
      const rows = await db
        .update(jobs)
        .set({ revision: sql`${jobs.revision} + 1`, updatedAt: sql`now()` })
        .where(and(ours(db, jobs), eq(jobs.id, jobId)))
        .returning({ id: jobs.id });
      return rows.length > 0;
    },
  };
}
