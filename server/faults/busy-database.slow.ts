import { setTimeout as wait } from "node:timers/promises";
import { test, vi } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { toolTypes } from "#contract/output.ts";
import { echoScript } from "#server/test/model/echo-model.ts";
import { patienceMs } from "#server/test/rig/fault-rig.ts";
import { rigForTest, tell } from "#server/test/rig/rig-for-test.ts";
import { eventually } from "#server/test/test-app.ts";

vi.setConfig({ testTimeout: 600_000 });

/** How long a request waits for a connection: a call that waits for the database takes longer than this. */
const connectMs = 10_000;

test.concurrent("F-23: with five connections and a stuck table, 200 requests are answered or told to come back, and health never waits", async (context) => {
  const { expect } = context;
  const rig = await rigForTest(context);
  const settings = {
    DATABASE_POOL_MAX: "5",
    DATABASE_CONNECT_TIMEOUT_MS: String(connectMs),
    DATABASE_LOCK_TIMEOUT_MS: "2000",
  };
  const web = await rig.start("web", settings);
  const person = await rig.hire(web);
  const job = await person.createJob();
  const ask = () =>
    fetch(`${web.url}/api/jobs/${job.id}`, { headers: { cookie: person.cookie() } });
  const lock = await rig.admin.connect();
  context.onTestFinished(() => lock.release(true));
  await lock.query("begin; lock table jobs in access exclusive mode");
  const asked = Promise.all(Array.from({ length: 200 }, ask));
  const healthMs: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const askedAt = Date.now();
    expect((await fetch(`${web.url}/api/health`)).status).toBe(200);
    healthMs.push(Date.now() - askedAt);
  }
  expect(Math.min(...healthMs)).toBeLessThan(patient(1_000, connectMs));
  const answers = await asked;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ headers }) => headers.has("retry-after"))).toBe(true);
  await lock.query("rollback");
  const freeAt = Date.now();
  await eventually(ask, ({ status }) => status === 200, patienceMs);
  tell("answers again after", freeAt);
  const more = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(more.map(({ status }) => status))).toEqual(new Set([200]));
});

test.concurrent("F-24: while 24 calls to the model are held, no transaction is", async (context) => {
  const { expect } = context;
  const rig = await rigForTest(context);
  const [web] = await Promise.all([
    rig.start("web"),
    rig.start("worker", {
      QUEUE_CONCURRENCY: "24",
      MODEL_CONNECT_MS: "120000",
      MODEL_FIRST_TOKEN_MS: "120000",
      MODEL_TOTAL_MS: "150000",
    }),
  ]);
  const { promise: heldUntil, resolve: letGo } = Promise.withResolvers<void>();
  rig.model.behave((call) => ({ ...echoScript(call), heldUntil }));
  const people = await Promise.all([1, 2, 3, 4].map(() => rig.hire(web)));
  const jobs = await Promise.all(people.map((person) => person.createJob()));
  await eventually(
    async () => rig.model.calls.filter(({ endedAt }) => endedAt === undefined).length,
    (held) => held === people.length * toolTypes.length,
    patienceMs,
  );
  for (let sample = 0; sample < 20; sample += 1) {
    const { rows } = await rig.admin.query(
      `select query from pg_stat_activity where usename like 'roleprint%'
            and state like 'idle in transaction%' and state_change < now() - interval '1 s'`,
    );
    expect(rows).toEqual([]);
    await wait(100);
  }
  letGo();
  await Promise.all(people.map((person, at) => person.finished(jobs[at]?.id ?? 0, 200_000)));
});
