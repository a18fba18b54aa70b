import { mostTries } from "#contract/programs/webhook-endpoint.ts";

const minute = 60;
const hour = 60 * minute;

/** How long each further try waits for, in seconds: twelve tries in a little over three days. */
export const waitsSeconds: readonly number[] = [
  15,
  minute,
  3 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  5 * hour,
  10 * hour,
  20 * hour,
  34 * hour,
];

/** So that a server that comes back is not called by everybody in the same second. */
const jitterShare = 0.1;

/** After so many tries that failed; null when that was the last one. */
export function nextWaitSeconds(tries: number, chance = Math.random()): number | null {
  const wait = tries < mostTries ? waitsSeconds[tries - 1] : undefined;
  return wait === undefined ? null : Math.round(wait * (1 + jitterShare * chance));
}
