import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { expect, test } from "vitest";
import { openDeps } from "#server/deps.ts";
import {
  callsOf,
  cent,
  reserveAtOnce,
  spendingFor,
  written,
} from "#server/test/database/spending.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { eventually } from "#server/test/test-app.ts";
import { readReports, useModelApp } from "#server/test/model/model-app.ts";

/** As it is unless set. */
const lockTimeoutMs = 2_000;
const rig = useModelApp({ DATABASE_LOCK_TIMEOUT_MS: String(lockTimeoutMs) });
const { app, make } = rig;

async function someone() {
  const home = await make().organization("north");
  return { home, person: await make().member(home, "recruiter") };
}

/** A way to the database on which every answer takes so long, as to a process that is busy with something else. */
async function openSlowWay(databaseUrl: string, answerMs: number) {
  const { hostname, port } = new URL(databaseUrl);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.on("data", (chunk) => void wait(answerMs).then(() => near.write(chunk)));
    near.on("close", () => far.destroy()).on("error", () => far.destroy());
    far.on("close", () => near.destroy()).on("error", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return { url: url.href, close: () => server.close() };
}

test("twenty calls of one organization are paid for at once by a process that hears every answer late", async () => {
  const { home, person } = await someone();
  const { env } = app().deps;
  const way = await openSlowWay(env.DATABASE_URL, 500);
  // Ten pay at a time: if each held the counters until it heard of it, the last one would wait for 4.5 s.
  const slow = await openDeps({
    ...env,
    DATABASE_URL: way.url,
    DATABASE_POOL_MAX: 10,
    DATABASE_STATEMENT_TIMEOUT_MS: 3_000,
  });
  try {
    const account = spendingFor(slow, home, person);
    const { ids } = await reserveAtOnce(Array.from({ length: 20 }, () => account));
    expect(ids).toHaveLength(20);
    await Promise.all(ids.map((id) => account.settle(id, written)));
    expect(await callsOf(make(), home)).toEqual({ count: 20, micros: 20 * cent });
  } finally {
    await slow.close();
    way.close();
  }
});

/** In which of everyone's rows a connection counts. */
const rowUsedBy = (client: Client) =>
  client
    .query<{ row: number }>("select pg_backend_pid() % 8 as row")
    .then(({ rows }) => rows[0]?.row);

/** A connection that counts in the same row of everyone's as another one, or in a different one. */
async function connectBeside(other: Client, isSameRow: boolean): Promise<Client> {
  const client = await connectForTest(app().database.app);
  const isIt = ((await rowUsedBy(client)) === (await rowUsedBy(other))) === isSameRow;
  return isIt ? client : connectBeside(other, isSameRow);
}

/** An organization's call is being paid for, until the client commits. */
async function pay(client: Client): Promise<number> {
  const { home, person } = await someone();
  await client.query("begin");
  await client.query("select set_config('app.org_id', $1, true)", [String(home.id)]);
  const { rows } = await client.query<{ everyone_day: string }>(
    "select everyone_day from lookup.spend($1, now(), $2)",
    [person.userId, cent],
  );
  return Number(rows[0]?.everyone_day);
}

const somebodyWaits = (admin: Client) =>
  eventually(
    () =>
      admin.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      ),
    ({ rowCount }) => rowCount !== 0,
  );

test("one organization's call is paid for while another's is still on its way", async () => {
  const first = await connectForTest(app().database.app);
  const second = await connectBeside(first, false);
  await second.query("set lock_timeout = '300ms'");
  await pay(first);
  await expect(pay(second)).resolves.toBeGreaterThan(0);
});

test("a call that had to wait counts all that was paid meanwhile", async () => {
  const admin = await connectForTest(app().database.admin);
  const first = await connectForTest(app().database.app);
  const [waiting, meanwhile] = [
    await connectBeside(first, true),
    await connectBeside(first, false),
  ];
  const before = await pay(first);
  const counted = pay(waiting);
  await somebodyWaits(admin);
  await pay(meanwhile);
  await meanwhile.query("commit");
  await first.query("commit");
  expect(await counted).toBe(before + 2 * cent);
});

test("a report waits for a counter that somebody holds for long, and is written by its first attempt", async () => {
  const us = await rig.team();
  const admin = await connectForTest(rig.app().database.admin);
  await admin.query("begin");
  await admin.query(
    "insert into spending values ('organization', $1, date_trunc('day', now(), 'UTC'), 0)",
    [String(us.home.id)],
  );
  const job = await rig.createJob(us);
  await somebodyWaits(admin);
  // Longer than that statement waits.
  await wait(2 * lockTimeoutMs);
  expect(rig.model().calls).toEqual([]);
  await admin.query("commit");
  await readReports(us.anna, job.id);
  const { rows } = await admin.query<{ status: string; attempts: number }>(
    "select distinct status, attempts from outputs where job_id = $1",
    [job.id],
  );
  expect(rows).toEqual([{ status: "completed", attempts: 1 }]);
});
