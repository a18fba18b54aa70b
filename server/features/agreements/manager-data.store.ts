import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { isRecord } from "#contract/walk.ts";
import { columnsWithout } from "#server/db/columns-without.ts";
import { ours } from "#server/db/ours.ts";
import { ledgers } from "#server/db/schema/jobs.ts";
import { letters } from "#server/db/schema/people.ts";
import {
  decisions,
  drifts,
  roomDecisions,
  roomQuestions,
  rooms,
  signOffs,
} from "#server/db/schema/rooms.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { dropLettersTo } from "#server/features/agreements/job-letters.store.ts";

/** "tomas" and "Tomas Lindqvist " are both how a recruiter writes down who said something in a call. */
function isNameOf(written: string, names: readonly string[]): boolean {
  const wordsIn = (name: string) => name.toLowerCase().trim().split(/\s+/u);
  const said = wordsIn(written).join(" ");
  return names.some((name) => said === wordsIn(name).join(" ") || said === wordsIn(name)[0]);
}

/** Under whose name a decision stays whose maker was forgotten. */
const nobodysName = "Someone";

/** Whoever is forgotten, by all names they signed with, and what they wrote in their own words. */
type Said = { names: ReadonlySet<string>; written: ReadonlySet<string> };

/** The same value without them. Only what they decided is looked at: anybody else may have said the same word. */
function without<T>(value: T, said: Said): T {
  return forget(value, said) as T;
}

/** A decision, a fact that says who decided it, and all that is in either. */
function forget(value: unknown, said: Said, isTheirs = false): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => forget(one, said, isTheirs));
  if (typeof value === "string") {
    return isTheirs && (said.names.has(value) || said.written.has(value)) ? nobodysName : value;
  }
  if (!isRecord(value)) return value;
  const isBy = (one: unknown) =>
    isRecord(one) && typeof one.byName === "string" && said.names.has(one.byName);
  const { sources = [] } = value;
  const makers = [value, ...Object.values(value), ...(Array.isArray(sources) ? sources : [])];
  const isTheirsNow = isTheirs || makers.some(isBy);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, forget(one, said, isTheirsNow)]),
  );
}

/** Everything that is kept about whoever was asked in one room. */
export function managerDataStore(db: TenantDatabase, roomId: number) {
  const inRoom = {
    decisions: and(ours(db, decisions), eq(decisions.roomId, roomId)),
    signOffs: and(ours(db, signOffs), eq(signOffs.roomId, roomId)),
    drifts: and(ours(db, drifts), eq(drifts.roomId, roomId)),
    answers: and(ours(db, roomDecisions), eq(roomDecisions.roomId, roomId)),
    words: and(ours(db, roomQuestions), eq(roomQuestions.roomId, roomId)),
  };
  const isOwnWords = sql`${decisions.settled} ->> 'about' = 'question'`;
  const areThese = (rows: readonly { id: number }[]) => {
    const ids = rows.map(({ id }) => id);
    return and(ours(db, decisions), inArray(decisions.id, ids));
  };

  return {
    /** Nobody answers or signs in it until the transaction ends. */
    async findRoom(jobId: number) {
      const [row] = await db
        .select(columnsWithout(rooms, "tokenHash", "reminderHash", "createdBy"))
        .from(rooms)
        .where(and(ours(db, rooms), eq(rooms.id, roomId), eq(rooms.jobId, jobId)))
        .for("update");
      return row;
    },

    listAnswers: () =>
      db.select().from(roomDecisions).where(inRoom.answers).orderBy(asc(roomDecisions.position)),
    listWords: () =>
      db.select().from(roomQuestions).where(inRoom.words).orderBy(asc(roomQuestions.position)),
    /** What they decided in the room, and what was written down in the job under one of their names. */
    async listDecisions(jobId: number, names: readonly string[]) {
      const ofJob = and(ours(db, decisions), eq(decisions.jobId, jobId));
      const rows = await db
        .select(columnsWithout(decisions, "recordedBy", "supersededBy"))
        .from(decisions)
        .where(and(ofJob, or(inRoom.decisions, isNull(decisions.roomId))))
        .orderBy(asc(decisions.id));
      return rows.filter((row) => row.roomId === roomId || isNameOf(row.byName, names));
    },
    listSignOffs: () =>
      db.select().from(signOffs).where(inRoom.signOffs).orderBy(asc(signOffs.number)),
    listDrifts: () =>
      db
        .select(columnsWithout(drifts, "changedBy", "decidedBy"))
        .from(drifts)
        .where(inRoom.drifts)
        .orderBy(asc(drifts.id)),
    listLetters: (email: string) =>
      db
        .select(columnsWithout(letters, "sealed", "forOrganization"))
        .from(letters)
        .where(and(eq(letters.forOrganization, db.organizationId), eq(letters.recipient, email)))
        .orderBy(asc(letters.id)),

    /** What was chosen among options stays decided, by nobody; what was written goes. */
    async forgetDecisions(theirs: readonly { id: number }[]): Promise<void> {
      await db.delete(decisions).where(and(areThese(theirs), isOwnWords));
      await db
        .update(decisions)
        .set({ byName: nobodysName, byRole: null, words: sql`${decisions.value}` })
        .where(areThese(theirs));
    },

    /** Of a record its number and hash stay, since the next one names them. */
    async forgetSignOffs(): Promise<void> {
      await db
        .update(signOffs)
        .set({ record: "", signature: "", signed: [], isReplaced: true })
        .where(inRoom.signOffs);
    },

    /** What changed after they signed, and their name where it changed what others signed. */
    async forgetDrifts(jobId: number, names: readonly string[]): Promise<void> {
      await db.delete(drifts).where(inRoom.drifts);
      await db
        .update(drifts)
        .set({ decidedBy: nobodysName })
        .where(
          and(ours(db, drifts), eq(drifts.jobId, jobId), inArray(drifts.decidedBy, [...names])),
        );
    },

    /** Their name and their own words, where the ledgers of the job keep what they decided. */
    async forgetInLedgers(jobId: number, said: Said): Promise<void> {
      const ofJob = and(ours(db, ledgers), eq(ledgers.jobId, jobId));
      for (const { id, content, forCandidates } of await db.select().from(ledgers).where(ofJob)) {
        await db
          .update(ledgers)
          .set({
            content: without(content, said),
            forCandidates: forCandidates && without(forCandidates, said),
          })
          .where(and(ofJob, eq(ledgers.id, id)));
      }
    },

    /** E-mails to an address that no other room of the organization has. */
    async forgetLetters(email: string): Promise<void> {
      const [other] = await db
        .select({ id: rooms.id })
        .from(rooms)
        .where(and(ours(db, rooms), eq(rooms.email, email), ne(rooms.id, roomId)))
        .limit(1);
      if (other) return;
      await dropLettersTo(db, email);
    },

    async dropRoom(): Promise<void> {
      await db.delete(rooms).where(and(ours(db, rooms), eq(rooms.id, roomId)));
    },
  };
}
