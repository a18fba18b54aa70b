import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { DecisionOption, ProposedDecision } from "#contract/room/decision.ts";
import type { QuestionAnswer } from "#contract/room/room.ts";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { organizations } from "#server/db/schema/organizations.ts";
import { users } from "#server/db/schema/people.ts";
import { managerSessions, roomDecisions, roomQuestions, rooms } from "#server/db/schema/rooms.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

const mostListed = 50;

type Store = ReturnType<typeof roomStore>;
export type RoomRow = Awaited<ReturnType<Store["list"]>>[number];
export type RoomDecisionRow = typeof roomDecisions.$inferSelect;
export type RoomQuestionRow = typeof roomQuestions.$inferSelect;

export type NewRoomRow = {
  jobId: number;
  name: string;
  email: string | null;
  tokenHash: Buffer;
  createdBy: string;
  days: number;
  decisions: readonly { asked: ProposedDecision; askedValue: string }[];
  questions: readonly Pick<RoomQuestionRow, "words" | "question" | "hint">[];
};

/** Whether a room can be opened, by the database's clock. */
const holds = and(isNull(rooms.endedAt), gt(rooms.expiresAt, sql`now()`));

const listed = {
  id: rooms.id,
  name: rooms.name,
  email: rooms.email,
  createdByName: users.name,
  createdAt: rooms.createdAt,
  expiresAt: rooms.expiresAt,
  endedAt: rooms.endedAt,
  isOpen: sql<boolean>`${holds}`,
  openedCount: rooms.openedCount,
  lastOpenedAt: rooms.lastOpenedAt,
  remindedAt: rooms.remindedAt,
  wrongPersonAt: rooms.wrongPersonAt,
  signedAt: rooms.signedAt,
};

