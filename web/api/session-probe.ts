import { useSyncExternalStore } from "react";
import type { User } from "#contract/user.ts";
import { ApiError } from "#web/api/api-error.ts";
import { fetchAnswer } from "#web/api/fetch-answer.ts";
import { pauseAfter } from "#web/api/retry-pause.ts";

/** Who is signed in; null for a visitor. */
export type Session = { user: User } | null;

export const sessionPath = "/api/auth/get-session";

const longestAnswerMs = 10_000;
/** One call that keeps failing while the session is answered does not double the tab's requests. */
const doubtEveryMs = 10_000;

let isKnown = true;
let doubtedAtMs = -Infinity;
let probe: Promise<Session> | undefined;
let onDoubt: () => unknown = () => undefined;
const listeners = new Set<() => void>();

/** Asks once. No session is an answer too: 200 with null, or 401. */
export async function askSession(): Promise<Session> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), longestAnswerMs);
  try {
    const response = await fetchAnswer(sessionPath, { method: "GET", signal: late.signal });
    return (await response.json()) as Session;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function setKnown(isKnownNow: boolean): void {
  if (isKnown === isKnownNow) return;
  isKnown = isKnownNow;
  for (const listener of listeners) listener();
}

async function askUntilKnown(): Promise<Session> {
  for (let failures = 1; ; failures += 1) {
    try {
      const session = await askSession();
      setKnown(true);
      return session;
    } catch {
      setKnown(false);
      await pauseAfter(failures);
    }
  }
}

/** The session, asked again until there is an answer: once for the whole tab (readings.md 35). */
export function knownSession(): Promise<Session> {
  probe ??= askUntilKnown().finally(() => {
    probe = undefined;
  });
  return probe;
}

/** Whether the last answer about the session still stands. */
export function isSessionKnown(): boolean {
  return isKnown;
}

export function onSessionKnownChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsSessionKnown(): boolean {
  return useSyncExternalStore(onSessionKnownChange, isSessionKnown, isSessionKnown);
}

/** What is done when a call failed in a way that makes the session doubtful. */
export function whenInDoubt(ask: () => unknown): void {
  onDoubt = ask;
}

function doubt(error: unknown): void {
  const isOutage = !(error instanceof ApiError) || error.status >= 500;
  const isNew = Date.now() - doubtedAtMs >= doubtEveryMs;
  if (!isOutage || !isKnown || !isNew || !navigator.onLine) return;
  doubtedAtMs = Date.now();
  onDoubt();
}

/** Makes a call when the session is known, once: what is asked in an outage waits for its end. */
export async function askedWhenKnown(call: () => Promise<Response>): Promise<Response> {
  if (!isKnown) await knownSession();
  try {
    return await call();
  } catch (error) {
    doubt(error);
    throw error;
  }
}
