import { SecretUnreadable, type Secrets } from "#server/secrets/secrets.ts";

type Keys = {
  organizationId: number;
  encryptedSecret: string;
  oldEncryptedSecret: string | null;
  oldSecretUntil: Date | null;
};

/** Whose the encrypted text is: it is decrypted for this organization alone. */
export const secretContext = (organizationId: number) => `webhook-endpoint:${organizationId}`;

/** What signs at the moment, the newest first. */
export function secretsOfEndpoint(secrets: Secrets | undefined, keys: Keys): string[] {
  if (!secrets) throw new SecretUnreadable("There is no SECRETS_KEY to open a secret with");
  const { organizationId, encryptedSecret, oldEncryptedSecret, oldSecretUntil } = keys;
  const isOldGood = oldSecretUntil !== null && oldSecretUntil.getTime() > Date.now();
  const encrypted = isOldGood ? [encryptedSecret, oldEncryptedSecret] : [encryptedSecret];
  return encrypted.flatMap((one) =>
    one === null ? [] : secrets.decrypt(one, secretContext(organizationId)),
  );
}
