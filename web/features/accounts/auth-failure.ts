import { accountBlocked, fallbacks, messages, type Message } from "#contract/messages.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { ApiError, hasCode, sentenceOf } from "#web/api/api-error.ts";
import { failureOf } from "#web/api/refusal.ts";

const blocked: ProblemCode = "accountBlocked";

/** Whether signing in failed only because the address is not verified yet (spec §8). */
export function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && !hasCode(error, blocked);
}

/** What to say to whoever comes back from a provider without being signed in. */
export function providerFailure(code: string | null, whoMay: string | undefined): string {
  if (code === blocked) return accountBlocked;
  const wasRefused = code === ("signUpRefused" satisfies ProblemCode);
  return (wasRefused && whoMay) || fallbacks.signIn;
}

/** Whether the account exists but its verification mail could not be sent (spec §8). */
export function hasMailFailed(error: unknown): boolean {
  return hasCode(error, "verificationMailFailed");
}

export function signInFailure(error: unknown): Message {
  if (!(error instanceof ApiError)) return messages.somethingWrong;
  if (isUnverified(error)) return messages.signInUnverified;
  return failureOf(error, fallbacks.signIn);
}

export function signUpFailure(error: unknown): Message {
  if (!(error instanceof ApiError)) return messages.somethingWrong;
  const isKnown =
    error.status === 422 || error.problem?.code.startsWith("USER_ALREADY_EXISTS") === true;
  if (isKnown) return messages.accountExists;
  return { title: sentenceOf(error) ?? fallbacks.signUp };
}
