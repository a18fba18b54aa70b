import { z } from "zod";
import { AuthSecret } from "#server/auth-secret.ts";
import { isAddressOrBlock } from "#server/egress/address-classes.ts";
import { listOf } from "#server/env/kinds.ts";
import { openSecrets, type Secrets } from "#server/secrets/secrets.ts";

/** Keys are not made small: `listOf` is for names. */
const secretList = z
  .string()
  .transform((list) => list.split(",").flatMap((one) => one.trim() || []))
  .pipe(z.array(AuthSecret));

/** `localhost` too: names inside a network often have no dot. */
const hostName = /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/u;
const allowed = z
  .string()
  .refine(
    (entry) => isAddressOrBlock(entry) || (hostName.test(entry) && /[a-z]/u.test(entry)),
    "needs host names, addresses or blocks such as ollama.internal, 10.0.0.5, 10.0.0.0/8, between commas",
  );

/** What organizations need to bring services of their own, such as a model. */
export const connectionSettings = {
  /** Encrypts what organizations entrust to us; without it they can connect nothing that has a key. */
  SECRETS_KEY: AuthSecret.exactOptional(),
  /** Keys that were current before, between commas: they still open what they encrypted. */
  SECRETS_KEYS_OLD: secretList.default([]),
  /** Private hosts, addresses and CIDR blocks that organizations may name all the same, and hosts without https. */
  EGRESS_ALLOW: listOf(allowed).default([]),
  /** The same for webhooks: what may be asked for words may not be told to anybody's program. */
  WEBHOOK_ALLOW: listOf(allowed).default([]),
};

/** Old keys encrypt nothing. */
export function findKeysWithoutCurrent(filled: Record<string, string | undefined>): string[] {
  const isLost = filled["SECRETS_KEYS_OLD"] && !filled["SECRETS_KEY"];
  return isLost ? ["SECRETS_KEYS_OLD needs SECRETS_KEY"] : [];
}

type ConnectionSettings = { SECRETS_KEY?: string; SECRETS_KEYS_OLD: string[] };

/** Undefined without a key: nothing can be kept secret then. */
export function secretsOf({
  SECRETS_KEY,
  SECRETS_KEYS_OLD,
}: ConnectionSettings): Secrets | undefined {
  return SECRETS_KEY ? openSecrets({ current: SECRETS_KEY, old: SECRETS_KEYS_OLD }) : undefined;
}
