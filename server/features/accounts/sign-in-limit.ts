import type { RateLimit } from "#server/db/rate-limit.ts";
import { digestOf } from "#server/digest.ts";
import type { Env } from "#server/env.ts";

/** Addresses in one form before anything compares them. */
export function normaliseAddress(address: string): string {
  return address.normalize("NFKC").trim().toLowerCase();
}

/** Under which wrong passwords of an account are counted and recorded: not its address, but made from it. */
export function signInKey(email: string): string {
  return `sign-in:${digestOf(email)}`;
}

/** The count of those who have signed in to the account before: strangers cannot use it up. */
export function knownSignInKey(email: string): string {
  return `${signInKey(email)}:known`;
}

export function signInLimit(env: Env): RateLimit {
  return { max: env.SIGN_IN_FAILURES_PER_ACCOUNT, windowSeconds: 15 * 60 };
}
