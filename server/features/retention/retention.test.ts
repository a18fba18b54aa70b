import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sweepOld } from "#server/features/retention/retention.service.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";
import { startWorker } from "#server/worker.ts";

const app = useTestApp({ REAPER_EVERY_MS: "100", SWEEP_EVERY_MS: "600000" });
const make = useFactories(app);

/** What has an end, how many days after it a row stays, and a row of each kind. */
const kept = {
  sessions: [7, "expires_at"],
  verifications: [7, "expires_at"],
  invitations: [7, "expires_at"],
  letters: [7, "created_at"],
  audit_entries: [400, "created_at"],
  model_calls: [400, "created_at"],
  api_tokens: [400, "expires_at"],
  share_links: [120, "expires_at"],
  guest_sessions: [7, "expires_at"],
  rooms: [120, "expires_at"],
  manager_sessions: [7, "expires_at"],
  webhook_events: [30, "created_at"],
} as const;
type Table = keyof typeof kept;
const tables = Object.keys(kept) as Table[];

/** Two of everything, in two organizations, with nobody's end in sight. */
async function fill(): Promise<void> {
  const { admin } = make();
  for (const tenant of ["north", "south"]) {
    const home = await make().organization(tenant);
    const anna = await make().member(home, "admin");
    await make().invitation(home, `${randomUUID()}@example.com`);
    await make().entry(home, anna);
    await make().modelCall(home);
    await make().token(home, anna);
    const { jobId } = await make().job(home, anna);
    await make().shareLink(home, jobId);
    // A link that lasts, since a session goes with its link.
    await make().guest(await make().shareLink(home, jobId));
    await make().room(home, jobId);
    await make().manager(await make().room(home, jobId));
    await make().webhook(home);
    await make().letter(tenant, anna.email);
    await admin.query(
      "insert into verifications (id, identifier, value, expires_at) values ($1, $1, '', now())",
      [randomUUID()],
    );
  }
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await make().admin.query<{ name: string; count: number }>(
    tables
      .map((name) => `select '${name}' as name, count(*)::int from ${name}`)
      .join(" union all "),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Moves the ends so that one row of each table is past its time by an hour, and another an hour short of it. */
async function shiftTime(): Promise<void> {
  for (const table of tables) {
    const [days, column] = kept[table];
    for (const [which, hours] of [
      ["min", 1],
      ["max", -1],
    ] as const) {
      await make().admin.query(
        `update ${table} set ${column} = now() - make_interval(days => $1, hours => $2)
          where id = (select ${which}(id) from ${table})`,
        [days, hours],
      );
    }
  }
}

test("V-04: under shifted time exactly what is past its time goes, in every organization", async () => {
  await fill();
  const before = await counts();
  await sweepOld(app().deps);
  expect(await counts()).toEqual(before);
  await shiftTime();
  await sweepOld(app().deps);
  const after = await counts();
  for (const table of tables)
    expect([table, after[table]]).toEqual([table, (before[table] ?? 0) - 1]);
  await sweepOld(app().deps);
  expect(await counts()).toEqual(after);
});

test("a revoked link goes 120 days after that, not after the day it would have ended", async () => {
  const home = await make().organization("north");
  const { jobId } = await make().job(home);
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
  const staying = await make().shareLink(home, jobId, { revoked_at: ago(119) });
  await make().shareLink(home, jobId, { revoked_at: ago(121) });
  await sweepOld(app().deps);
  const { rows } = await make().admin.query<{ id: string }>(
    "select id from share_links where job_id = $1",
    [jobId],
  );
  expect(rows).toEqual([{ id: String(staying.shareLinkId) }]);
});

test("an operator keeps things shorter or longer, but the record at least a month", async () => {
  await fill();
  await make().admin.query("update audit_entries set created_at = now() - interval '31 days'");
  await make().admin.query("update letters set created_at = now() - interval '8 days'");
  // One that ended is kept as long as the record.
  await make().admin.query("update api_tokens set expires_at = now()");
  const { env } = app().deps;
  const longer = { ...env, KEEP_LETTERS_DAYS: 9, KEEP_ACTIVITY_DAYS: 32 };
  const before = await counts();
  await sweepOld({ ...app().deps, env: longer });
  expect(await counts()).toEqual(before);
  await make().entry(null);
  const { database } = app().deps;
  await database.execute("select lookup.forget_record(interval '0 days')");
  await sweepOld({ ...app().deps, env: { ...env, KEEP_LETTERS_DAYS: 7 } });
  expect(await counts()).toMatchObject({ audit_entries: 1, letters: 0 });
});

test("network addresses that were counted at the door are forgotten after a day", async () => {
  const { admin } = make();
  const agedMs = (hours: number) => Date.now() - hours * 60 * 60_000;
  for (const hours of [23, 25]) {
    await admin.query(
      "insert into rate_limits (id, key, count, last_request) values ($1, $1, 1, $2)",
      [`aged-${hours}`, agedMs(hours)],
    );
  }
  await sweepOld(app().deps);
  const { rows } = await admin.query("select id from rate_limits where id like 'aged-%'");
  expect(rows).toEqual([{ id: "aged-23" }]);
});

test("more than one statement takes is dropped all the same", async () => {
  const { admin } = make();
  await admin.query(`insert into audit_entries (action, created_at)
    select 'x', now() - interval '500 days' from generate_series(1, 10100)`);
  await admin.query(`insert into letters (kind, recipient, created_at)
    select 'x', 'x', now() - interval '500 days' from generate_series(1, 10100)`);
  await sweepOld(app().deps);
  const { rows } = await admin.query(
    "select count(*)::int from audit_entries where action = 'x' union all select count(*)::int from letters where kind = 'x'",
  );
  expect(rows).toEqual([{ count: 0 }, { count: 0 }]);
});

test("a worker sweeps by itself", async () => {
  await make().letter("north", "old@example.com");
  await make().admin.query("update letters set created_at = now() - interval '8 days'");
  const worker = await startWorker(app().deps);
  const left = await eventually(
    async () => (await counts())["letters"],
    (count) => count === 0,
  );
  await worker.stop();
  expect(left).toBe(0);
});
