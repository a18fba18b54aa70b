import { expect, test } from "vitest";
import { pollSession } from "#web/features/accounts/sign-up-success.tsx";

function watchedClock() {
  const waits: number[] = [];
  return { waits, wait: async (ms: number) => void waits.push(ms) };
}

test("a new account is asked for ten times, a second apart, first after half a second [S-410, S-905]", async () => {
  const clock = watchedClock();
  const isIn = await pollSession(async () => false, new AbortController().signal, clock);
  expect(isIn).toBe(false);
  expect(clock.waits).toEqual([500, ...Array.from({ length: 9 }, () => 1_000)]);
});

test("a check that fails counts as one of the ten, and the session ends the wait [S-410]", async () => {
  const clock = watchedClock();
  let checks = 0;
  const hasSession = async () => {
    checks += 1;
    if (checks === 1) throw new Error("offline");
    return checks === 3;
  };
  expect(await pollSession(hasSession, new AbortController().signal, clock)).toBe(true);
  expect(checks).toBe(3);
});

test("nobody is asked for after the screen was left", async () => {
  const left = new AbortController();
  left.abort();
  let checks = 0;
  const hasSession = async () => {
    checks += 1;
    return true;
  };
  expect(await pollSession(hasSession, left.signal, watchedClock())).toBe(false);
  expect(checks).toBe(0);
});
