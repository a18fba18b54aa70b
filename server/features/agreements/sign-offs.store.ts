import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { lockCreator } from "#server/db/lock-job.ts";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { organizations } from "#server/db/schema/organizations.ts";
import { drifts, roomDecisions, roomQuestions, rooms, signOffs } from "#server/db/schema/rooms.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

export type JobRow = typeof jobs.$inferSelect;
export type SignOffRow = typeof signOffs.$inferSelect;
export type AnsweredRoom = NonNullable<
  Awaited<ReturnType<ReturnType<typeof signOffStore>["findRoom"]>>
>;

/** What was signed about jobs, in chains. No record is ever changed. */
export function signOffStore(db: TenantDatabase) {
  const { organizationId } = db;
  const isJob = (jobId: number) => and(ours(db, jobs), eq(jobs.id, jobId));
  const ofJob = (jobId: number) => and(ours(db, signOffs), eq(signOffs.jobId, jobId));
  const isOpen = and(isNull(rooms.endedAt), gt(rooms.expiresAt, sql`now()`));
  const isRoom = (roomId: number) => and(ours(db, rooms), eq(rooms.id, roomId));

  return {
    list: (jobId: number): Promise<SignOffRow[]> =>
      db.select().from(signOffs).where(ofJob(jobId)).orderBy(asc(signOffs.number)),

    async findLast(jobId: number): Promise<SignOffRow | undefined> {
      const [row] = await db
        .select()
        .from(signOffs)
        .where(ofJob(jobId))
        .orderBy(desc(signOffs.number))
        .limit(1);
      return row;
    },

    /** Those that count: each room's last. */
    listHolding: (jobId: number): Promise<SignOffRow[]> =>
      db
        .select()
        .from(signOffs)
        .where(and(ofJob(jobId), eq(signOffs.isReplaced, false)))
        .orderBy(asc(signOffs.number)),

    /** The last one of a room. */
    async findOfRoom(roomId: number): Promise<SignOffRow | undefined> {
      const isLast = eq(signOffs.isReplaced, false);
      const isThis = and(ours(db, signOffs), eq(signOffs.roomId, roomId), isLast);
      const [row] = await db.select().from(signOffs).where(isThis);
      return row;
    },

    /** Another one of the same room comes after it: what changed since it was signed is of no account any more. */
    async replace(id: number): Promise<void> {
      const isThis = and(ours(db, signOffs), eq(signOffs.id, id));
      await db.update(signOffs).set({ isReplaced: true }).where(isThis);
      await db
        .update(drifts)
        .set({ endedAt: sql`now()` })
        .where(and(ours(db, drifts), eq(drifts.signOffId, id), isNull(drifts.endedAt)));
    },

    async add(row: Omit<typeof signOffs.$inferInsert, "organizationId">): Promise<void> {
      await db.insert(signOffs).values({ ...row, organizationId });
      if (row.roomId)
        await db
          .update(rooms)
          .set({ signedAt: row.createdAt ?? sql`now()` })
          .where(isRoom(row.roomId));
    },

    /** Nobody else signs or changes the job until the transaction ends, so that the chain has no fork. */
    async lockJob(jobId: number) {
      await lockCreator(db, jobId);
      const [row] = await db.select().from(jobs).where(isJob(jobId)).for("update");
      return row;
    },

    /** The database's clock, after every lock that was waited for. */
    async now(): Promise<Date> {
      const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`);
      return new Date(rows[0]?.now ?? Date.now());
    },

    async findOrganizationName(): Promise<string> {
      const [row] = await db
        .select({ name: organizations.name })
        .from(organizations)
        .where(eq(organizations.id, organizationId));
      return row?.name ?? "";
    },

    /** What somebody would rather talk about, and who; in a room that ended nobody waits for it any more. */
    async listToTalk(jobId: number): Promise<{ name: string; label: string }[]> {
      const rows = await db
        .select({ name: rooms.name, asked: roomDecisions.asked })
        .from(roomDecisions)
        .innerJoin(rooms, and(ours(db, rooms), eq(rooms.id, roomDecisions.roomId)))
        .where(and(ours(db, roomDecisions), eq(rooms.jobId, jobId), roomDecisions.isToTalk, isOpen))
        .orderBy(asc(roomDecisions.id));
      return rows.map(({ name, asked }) => ({ name, label: asked.label }));
    },

    /** What was asked in a room and what was answered, in the room's order; nobody changes it meanwhile. */
    async findRoom(roomId: number) {
      const [room] = await db.select().from(rooms).where(isRoom(roomId)).for("update");
      if (!room) return undefined;
      const decisions = await db
        .select()
        .from(roomDecisions)
        .where(and(ours(db, roomDecisions), eq(roomDecisions.roomId, roomId)))
        .orderBy(asc(roomDecisions.position));
      const questions = await db
        .select()
        .from(roomQuestions)
        .where(and(ours(db, roomQuestions), eq(roomQuestions.roomId, roomId)))
        .orderBy(asc(roomQuestions.position));
      return { room, decisions, questions };
    },
  };
}
