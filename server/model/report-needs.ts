import type { Written } from "#server/model/door/request.ts";

/** Prompt, schema and answer of one call, with the margin of our count: a whole report's, a section's. */
export const callTokens = { off: 15_500, on: 4_096 };

/** A long answer; a slow model needs its time for the words, not for the prompt. */
const answerTokens = 3_500;

/** From one answer, how long a report would take. */
export function foresee({ usage, receivedChars, durationMs, firstTokenMs }: Written<unknown>) {
  const tokens = usage?.output ?? Math.ceil(receivedChars / 4);
  const tokensPerSecond = tokens / Math.max((durationMs - firstTokenMs) / 1_000, 0.001);
  const seconds = Math.round(firstTokenMs / 1_000 + answerTokens / tokensPerSecond);
  return { tokensPerSecond: Math.round(tokensPerSecond), seconds };
}

/** Whether a report is written in time, with room for a slower hour. */
export function isInTime(seconds: number, { totalMs }: { totalMs: number }): boolean {
  return seconds < (totalMs / 1_000) * 0.8;
}
