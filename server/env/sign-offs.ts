import { z } from "zod";
import { readPrivateKey, readPublicKey } from "#server/secrets/sign-off-key.ts";
import { count } from "#server/env/kinds.ts";

const how = "for example: openssl rand -base64 32";

const privateKey = z
  .string()
  .refine(
    (text) => readPrivateKey(text) !== undefined,
    `needs an Ed25519 key, as its 32 random bytes or as PKCS8, in base64url, ${how}`,
  );
/** Keys are not made small: `listOf` is for names. */
const publicKeys = z
  .string()
  .transform((list) => list.split(",").flatMap((one) => one.trim() || []))
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (text) => readPublicKey(text) !== undefined,
          "needs public Ed25519 keys as /api/sign-off-keys tells them, between commas",
        ),
    ),
  );

/** What was agreed about jobs: what it is signed with, and who is told. */
export const signOffSettings = {
  /** Signs what was agreed; without it nobody can sign off. */
  SIGN_OFF_KEY: privateKey.exactOptional(),
  /** Public keys of those that were SIGN_OFF_KEY before, between commas: what they signed is still proven. */
  SIGN_OFF_OLD_KEYS: publicKeys.default([]),
  /** Copies of sign-offs and news of changes, to one address. */
  AGREEMENT_MAILS_PER_ADDRESS_PER_DAY: count(20),
};
