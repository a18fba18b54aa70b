import { createHash, randomBytes } from "node:crypto";

/** A random token, and the hash by which a row knows it. */
export function makeToken(): { token: string; token_hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, token_hash: createHash("sha256").update(token).digest() };
}
