import { and, desc, eq, sql } from "drizzle-orm";
import type { ProfileForm } from "#contract/user.ts";
import { columnsWithout } from "#server/db/columns-without.ts";
import { accounts, sessions, users, verifications } from "#server/db/schema/people.ts";
import type { Caller, PersonDatabase } from "#server/db/tenant.ts";

export type UserRow = typeof users.$inferSelect;
export type SessionRow = Omit<typeof sessions.$inferSelect, "token">;

/** Whether an operator lets somebody in no more, and whether they need a second step; asked of the keeper, before anybody is signed in. */
export async function findStanding(keeper: Pick<PersonDatabase, "select">, userId: string) {
  const [row] = await keeper
    .select({ blockedAt: users.blockedAt, hasSecondStep: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId));
  return {
    id: userId,
    isBlocked: row !== undefined && row.blockedAt !== null,
    hasSecondStep: row?.hasSecondStep ?? false,
  };
}

/** The caller's own rows; every query names them. */
export function accountStore(db: PersonDatabase, { userId }: Caller) {
  return {
    async find(): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row;
    },

    listProviders: () =>
      db
        .select({
          providerId: accounts.providerId,
          hasPassword: sql<boolean>`${accounts.providerId} = 'credential'`,
        })
        .from(accounts)
        .where(eq(accounts.userId, userId)),

    async updateProfile(form: ProfileForm): Promise<UserRow | undefined> {
      const [row] = await db
        .update(users)
        .set({ ...form, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
        .returning();
      return row;
    },

    listSessions: (): Promise<SessionRow[]> =>
      db
        .select(columnsWithout(sessions, "token"))
        .from(sessions)
        .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
        .orderBy(desc(sessions.updatedAt)),

    /** Links that were mailed to set a password and not used. */
    async dropMailedLinks(): Promise<void> {
      await db.delete(verifications).where(eq(verifications.value, userId));
    },

    async endSession(sessionId: string): Promise<boolean> {
      const isOwn = and(eq(sessions.userId, userId), eq(sessions.id, sessionId));
      const rows = await db.delete(sessions).where(isOwn).returning({ id: sessions.id });
      return rows.length > 0;
    },
  };
}
