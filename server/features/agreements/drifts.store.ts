import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { auditEntries, organizations } from "#server/db/schema/organizations.ts";
import { users } from "#server/db/schema/people.ts";
import { drifts, rooms } from "#server/db/schema/rooms.ts";
import type { PersonDatabase, TenantDatabase } from "#server/db/tenant.ts";

export type DriftRow = typeof drifts.$inferSelect;
export type ListedDrift = DriftRow & { changedByName: string | null };
export type NewDrift = Omit<typeof drifts.$inferInsert, "organizationId">;
export type Change = Pick<DriftRow, "after" | "effect" | "changedBy" | "decidedBy">;

/** Signed facts that changed. Of one line of a sign-off at most one holds. */
export function driftStore(db: TenantDatabase) {
  const { organizationId } = db;
  const isThis = (id: number) => and(ours(db, drifts), eq(drifts.id, id));
  const holds = and(ours(db, drifts), isNull(drifts.endedAt));
  const canBeTold = and(isNotNull(rooms.email), isNull(rooms.endedAt), isNull(rooms.wrongPersonAt));
  const isUntold = and(holds, eq(drifts.isTold, false), canBeTold);

  async function list(which: ReturnType<typeof and>): Promise<ListedDrift[]> {
    const rows = await db
      .select({ row: drifts, changedByName: users.name })
      .from(drifts)
      .leftJoin(users, eq(users.id, drifts.changedBy))
      .where(and(holds, which))
      .orderBy(asc(drifts.id));
    return rows.map(({ row, changedByName }) => ({ ...row, changedByName }));
  }

  return {
    listOfJob: (jobId: number) => list(eq(drifts.jobId, jobId)),
    listOfRoom: (roomId: number) => list(eq(drifts.roomId, roomId)),

    async add(drift: NewDrift): Promise<void> {
      await db.insert(drifts).values({ ...drift, organizationId });
    },

    /** It changed once more: what was said of the change before no longer fits. */
    async change(id: number, change: Change): Promise<void> {
      const anew = { reason: "", state: "open", isTold: false } as const;
      await db
        .update(drifts)
        .set({ ...change, ...anew, changedAt: sql`now()` })
        .where(isThis(id));
    },

    async end(id: number): Promise<void> {
      await db
        .update(drifts)
        .set({ endedAt: sql`now()` })
        .where(isThis(id));
    },

    /** What was agreed to last of a line holds again. */
    async holdAgain(signOffId: number, key: string): Promise<void> {
      const [last] = await db
        .select({ id: drifts.id })
        .from(drifts)
        .where(
          and(
            ours(db, drifts),
            eq(drifts.signOffId, signOffId),
            eq(drifts.key, key),
            eq(drifts.state, "agreed"),
          ),
        )
        .orderBy(desc(drifts.id))
        .limit(1);
      if (last) await db.update(drifts).set({ endedAt: null }).where(isThis(last.id));
    },

    async explain(jobId: number, id: number, reason: string): Promise<boolean> {
      const rows = await db
        .update(drifts)
        .set({ reason })
        .where(and(holds, eq(drifts.jobId, jobId), eq(drifts.id, id)))
        .returning({ id: drifts.id });
      return rows.length > 0;
    },

    /** One of a room, whether it still holds or not; nobody else changes it until the transaction ends. */
    async lock(roomId: number, id: number): Promise<DriftRow | undefined> {
      const isOfRoom = and(isThis(id), eq(drifts.roomId, roomId));
      const [row] = await db.select().from(drifts).where(isOfRoom).for("update");
      return row;
    },

    async answer(id: number, answer: Partial<Pick<DriftRow, "state" | "asked">>): Promise<void> {
      await db.update(drifts).set(answer).where(isThis(id));
    },

    /** The member who last changed the job: its form, or also what its lines are. */
    async findEditor(jobId: number, isOfForm: boolean) {
      const objects = isOfForm ? [`job:${jobId}`] : [`job:${jobId}`, `job:${jobId}/reading`];
      const [row] = await db
        .select({ userId: auditEntries.userId, at: auditEntries.createdAt })
        .from(auditEntries)
        .where(
          and(
            ours(db, auditEntries),
            eq(auditEntries.action, "job.edit"),
            eq(auditEntries.outcome, "done"),
            inArray(auditEntries.object, objects),
          ),
        )
        .orderBy(desc(auditEntries.id))
        .limit(1);
      return row;
    },

    /** The addresses of those who signed and were not told of a change. */
    async listUntold(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ email: rooms.email })
        .from(drifts)
        .innerJoin(rooms, and(ours(db, rooms), eq(rooms.id, drifts.roomId)))
        .where(isUntold)
        .orderBy(asc(rooms.email));
      return rows.flatMap(({ email }) => email ?? []);
    },

    /** Whoever has no address, or whose link was ended, counts as told. */
    async passOverUnreachable(): Promise<void> {
      const reachable = db
        .select({ id: rooms.id })
        .from(rooms)
        .where(and(ours(db, rooms), eq(rooms.id, drifts.roomId), canBeTold));
      await db
        .update(drifts)
        .set({ isTold: true })
        .where(and(holds, eq(drifts.isTold, false), notExists(reachable)));
    },

    listUntoldTo: (
      email: string,
    ): Promise<Pick<DriftRow, "id" | "jobId" | "signOffId" | "key">[]> =>
      db
        .select({
          id: drifts.id,
          jobId: drifts.jobId,
          signOffId: drifts.signOffId,
          key: drifts.key,
        })
        .from(drifts)
        .innerJoin(rooms, and(ours(db, rooms), eq(rooms.id, drifts.roomId)))
        .where(and(isUntold, eq(rooms.email, email)))
        .orderBy(asc(drifts.id)),

    /** Answers what is told to an address now, from all its jobs; of two who ask at once, one. What was found since waits for the next e-mail. */
    async tell(email: string, of: readonly number[]) {
      const told = await db
        .update(drifts)
        .set({ isTold: true })
        .from(rooms)
        .where(
          and(
            isUntold,
            inArray(drifts.id, [...of]),
            ours(db, rooms),
            eq(rooms.id, drifts.roomId),
            eq(rooms.email, email),
          ),
        )
        .returning({ id: drifts.id });
      const ids = told.map(({ id }) => id);
      if (ids.length === 0) return [];
      return db
        .select({
          id: drifts.id,
          roomId: drifts.roomId,
          label: drifts.label,
          before: drifts.before,
          after: drifts.after,
          title: jobs.title,
          hiringCompany: jobs.hiringCompany,
          isClientConfidential: jobs.isClientConfidential,
          organizationName: organizations.name,
          askedBy: users.name,
          /** Whether the link that they have still opens the room. */
          hasLink: sql<boolean>`${rooms.expiresAt} > now()`,
        })
        .from(drifts)
        .innerJoin(jobs, and(ours(db, jobs), eq(jobs.id, drifts.jobId)))
        .innerJoin(rooms, and(ours(db, rooms), eq(rooms.id, drifts.roomId)))
        .leftJoin(users, eq(users.id, rooms.createdBy))
        .innerJoin(organizations, eq(organizations.id, drifts.organizationId))
        .where(and(ours(db, drifts), inArray(drifts.id, ids)))
        .orderBy(asc(drifts.id));
    },
  };
}

/** Organizations with a change that somebody was not told of; ids only, across organizations (a lookup function). */
export async function findUntold(db: PersonDatabase): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from lookup.organizations_with_untold_drifts() as id`,
  );
  return rows.map(({ id }) => Number(id));
}