export function roomStore(db: TenantDatabase) {
  const isThis = (id: number) => and(ours(db, rooms), eq(rooms.id, id));
  const select = () => db.select(listed).from(rooms).leftJoin(users, eq(users.id, rooms.createdBy));

  return {
    async create({ days, decisions, questions, ...row }: NewRoomRow): Promise<number> {
      const { organizationId } = db;
      const expiresAt = sql`now() + make_interval(days => ${days})`;
      const [made] = await db
        .insert(rooms)
        .values({ ...row, organizationId, expiresAt })
        .returning({ id: rooms.id });
      const roomId = made?.id ?? 0;
      if (decisions.length > 0) {
        const rows = decisions.map((one, position) => ({ ...one, key: one.asked.key, position }));
        await db
          .insert(roomDecisions)
          .values(rows.map((one) => ({ ...one, organizationId, roomId })));
      }
      if (questions.length > 0) {
        const rows = questions.map((one, position) => ({ ...one, position }));
        await db
          .insert(roomQuestions)
          .values(rows.map((one) => ({ ...one, organizationId, roomId })));
      }
      return roomId;
    },

    list: (jobId: number) =>
      select()
        .where(and(ours(db, rooms), eq(rooms.jobId, jobId)))
        .orderBy(desc(rooms.id))
        .limit(mostListed),

    async find(jobId: number, id: number) {
      const [row] = await select().where(and(isThis(id), eq(rooms.jobId, jobId)));
      return row;
    },

    listDecisions: (roomIds: number[]): Promise<RoomDecisionRow[]> =>
      db
        .select()
        .from(roomDecisions)
        .where(and(ours(db, roomDecisions), inArray(roomDecisions.roomId, roomIds)))
        .orderBy(asc(roomDecisions.position)),

    listQuestions: (roomIds: number[]): Promise<RoomQuestionRow[]> =>
      db
        .select()
        .from(roomQuestions)
        .where(and(ours(db, roomQuestions), inArray(roomQuestions.roomId, roomIds)))
        .orderBy(asc(roomQuestions.position)),

    /** Who asks whom about which job, while the room holds. */
    async findAbout(id: number) {
      const [row] = await db
        .select({
          jobId: rooms.jobId,
          name: rooms.name,
          expiresAt: rooms.expiresAt,
          signedAt: rooms.signedAt,
          askedBy: users.name,
          askedByEmail: users.email,
          organizationName: organizations.name,
          title: jobs.title,
          location: jobs.location,
          hiringCompany: jobs.hiringCompany,
          isClientConfidential: jobs.isClientConfidential,
        })
        .from(rooms)
        .innerJoin(organizations, eq(organizations.id, rooms.organizationId))
        .innerJoin(jobs, and(ours(db, jobs), eq(jobs.id, rooms.jobId)))
        .leftJoin(users, eq(users.id, rooms.createdBy))
        .where(and(isThis(id), holds));
      return row;
    },

    /** Nobody ends or signs the room until the transaction ends; false when it has ended. */
    async lock(id: number): Promise<boolean> {
      const [row] = await db
        .select({ id: rooms.id })
        .from(rooms)
        .where(and(isThis(id), holds))
        .for("share");
      return row !== undefined;
    },

    /** Ends the room and every session it opened; the first time counts. */
    async end(jobId: number, id: number): Promise<boolean> {
      const rows = await db
        .update(rooms)
        .set({ endedAt: sql`coalesce(${rooms.endedAt}, now())` })
        .where(and(isThis(id), eq(rooms.jobId, jobId)))
        .returning({ id: rooms.id });
      await db
        .delete(managerSessions)
        .where(and(ours(db, managerSessions), eq(managerSessions.roomId, id)));
      return rows.length > 0;
    },

    /** The one reminder of a room that holds, brings a link of its own and goes to somebody who has not signed. */
    async remind(jobId: number, id: number, reminderHash: Buffer): Promise<boolean> {
      const isDue = and(isNull(rooms.remindedAt), isNull(rooms.signedAt), holds);
      const rows = await db
        .update(rooms)
        .set({ remindedAt: sql`now()`, reminderHash })
        .where(and(isThis(id), eq(rooms.jobId, jobId), isDue))
        .returning({ id: rooms.id });
      return rows.length > 0;
    },

    /** Another link to the same room: what opened it before, and whoever came in by that, is over. */
    async renew(jobId: number, id: number, tokenHash: Buffer, days: number): Promise<boolean> {
      const rows = await db
        .update(rooms)
        .set({
          tokenHash,
          expiresAt: sql`now() + make_interval(days => ${days})`,
          reminderHash: null,
          remindedAt: null,
          endedAt: null,
          wrongPersonAt: null,
        })
        .where(and(isThis(id), eq(rooms.jobId, jobId)))
        .returning({ id: rooms.id });
      await db
        .delete(managerSessions)
        .where(and(ours(db, managerSessions), eq(managerSessions.roomId, id)));
      return rows.length > 0;
    },

    /** Counts that a room was opened and lets its manager in; nothing when it has just ended. */
    async open(id: number, tokenHash: Buffer, hours: number): Promise<number | undefined> {
      const [room] = await db
        .update(rooms)
        .set({ openedCount: sql`${rooms.openedCount} + 1`, lastOpenedAt: sql`now()` })
        .where(and(isThis(id), holds))
        .returning({ jobId: rooms.jobId });
      if (!room) return undefined;
      await db.insert(managerSessions).values({
        organizationId: db.organizationId,
        roomId: id,
        tokenHash,
        expiresAt: sql`now() + make_interval(hours => ${hours})`,
      });
      return room.jobId;
    },

    /** Whether this is the first time that somebody says so. */
    async markWrongPerson(id: number): Promise<boolean> {
      const rows = await db
        .update(rooms)
        .set({ wrongPersonAt: sql`now()` })
        .where(and(isThis(id), isNull(rooms.wrongPersonAt)))
        .returning({ id: rooms.id });
      return rows.length > 0;
    },

    /** How the job stands changed: the question is put anew. What was chosen stays. */
    async askAnew(id: number, asked: ProposedDecision, askedValue: string): Promise<void> {
      await db
        .update(roomDecisions)
        .set({ asked, askedValue })
        .where(and(ours(db, roomDecisions), eq(roomDecisions.id, id)));
    },

    async answer(id: number, answer: DecisionOption | null, isToTalk: boolean): Promise<void> {
      const answeredValue = answer && sql`${roomDecisions.askedValue}`;
      await db
        .update(roomDecisions)
        .set({ answer, answeredValue, isToTalk, answeredAt: sql`clock_timestamp()` })
        .where(and(ours(db, roomDecisions), eq(roomDecisions.id, id)));
    },

    async answerQuestion(
      roomId: number,
      id: number,
      { answer, mayTell }: QuestionAnswer,
    ): Promise<boolean> {
      const answeredAt = sql`clock_timestamp()`;
      const isAsked = and(eq(roomQuestions.roomId, roomId), eq(roomQuestions.id, id));
      const rows = await db
        .update(roomQuestions)
        .set({ answer, mayTell, answeredAt })
        .where(and(ours(db, roomQuestions), isAsked))
        .returning({ id: roomQuestions.id });
      return rows.length > 0;
    },

    async nameOf(userId: string): Promise<string | null> {
      const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
      return row?.name ?? null;
    },
  };
}
