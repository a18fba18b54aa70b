import type { TenantDatabase } from "#server/db/tenant.ts";
import { endpointStore } from "#server/features/outgoing-webhooks/endpoints.store.ts";
import { secretContext } from "#server/features/outgoing-webhooks/secret-of-endpoint.ts";
import type { Secrets } from "#server/secrets/secrets.ts";

/** Encrypts the secrets of an organization's endpoints with the current key; the answer is of how many endpoints. */
export async function reencryptSecrets(db: TenantDatabase, secrets: Secrets): Promise<number> {
  const context = secretContext(db.organizationId);
  const anew = (encrypted: string) => secrets.encrypt(secrets.decrypt(encrypted, context), context);
  const endpoints = await endpointStore(db).listLocked();
  for (const { id, encryptedSecret, oldEncryptedSecret } of endpoints) {
    await endpointStore(db).reencrypt(id, {
      encryptedSecret: anew(encryptedSecret),
      oldEncryptedSecret: oldEncryptedSecret && anew(oldEncryptedSecret),
    });
  }
  return endpoints.length;
}
