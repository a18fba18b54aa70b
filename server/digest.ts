import { createHash } from "node:crypto";

/** SHA-256 of a text, for keys and marks. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** One of several values together. */
export function digestOfAll(parts: readonly unknown[]): string {
  return digestOf(JSON.stringify(parts));
}
