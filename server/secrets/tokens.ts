import { createHash, randomBytes } from "node:crypto";

/** For a link that is mailed or shared and for a guest's session: 256 random bits, of which we keep only the hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
