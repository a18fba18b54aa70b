import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpAt, startServer, type ServerProcess } from "#server/test/rig/processes.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";

let web: ServerProcess;
beforeAll(async () => {
  web = await startServer("web", await createTestDatabase(), {
    SIGN_IN_FAILURES_PER_ACCOUNT: "100000",
  });
});
afterAll(async () => {
  web.child.kill("SIGKILL");
  await web.ended;
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Sends `perSecond` requests for `seconds`, without waiting for answers; the answers' times and statuses. */
async function load(
  perSecond: number,
  seconds: number,
  send: (index: number) => Promise<Response>,
) {
  const times: number[] = [];
  const statuses: number[] = [];
  const running: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const timed = async (): Promise<void> => {
      const start = performance.now();
      const answer = await send(index);
      times.push(performance.now() - start);
      statuses.push(answer.status);
    };
    running.push(timed());
    await wait(1_000 / perSecond);
  }
  await Promise.all(running);
  const sorted = times.sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), statuses };
}

// Tried again when it fails: a busy machine can only make these figures worse.
test(
  "L-04: while sign-ins flood in at 50 a second, other calls stay within twice their limit [W-59]",
  { retry: 2 },
  async () => {
    const person = await signUpAt(web, `Flo ${Date.now()}`);
    const read = () => fetch(`${web.url}/api/jobs`, { headers: { cookie: person.cookie() } });
    const guess = (index: number) =>
      fetch(`${web.url}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { origin: web.url, "content-type": "application/json" },
        body: JSON.stringify({ email: `nobody${index}@example.com`, password: "wrong horse" }),
      });
    await load(30, 2, read);
    const calm = await load(30, 5, read);
    const [flood, flooded] = await Promise.all([load(50, 10, guess), load(30, 10, read)]);
    process.stdout.write(
      `calls p50/p95: calm ${calm.p50.toFixed(0)}/${calm.p95.toFixed(0)} ms, flooded ${flooded.p50.toFixed(0)}/${flooded.p95.toFixed(0)} ms\n`,
    );
    expect(new Set(flooded.statuses)).toEqual(new Set([200]));
    expect(flooded.p95).toBeLessThan(300);
    expect(flood.statuses).toContain(401);
    expect(flood.statuses.filter((status) => ![401, 503].includes(status))).toEqual([]);
  },
);

test("A-16: a known and an unknown address take the same time to refuse [W-16]", async () => {
  await signUpAt(web, "Tim Timed");
  const times: Record<string, number[]> = { known: [], unknown: [] };
  for (let index = 0; index < 40; index += 1) {
    for (const [kind, email] of [
      ["known", "tim.timed@example.com"],
      ["unknown", `no${index}@example.com`],
    ] as const) {
      const start = performance.now();
      await fetch(`${web.url}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { origin: web.url, "content-type": "application/json" },
        body: JSON.stringify({ email, password: "wrong horse" }),
      });
      times[kind]?.push(performance.now() - start);
    }
  }
  const median = (list: number[]) =>
    at(
      list.sort((a, b) => a - b),
      0.5,
    );
  const [known, unknown] = [median(times.known ?? []), median(times.unknown ?? [])];
  process.stdout.write(
    `refused after ${known.toFixed(1)} ms (known), ${unknown.toFixed(1)} ms (unknown)\n`,
  );
  expect(Math.abs(known - unknown) / known).toBeLessThan(0.25);
});
