import { APIError } from "better-auth/api";
import { Problem } from "#contract/problem.ts";
import { screens } from "#contract/screens.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { findStanding } from "#server/features/accounts/accounts.store.ts";
import {
  isExchange,
  passSecondStep,
  secondStepChange,
  type Within,
} from "#server/features/accounts/second-step/second-step.ts";

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
    recordOwnChange(deps, { userId, ...(ipAddress && { ipAddress }) }, action, object);

  return {
    user: {
      create: {
        after: (user: { id: string }) => enter(user.id, "account.signUp", `user:${user.id}`),
      },
      update: {
        after: async (user: { id: string }, within: Within) => {
          const action = secondStepChange(within);
          if (action) await enter(user.id, action, `user:${user.id}`);
        },
      },
    },
    session: {
      create: {
        /** By whichever door: the password was right, so they may know. */
        before: async ({ userId }: Pick<Session, "userId">, within: Within) => {
          const person = await findStanding(deps.keeper, userId);
          if (person.isBlocked) throw new APIError("FORBIDDEN", new Problem("accountBlocked").body);
          keepSession(within);
          await passSecondStep(deps, person, within);
        },
        after: async ({ id, userId, ipAddress }: Session, within: Within) => {
          const { hasSecondStep } = await findStanding(deps.keeper, userId);
          if (isExchange(within, hasSecondStep)) return;
          await enter(userId, "account.signIn", `session:${id}`, ipAddress);
        },
      },
      delete: {
        /** A session that merely expired was nobody's act. */
        after: async ({ id, userId, ipAddress, expiresAt }: Session, within: Within) => {
          const { hasSecondStep } = await findStanding(deps.keeper, userId);
          if (expiresAt < new Date() || isExchange(within, hasSecondStep)) return;
          await enter(userId, "account.signOut", `session:${id}`, ipAddress);
        },
      },
    },
  };
}

/** A link that confirms an address opens no session over another: a stranger could send it, and have people work in the stranger's account. */
function keepSession(within: Within): void {
  if (within?.path === "/verify-email" && within.context.session)
    throw within.redirect(screens.dashboard.path);
}
