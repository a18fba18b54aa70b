import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";
import { connectionStore } from "#server/features/connections/connections.store.ts";
import { secretContext } from "#server/features/connections/model-choice.service.ts";
import { listOrganizationIds } from "#server/features/connections/sealed-keys.store.ts";
import { SecretUnreadable } from "#server/secrets/secrets.ts";

type Resealed = {
  /** Keys that the current one seals now. */
  resealed: number;
  /** Organizations whose key none of the given ones opens: an admin must enter it again. */
  unreadable: number[];
};

/** Seals the keys of all organizations with the current key, one transaction each: it may run while people work, and again. */
export async function resealKeys({
  operator,
  tenant,
  secrets,
}: Pick<Deps, "operator" | "tenant" | "secrets">): Promise<Resealed> {
  if (!secrets) throw new Problem("noSecretsKey");
  const done: Resealed = { resealed: 0, unreadable: [] };
  for (const organizationId of await operator.read(listOrganizationIds)) {
    const context = secretContext(organizationId);
    try {
      const isResealed = await tenant.asSystem(organizationId, async (db) => {
        const sealedKey = (await connectionStore(db).lock())?.sealedKey;
        if (!sealedKey) return false;
        await connectionStore(db).reseal(secrets.seal(secrets.open(sealedKey, context), context));
        return true;
      });
      if (isResealed) done.resealed += 1;
    } catch (fault) {
      if (!(fault instanceof SecretUnreadable)) throw fault;
      done.unreadable.push(organizationId);
    }
  }
  return done;
}
