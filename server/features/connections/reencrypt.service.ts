import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";
import { connectionStore } from "#server/features/connections/connections.store.ts";
import { secretContext } from "#server/features/connections/model-choice.service.ts";
import { listOrganizationIds } from "#server/features/connections/encrypted-keys.store.ts";
import { SecretUnreadable } from "#server/secrets/secrets.ts";

type Reencrypted = {
  /** Keys that the current one encrypts now. */
  reencrypted: number;
  /** Organizations whose key none of the given ones opens: an admin must enter it again. */
  unreadable: number[];
};

/** Encrypts the keys of all organizations with the current key, one transaction each: it may run while people work, and again. */
export async function reencryptKeys({
  operator,
  tenant,
  secrets,
}: Pick<Deps, "operator" | "tenant" | "secrets">): Promise<Reencrypted> {
  if (!secrets) throw new Problem("noSecretsKey");
  const done: Reencrypted = { reencrypted: 0, unreadable: [] };
  for (const organizationId of await operator.read(listOrganizationIds)) {
    const context = secretContext(organizationId);
    try {
      const isDone = await tenant.asSystem(organizationId, async (db) => {
        const encryptedKey = (await connectionStore(db).lock())?.encryptedKey;
        if (!encryptedKey) return false;
        await connectionStore(db).reencrypt(
          secrets.encrypt(secrets.decrypt(encryptedKey, context), context),
        );
        return true;
      });
      if (isDone) done.reencrypted += 1;
    } catch (fault) {
      if (!(fault instanceof SecretUnreadable)) throw fault;
      done.unreadable.push(organizationId);
    }
  }
  return done;
}
