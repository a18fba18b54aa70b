import { APIError } from "better-auth/api";
import { Problem } from "#contract/problem.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { isBlocked } from "#server/features/accounts/accounts.store.ts";

type Session = {
  id: string;
  userId: string;
  expiresAt: Date;
  ipAddress?: string | null | undefined;
};

/** Enters a change better-auth made into the record of the person concerned. */
export function recordOwnChange(
  { tenant }: Pick<Deps, "tenant">,
  caller: Caller,
  action: string,
  object = `user:${caller.userId}`,
): Promise<void> {
  return tenant.changeAsPerson(caller, action, (_db, record) => record({ object }));
}

/** The hooks on better-auth's rows that enter sign-up, sign-in and sign-out, and refuse whoever is blocked. */
export function accountRecords(deps: Deps) {
  const enter = (userId: string, action: string, object: string, ipAddress?: string | null) =>
    recordOwnChange(deps, { userId, ipAddress: ipAddress ?? undefined }, action, object);

  return {
    user: {
      create: {
        after: (user: { id: string }) => enter(user.id, "account.signUp", `user:${user.id}`),
      },
    },
    session: {
      create: {
        /** By whichever door: the password was right, so they may know. */
        before: async ({ userId }: Pick<Session, "userId">) => {
          if (await isBlocked(deps.keeper, userId))
            throw new APIError("FORBIDDEN", new Problem("accountBlocked").body);
        },
        after: ({ id, userId, ipAddress }: Session) =>
          enter(userId, "account.signIn", `session:${id}`, ipAddress),
      },
      delete: {
        /** A session that merely expired was nobody's act. */
        after: async ({ id, userId, ipAddress, expiresAt }: Session) => {
          if (expiresAt < new Date()) return;
          await enter(userId, "account.signOut", `session:${id}`, ipAddress);
        },
      },
    },
  };
}
