import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { auditEntries, drifts, jobs, rooms, signOffs, users } from "#server/db/schema.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

export type DriftRow = typeof drifts.$inferSelect;
export type ListedDrift = DriftRow & { changedByName: string | null };
export type NewDrift = Omit<typeof drifts.$inferInsert, "organizationId">;
export type Change = Pick<DriftRow, "after" | "effect" | "changedBy" | "decidedBy">;

/** Signed facts that changed. Of one line of a sign-off at most one holds. */
export function driftStore(db: TenantDatabase) {
  const { organizationId } = db;
  const isThis = (id: number) => and(ours(db, drifts), eq(drifts.id, id));
  const holds = and(ours(db, drifts), isNull(drifts.endedAt));

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
      await db.update(drifts).set({ endedAt: sql`now()` }).where(isThis(id));
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

    async answer(
      roomId: number,
      id: number,
      answer: Pick<DriftRow, "state" | "asked">,
    ): Promise<DriftRow | undefined> {
      const [row] = await db
        .update(drifts)
        .set(answer)
        .where(and(holds, eq(drifts.roomId, roomId), eq(drifts.id, id), ne(drifts.state, "agreed")))
        .returning();
      return row;
    },

    /** The member who last changed the job: its form, or also what its lines are. */
    async findEditor(jobId: number, isOfForm: boolean): Promise<string | null> {
      const objects = isOfForm ? [`job:${jobId}`] : [`job:${jobId}`, `job:${jobId}/reading`];
      const [row] = await db
        .select({ userId: auditEntries.userId })
        .from(auditEntries)
        .where(
          and(
            ours(db, { organizationId: auditEntries.organizationId }),
            eq(auditEntries.action, "job.edit"),
            eq(auditEntries.outcome, "done"),
            inArray(auditEntries.object, objects),
          ),
        )
        .orderBy(desc(auditEntries.id))
        .limit(1);
      return row?.userId ?? null;
    },

    /** Those who signed, have an address, and were not told of a change for a day. */
    listUntold: () =>
      db
        .selectDistinct({
          signOffId: signOffs.id,
          roomId: rooms.id,
          email: rooms.email,
          jobTitle: jobs.title,
          hiringCompany: jobs.hiringCompany,
          isClientConfidential: jobs.isClientConfidential,
          askedBy: users.name,
        })
        .from(drifts)
        .innerJoin(signOffs, and(ours(db, signOffs), eq(signOffs.id, drifts.signOffId)))
        .innerJoin(rooms, and(ours(db, rooms), eq(rooms.id, drifts.roomId)))
        .innerJoin(jobs, and(ours(db, jobs), eq(jobs.id, drifts.jobId)))
        .leftJoin(users, eq(users.id, rooms.createdBy))
        .where(
          and(
            holds,
            eq(drifts.isTold, false),
            isNotNull(rooms.email),
            isNull(rooms.endedAt),
            sql`${rooms.expiresAt} > now()`,
            or(isNull(signOffs.toldAt), lt(signOffs.toldAt, sql`now() - interval '1 day'`)),
          ),
        ),

    /** Answers what is told now; of two who ask at once, one. */
    async tell(signOffId: number): Promise<DriftRow[]> {
      const [told] = await db
        .update(signOffs)
        .set({ toldAt: sql`now()` })
        .where(
          and(
            ours(db, signOffs),
            eq(signOffs.id, signOffId),
            or(isNull(signOffs.toldAt), lt(signOffs.toldAt, sql`now() - interval '1 day'`)),
          ),
        )
        .returning({ id: signOffs.id });
      if (!told) return [];
      return db
        .update(drifts)
        .set({ isTold: true })
        .where(and(holds, eq(drifts.signOffId, signOffId), eq(drifts.isTold, false)))
        .returning();
    },
  };
}
