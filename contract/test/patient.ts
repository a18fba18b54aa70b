let isAlone = false;

/** From now on a promised time is held as it was given: nothing else runs on the machine. */
export function measureAlone(): void {
  isAlone = true;
}

/**
 * The most that a test lets something take which is promised in `promisedMs`. By night it is the promise itself
 * (`promised-times.nightly.ts`). By day, beside everything else on a small machine, only a blow-up or a standstill is
 * told from work.
 */
export function patient(promisedMs: number, byDay = Math.max(10_000, 10 * promisedMs)): number {
  return isAlone ? promisedMs : byDay;
}

/**
 * How often something is done whose time is promised: by night as often as the promise says. By day it is done to see that it
 * works and does not stand still.
 */
export function often(byNight: number, byDay = 1): number {
  return isAlone ? byNight : byDay;
}
