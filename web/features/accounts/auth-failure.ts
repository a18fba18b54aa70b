import {
  accountBlocked,
  fallbacks,
  messages,
  verificationMailFailed,
  type Message,
} from "#contract/messages.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { companyAccountUnconfirmed, companyRefusals } from "#contract/sign-in/refusals.ts";
import { companyProviderId } from "#contract/sign-in/ways.ts";
import { ApiError, hasCode, says, sentenceOf } from "#web/api/api-error.ts";
import { failureOf } from "#web/api/refusal.ts";

const blocked: ProblemCode = "accountBlocked";
const switchedOff: ProblemCode = "passwordSignInOff";

const byCompany = new Map<string, string>([
  ...Object.entries(companyRefusals),
  ["account_not_linked", companyAccountUnconfirmed],
]);

/** Whether signing in failed only because the address is not verified yet (spec §8). */
export function isUnverified(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  return !hasCode(error, blocked) && !hasCode(error, switchedOff);
}

/** What to say to whoever comes back from a provider without being signed in; the words are ours, never the address's. */
export function providerFailure(search: URLSearchParams, whoMay: string | undefined): string {
  const code = search.get("error") ?? "";
  if (code === blocked) return accountBlocked;
  const ofCompany = search.get("by") === companyProviderId && byCompany.get(code);
  if (ofCompany) return ofCompany;
  const wasRefused = code === ("signUpRefused" satisfies ProblemCode);
  return (wasRefused && whoMay) || fallbacks.signIn;
}

/** Whether the account exists but its verification mail could not be sent (spec §8). */
export function hasMailFailed(error: unknown): boolean {
  return hasCode(error, "verificationMailFailed") || says(error, verificationMailFailed);
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
