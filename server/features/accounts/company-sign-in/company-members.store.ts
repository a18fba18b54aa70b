import { and, eq } from "drizzle-orm";
import { accounts, sessions } from "#server/db/schema/people.ts";
import type { Deps } from "#server/deps.ts";

/**
 * Whom their company has vouched for has no password here any more, and nobody who knew one stays signed in: where addresses are not
 * confirmed, a stranger may have signed up under theirs. Answers whether there was a password.
 */
export function dropPassword(keeper: Deps["keeper"], userId: string): Promise<boolean> {
  return keeper.transaction(async (db) => {
    const { rowCount } = await db
      .delete(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    await db.delete(sessions).where(eq(sessions.userId, userId));
    return rowCount !== 0;
  });
}
