import { and, eq, isNotNull, notInArray, or, sql } from "drizzle-orm";
import { memberships } from "#server/db/schema/organizations.ts";
import { accounts, letters, sessions, users, verifications } from "#server/db/schema/people.ts";
import type { PersonDatabase } from "#server/db/tenant.ts";

const freshMinutes = 10;

/** The hash of somebody's password, if they have one; asked of the keeper. */
export async function findHash(
  keeper: Pick<PersonDatabase, "select">,
  userId: string,
): Promise<string | null> {
  const [account] = await keeper
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isNotNull(accounts.password)));
  return account?.hash ?? null;
}

export function personErasureStore(db: PersonDatabase, userId: string) {
  return {
    /** Whether this session was begun a moment ago. */
    async isFresh(sessionId: string): Promise<boolean> {
      const isFresh = sql<boolean>`created_at > now() - make_interval(mins => ${freshMinutes})`;
      const [session] = await db
        .select({ isFresh })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
      return session?.isFresh ?? false;
    },

    /** From here on nobody makes them a member of anything. */
    async lock(): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for("update");
      return rows.length > 0;
    },

    async isInOthersThan(organizationIds: number[]): Promise<boolean> {
      const isOther = and(
        eq(memberships.userId, userId),
        notInArray(memberships.organizationId, organizationIds),
      );
      const rows = await db.select({ id: memberships.id }).from(memberships).where(isOther);
      return rows.length > 0;
    },

    /** Sessions, accounts, memberships and named requests go with the person; what they wrote stays, under no name. */
    async remove(email: string, guesses: { known: string; strangers: string }): Promise<void> {
      await db.delete(users).where(eq(users.id, userId));
      await db.delete(letters).where(eq(letters.recipient, email));
      const isTheirs = or(
        eq(verifications.value, userId),
        sql`strpos(${verifications.value}, ${email}) > 0`,
      );
      await db.delete(verifications).where(isTheirs);
      // Every count of what they did ends in their id: "jobs:user:…", "organizations:…".
      await db.execute(
        sql`delete from attempts where right(key, ${userId.length + 1}) = ${`:${userId}`}`,
      );
      const { known, strangers } = guesses;
      await db.execute(sql`delete from attempts where key in (${known}, ${strangers})`);
      await db.execute(sql`select lookup.forget_person(${userId}, ${email}, ${strangers})`);
    },
  };
}
