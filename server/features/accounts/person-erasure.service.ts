import { Problem } from "#contract/problem.ts";
import type { AccountDeletion } from "#contract/user.ts";
import type { Deps } from "#server/deps.ts";
import { verifyPassword } from "#server/features/accounts/password.ts";
import { findHash, personErasureStore } from "#server/features/accounts/person-erasure.store.ts";
import {
  knownSignInKey,
  normaliseAddress,
  signInKey,
  signInLimit,
} from "#server/features/accounts/sign-in-limit.ts";
import type { OrganizationErasure } from "#server/features/organizations/organization-erasure.service.ts";
import type { SignedIn } from "#server/http/handlers.ts";

export type PersonErasure = ReturnType<typeof personErasure>;

export function personErasure(
  { tenant, rateLimiter, env, keeper }: Pick<Deps, "tenant" | "rateLimiter" | "env" | "keeper">,
  organizations: OrganizationErasure,
) {
  /** A stolen session alone does not delete an account; guesses count as a known browser's at the door do. */
  async function proveIdentity(caller: SignedIn, password: string | undefined): Promise<void> {
    const hash = await findHash(keeper, caller.userId);
    if (hash === null) {
      const isFresh = await tenant.asPerson(caller, (db) =>
        personErasureStore(db, caller.userId).isFresh(caller.sessionId),
      );
      if (!isFresh) throw new Problem("signInAgain");
      return;
    }
    const key = knownSignInKey(normaliseAddress(caller.email));
    await rateLimiter.take(key, signInLimit(env));
    const isRight = password !== undefined && (await verifyPassword({ hash, password }));
    if (!isRight) throw new Problem("wrongPassword");
    await rateLimiter.forget(key);
  }

  return {
    async erase(caller: SignedIn, { password }: AccountDeletion): Promise<void> {
      await proveIdentity(caller, password);
      const { userId } = caller;
      const email = normaliseAddress(caller.email);
      await tenant.leaving(
        caller,
        "account.delete",
        (db) => organizations.letGo(db, userId),
        async (db, left, record) => {
          const person = personErasureStore(db, userId);
          if (!(await person.lock())) throw new Problem("unauthorized");
          // Somebody joined by invitation meanwhile: that organization was not asked whether it keeps an admin.
          if (await person.isInOthersThan(left)) throw new Problem("conflict");
          await record({ object: `user:${userId}` });
          await person.remove(email, { known: knownSignInKey(email), strangers: signInKey(email) });
        },
      );
    },
  };
}
