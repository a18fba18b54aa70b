import { Problem } from "#contract/problem.ts";
import type { AccountInfo, ProfileForm, Session, User } from "#contract/user.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { accountStore, type UserRow } from "#server/features/accounts/accounts.store.ts";

export type AccountService = ReturnType<typeof accountService>;

export function accountService({ tenant, env }: Pick<Deps, "tenant" | "env">) {
  return {
    /** A password can be changed by whoever has one, where passwords are of use. */
    getAccounts: (caller: Caller): Promise<AccountInfo> =>
      tenant.asPerson(caller, async (db) => {
        const rows = await accountStore(db, caller).listProviders();
        const hasPassword = rows.some((row) => row.hasPassword);
        const outside = rows.filter((row) => row.providerId !== "credential");
        return {
          providers: outside.map((row) => ({ provider: row.providerId })),
          hasPassword,
          canChangePassword: hasPassword && env.PASSWORD_SIGN_IN === "on",
        };
      }),

    updateProfile: (caller: Caller, form: ProfileForm): Promise<User> =>
      tenant.changeAsPerson(caller, "profile.edit", async (db, record) => {
        const before = await accountStore(db, caller).find();
        const after = await accountStore(db, caller).updateProfile(form);
        if (!after) throw new Problem("notFound");
        await record({ object: `user:${caller.userId}`, before, after });
        return presentUser(after);
      }),

    listSessions: (caller: Caller & { sessionId: string }): Promise<Session[]> =>
      tenant.asPerson(caller, async (db) => {
        const rows = await accountStore(db, caller).listSessions();
        return rows.map((row) => ({
          id: row.id,
          isCurrent: row.id === caller.sessionId,
          userAgent: row.userAgent ?? "",
          ipAddress: row.ipAddress ?? "",
          createdAt: row.createdAt.toISOString(),
          updatedAt: row.updatedAt.toISOString(),
        }));
      }),

    endSession: (caller: Caller, sessionId: string): Promise<void> =>
      tenant.changeAsPerson(caller, "account.endSession", async (db, record) => {
        const hasEnded = await accountStore(db, caller).endSession(sessionId);
        if (!hasEnded) throw new Problem("notFound");
        await record({ object: `session:${sessionId}` });
      }),
  };
}

function presentUser(row: UserRow): User {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
