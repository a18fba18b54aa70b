import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { outcomeOf, useRawSql } from "#server/test/database/raw-sql.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const sql = useRawSql();

/** What one statement does in the name of a guest, in a transaction of its own that is taken back. */
async function asGuest(cookie: string, ...statements: string[]) {
  const app = await connectForTest(sql().database.app);
  const token = cookie.split("=")[1] ?? "";
  await app.query("begin");
  const entered = await app.query("select * from enter_as_guest($1)", [
    createHash("sha256").update(token).digest(),
  ]);
  const outcomes: (number | string)[] = [];
  for (const statement of statements) {
    await app.query("savepoint before");
    outcomes.push(await outcomeOf(app, statement));
    await app.query("rollback to savepoint before");
  }
  await app.query("rollback");
  return { entered: entered.rows.length, outcomes };
}

async function shared(toolType: string | null = null) {
  const { make, cast } = sql();
  const { jobId } = await make.job(cast.north);
  await make.job(cast.north);
  const link = await make.shareLink(cast.north, jobId, { tool_type: toolType });
  return { jobId, cookie: await make.guest(link) };
}

const closed = [
  "memberships",
  "invitations",
  "output_versions",
  "output_partials",
  "output_locks",
  "output_suggestions",
  "ledgers",
  "job_readings",
  "idempotency_keys",
  "model_calls",
  "model_connections",
  "audit_entries",
  "guest_sessions",
  "decisions",
  "sign_offs",
  "drifts",
  "webhook_endpoints",
  "webhook_events",
  "webhook_deliveries",
];

test("a guest sees one job, its reports, its links and whose it is, and no row of any other table", async () => {
  const { cookie } = await shared();
  const open = ["organizations", "jobs", "share_links", "outputs"];
  const { entered, outcomes } = await asGuest(
    cookie,
    ...[...open, ...closed].map((table) => `select 1 from ${table}`),
  );
  expect(entered).toBe(1);
  expect(outcomes).toEqual([1, 1, 1, 6, ...closed.map(() => 0)]);
});

test("a guest whose link leads to one report sees that one", async () => {
  const { cookie } = await shared("intakeSync");
  const { outcomes } = await asGuest(cookie, "select 1 from outputs");
  expect(outcomes).toEqual([1]);
});

test("a guest changes nothing, not even what they see, and cannot make the transaction write again", async () => {
  const { cookie, jobId } = await shared();
  const readOnly = "25006";
  const { outcomes } = await asGuest(
    cookie,
    `update jobs set title = 'Mine' where id = ${jobId}`,
    `delete from jobs where id = ${jobId}`,
    "delete from share_links",
    "update share_links set opened_count = 0",
    "insert into attempts (key, count, resets_at) values ('x', 1, now())",
  );
  expect(outcomes).toEqual(outcomes.map(() => readOnly));
  const again = await asGuest(cookie, "set transaction read write");
  expect(again.outcomes).toEqual(["25001"]);
});

test("nobody enters by a session that is over, or whose link is", async () => {
  const { make, cast } = sql();
  const { jobId } = await make.job(cast.north);
  const past = new Date(Date.now() - 1_000);
  const link = (changes: object) => make.shareLink(cast.north, jobId, { ...changes });
  const cookies = [
    await make.guest(await link({}), -1_000),
    await make.guest(await link({ expires_at: past })),
    await make.guest(await link({ revoked_at: past })),
    "roleprint.guest=invented",
  ];
  for (const cookie of cookies) {
    const { entered, outcomes } = await asGuest(cookie, "select 1 from jobs");
    expect([entered, outcomes]).toEqual([0, [0]]);
  }
});
