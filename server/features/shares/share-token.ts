import { createHash, randomBytes } from "node:crypto";

/** Of a link and of a guest's session: 256 random bits, of which we keep only the hash. */
export function newShareToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashShareToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
