import { times } from "#contract/limits.ts";

type Clock = { wait: (ms: number) => Promise<void> };

const realClock: Clock = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Asks for the session up to ten times, a second apart, first after half a second (spec §4). */
export async function pollSession(
  hasSession: () => Promise<boolean>,
  signal: AbortSignal,
  clock: Clock = realClock,
): Promise<boolean> {
  for (let check = 0; check < times.signUpChecks; check += 1) {
    await clock.wait(check === 0 ? times.signUpFirstCheckMs : times.signUpCheckEveryMs);
    if (signal.aborted) return false;
    if (await hasSession().catch(() => false)) return true;
  }
  return false;
}
