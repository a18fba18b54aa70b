import { and, asc, desc, eq, sql } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import {
  jobs,
  organizations,
  roomDecisions,
  roomQuestions,
  rooms,
  signOffs,
} from "#server/db/schema.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { holds } from "#server/features/rooms/rooms.store.ts";

export type JobRow = typeof jobs.$inferSelect;
export type SignOffRow = typeof signOffs.$inferSelect;
export type AnsweredRoom = NonNullable<
  Awaited<ReturnType<ReturnType<typeof signOffStore>["findRoom"]>>
>;

/** What was signed about jobs, in chains. None is ever changed. */
export function signOffStore(db: TenantDatabase) {
  const { organizationId } = db;
  const isJob = (jobId: number) => and(ours(db, jobs), eq(jobs.id, jobId));
  const ofJob = (jobId: number) => and(ours(db, signOffs), eq(signOffs.jobId, jobId));
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

    async findOfRoom(roomId: number): Promise<SignOffRow | undefined> {
      const isThis = and(ours(db, signOffs), eq(signOffs.roomId, roomId));
      const [row] = await db.select().from(signOffs).where(isThis);
      return row;
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
      const [row] = await db.select().from(jobs).where(isJob(jobId)).for("update");
      return row;
    },

    /** The database's clock. */
    async now(): Promise<Date> {
      const { rows } = await db.execute<{ now: string }>(sql`select now()`);
      return new Date(rows[0]?.now ?? Date.now());
    },

    async findOrganizationName(): Promise<string> {
      const [row] = await db
        .select({ name: organizations.name })
        .from(organizations)
        .where(eq(organizations.id, organizationId));
      return row?.name ?? "";
    },

    /** What was asked in a room that holds and what was answered, in the room's order; nobody changes it meanwhile. */
    async findRoom(roomId: number) {
      const [room] = await db
        .select()
        .from(rooms)
        .where(and(isRoom(roomId), holds))
        .for("update");
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
