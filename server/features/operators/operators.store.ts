import { and, count, desc, eq, gte, ilike, ne, or, sql, type SQL } from "drizzle-orm";
import { auditEntries } from "#server/db/schema/organizations.ts";
import { letters, sessions, twoFactors, users } from "#server/db/schema/people.ts";
import type { OperatorDatabase } from "#server/db/operator.ts";

const newest = 100;

export type PersonRow = Awaited<ReturnType<ReturnType<typeof operatorStore>["listPeople"]>>[number];
export type LetterRow = Awaited<ReturnType<ReturnType<typeof operatorStore>["listUnsent"]>>[number];
export type ActRow = Awaited<ReturnType<ReturnType<typeof operatorStore>["listActs"]>>[number];

const nullableMoment = (value: string | null): Date | null =>
  value === null ? null : new Date(value);

type Found = { id: string; email: string };

/** `%` and `_` of what was typed mean themselves. */
const holding = (words: string) => `%${words.replaceAll(/[\\%_]/gu, "\\$&")}%`;

function isMeant(words: string | undefined): SQL | undefined {
  if (!words) return undefined;
  return or(ilike(users.name, holding(words)), ilike(users.email, holding(words)));
}

/** People and their mail; each query names the columns that this role may read. */
export function operatorStore(db: OperatorDatabase) {
  async function change(
    userId: string,
    changes: Partial<Pick<typeof users.$inferInsert, "emailVerified" | "twoFactorEnabled">> & {
      blockedAt?: SQL | null;
    },
  ): Promise<Found | undefined> {
    const [row] = await db
      .update(users)
      .set({ ...changes, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning({ id: users.id, email: users.email });
    return row;
  }

  return {
    listPeople: (words?: string) =>
      db
        .select({
          id: users.id,
          name: users.name,
          email: users.email,
          emailVerified: users.emailVerified,
          blockedAt: users.blockedAt,
          createdAt: users.createdAt,
          lastSeenAt: sql`(select max(s.updated_at) from sessions s
            where s.user_id = users.id and s.expires_at > now())`.mapWith(nullableMoment),
          organizations:
            sql`(select count(*) from memberships m where m.user_id = users.id)`.mapWith(Number),
        })
        .from(users)
        .where(isMeant(words))
        .orderBy(desc(users.createdAt), users.id)
        .limit(newest),

    async countPeople(words?: string): Promise<number> {
      const [row] = await db
        .select({ total: count(users.id) })
        .from(users)
        .where(isMeant(words));
      return row?.total ?? 0;
    },

    async find(userId: string) {
      const [row] = await db
        .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
        .from(users)
        .where(eq(users.id, userId));
      return row;
    },

    async findByAddress(email: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, email));
      return row?.id;
    },

    /** Every browser is signed out in the same moment; who was blocked before keeps their date. */
    async block(userId: string): Promise<Found | undefined> {
      const found = await change(userId, { blockedAt: sql`coalesce(${users.blockedAt}, now())` });
      await db.delete(sessions).where(eq(sessions.userId, userId));
      return found;
    },

    unblock: (userId: string) => change(userId, { blockedAt: null }),
    verify: (userId: string) => change(userId, { emailVerified: true }),

    /** For somebody who lost the app and the recovery codes. */
    async removeSecondStep(userId: string): Promise<Found | undefined> {
      await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
      return change(userId, { twoFactorEnabled: false });
    },

    listUnsent: () =>
      db
        .select({
          id: letters.id,
          kind: letters.kind,
          recipient: letters.recipient,
          status: letters.status,
          isSealed: letters.isSealed,
          createdAt: letters.createdAt,
        })
        .from(letters)
        .where(ne(letters.status, "sent"))
        .orderBy(desc(letters.id))
        .limit(newest),

    /** A letter given up waits again; the answer is whether it is there to be sent. */
    async reopenLetter(letterId: number, notBefore: Record<string, Date>): Promise<boolean> {
      const isAlive = Object.entries(notBefore).map(([kind, date]) =>
        and(eq(letters.kind, kind), gte(letters.createdAt, date)),
      );
      const rows = await db
        .update(letters)
        .set({ status: "waiting" })
        .where(
          and(
            eq(letters.id, letterId),
            eq(letters.isSealed, true),
            ne(letters.status, "sent"),
            or(...isAlive),
          ),
        )
        .returning({ id: letters.id });
      return rows.length > 0;
    },

    listActs: () =>
      db
        .select({
          id: auditEntries.id,
          byId: auditEntries.userId,
          byName: users.name,
          byEmail: users.email,
          requestId: auditEntries.requestId,
          action: auditEntries.action,
          whom: sql<string | null>`coalesce(
            (select whom.email from ${users} whom where ${auditEntries.object} = 'user:' || whom.id),
            (select ${letters.recipient} from ${letters} where ${auditEntries.object} = 'letter:' || ${letters.id}))`,
          createdAt: auditEntries.createdAt,
        })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.userId))
        .orderBy(desc(auditEntries.id))
        .limit(newest),
  };
}
