import { Problem } from "#contract/problem.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { connectionStore } from "#server/features/connections/connections.store.ts";
import { secretContext } from "#server/features/connections/model-choice.service.ts";
import { listOrganizationIds } from "#server/features/connections/encrypted-keys.store.ts";
import { reencryptSecrets } from "#server/features/outgoing-webhooks/reencrypt-secrets.service.ts";
import { SecretUnreadable, type Secrets } from "#server/secrets/secrets.ts";

type Reencrypted = {
  /** Keys that the current one encrypts now. */
  reencrypted: number;
  /** Organizations of which none of the given keys opens something: an admin must enter a model's key again, or make a new secret. */
  unreadable: number[];
};

/** Encrypts the model keys and webhook secrets of all organizations with the current key, one transaction each: it may run while people work, and again. */
export async function reencryptKeys({
  operator,
  tenant,
  secrets,
}: Pick<Deps, "operator" | "tenant" | "secrets">): Promise<Reencrypted> {
  if (!secrets) throw new Problem("noSecretsKey");
  const done: Reencrypted = { reencrypted: 0, unreadable: [] };
  for (const organizationId of await operator.read(listOrganizationIds)) {
    try {
      done.reencrypted += await tenant.asSystem(organizationId, async (db) => {
        const ofModel = await reencryptKey(db, secrets);
        return ofModel + (await reencryptSecrets(db, secrets));
      });
    } catch (fault) {
      if (!(fault instanceof SecretUnreadable)) throw fault;
      done.unreadable.push(organizationId);
    }
  }
  return done;
}

/** Of the connected model; the answer is how many. */
async function reencryptKey(db: TenantDatabase, secrets: Secrets): Promise<number> {
  const context = secretContext(db.organizationId);
  const encryptedKey = (await connectionStore(db).lock())?.encryptedKey;
  if (!encryptedKey) return 0;
  await connectionStore(db).reencrypt(
    secrets.encrypt(secrets.decrypt(encryptedKey, context), context),
  );
  return 1;
}
