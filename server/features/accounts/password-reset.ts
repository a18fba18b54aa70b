import type { Deps } from "#server/deps.ts";
import { accountStore } from "#server/features/accounts/accounts.store.ts";
import {
  knownSignInKey,
  normaliseAddress,
  signInKey,
} from "#server/features/accounts/sign-in-limit.ts";

type Person = { id: string; email: string };

export type PasswordReset = ReturnType<typeof passwordReset>;

/** What follows a new password set by a mailed link. */
export function passwordReset(
  { tenant, rateLimiter }: Pick<Deps, "tenant" | "rateLimiter">,
  endPrograms: (userId: string) => Promise<void>,
) {
  const addresses = new WeakMap<Request, string>();

  return {
    /** The account is open again however often others guessed, no older link sets another password, and no program stays let in. */
    async finish({ user }: { user: Person }, request?: Request): Promise<void> {
      const caller = { userId: user.id };
      await tenant.changeAsPerson(caller, "account.passwordReset", async (db, record) => {
        await accountStore(db, caller).dropMailedLinks();
        await record({ object: `user:${user.id}` });
      });
      await endPrograms(user.id);
      const email = normaliseAddress(user.email);
      await rateLimiter.forget(signInKey(email));
      await rateLimiter.forget(knownSignInKey(email));
      if (request) addresses.set(request, email);
    },

    /** Whose password a request has just reset. */
    addressOf: (request: Request | undefined) => request && addresses.get(request),
  };
}
