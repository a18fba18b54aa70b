import { fallbacks, messages, type Message } from "#contract/messages.ts";
import { ApiError, sentenceOf } from "#web/api/api-error.ts";

/** What to say when signing in failed (spec §8). */
export function signInFailure(error: unknown): Message {
  if (!(error instanceof ApiError)) return messages.somethingWrong;
  if (error.status === 403) return messages.signInUnverified;
  return { title: "Error", description: sentenceOf(error) ?? fallbacks.signIn };
}

/** What to say when signing up failed (spec §8). */
export function signUpFailure(error: unknown): Message {
  if (!(error instanceof ApiError)) return messages.somethingWrong;
  const isKnown = error.status === 422 || error.problem?.code === "USER_ALREADY_EXISTS";
  if (isKnown) return messages.accountExists;
  return { title: "Error", description: sentenceOf(error) ?? fallbacks.signUp };
}
