import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { outcomeOf, useRawSql } from "#server/test/database/raw-sql.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const sql = useRawSql();

const refused = "42501";

/** What statements do in the name of a manager, each in a transaction that is taken back. */
async function asManager(cookie: string, ...statements: string[]) {
  const app = await connectForTest(sql().database.app);
  const token = cookie.split("=")[1] ?? "";
  await app.query("begin");
  const entered = await app.query("select * from enter_as_manager($1)", [
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

/** Two rooms of one job, since another manager's answers are the nearest thing that must not be seen. */
async function twoRooms() {
  const { make, cast } = sql();
  const { jobId } = await make.job(cast.north);
  await make.job(cast.north);
  const room = await make.room(cast.north, jobId);
  const other = await make.room(cast.north, jobId);
  return { jobId, room, other, cookie: await make.manager(room) };
}

const open = ["organizations", "jobs", "rooms", "room_decisions", "room_questions"];

test("a manager sees one job, one room, what is asked in it and whose it is, and no row of any other table", async () => {
  const { rows } = await sql().make.admin.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'",
  );
  const closed = rows.map(({ name }) => name).filter((name) => !open.includes(name));
  const { cookie } = await twoRooms();
  const { entered, outcomes } = await asManager(
    cookie,
    ...[...open, ...closed].map((table) => `select 1 from ${table}`),
  );
  expect(entered).toBe(1);
  expect(outcomes).toEqual([...open.map(() => 1), ...closed.map(() => 0)]);
});

test("a manager answers in their own room and in no other, and moves no answer there", async () => {
  const { cookie, room, other } = await twoRooms();
  const answer = "set answer = '{}', answered_value = 'x', answered_at = now()";
  const { outcomes } = await asManager(
    cookie,
    `update room_decisions ${answer} where room_id = ${room.roomId}`,
    `update room_questions set answer = 'In June' where room_id = ${room.roomId}`,
    `update room_decisions ${answer} where room_id = ${other.roomId}`,
    `update room_questions set answer = 'In June' where room_id = ${other.roomId}`,
    `update room_questions set room_id = ${other.roomId}`,
  );
  expect(outcomes).toEqual([1, 1, 0, 0, refused]);
});

test("a manager changes, adds and deletes nothing else", async () => {
  const { cookie, jobId, room } = await twoRooms();
  const { organizationId, roomId } = room;
  const { outcomes } = await asManager(
    cookie,
    `update jobs set title = 'Mine' where id = ${jobId}`,
    "update organizations set name = 'Mine'",
    "update rooms set expires_at = now() + interval '1 year'",
    `insert into room_questions (organization_id, room_id, position, question, hint)
       values (${organizationId}, ${roomId}, 1, 'x', '')`,
    `insert into rooms (organization_id, job_id, name, token_hash, expires_at)
       values (${organizationId}, ${jobId}, 'x', '\\x00', now())`,
    `insert into manager_sessions (organization_id, room_id, token_hash, expires_at)
       values (${organizationId}, ${roomId}, '\\x00', now())`,
    "insert into audit_entries (organization_id, action, object, outcome) values (0, 'room.answer', '', 'done')",
    `insert into audit_entries (organization_id, action, object, outcome)
       values (${organizationId}, 'job.delete', '', 'done')`,
  );
  expect(outcomes).toEqual(outcomes.map(() => refused));
  const deleted = await asManager(cookie, ...open.map((table) => `delete from ${table}`));
  expect(deleted.outcomes).toEqual(open.map(() => 0));
  const recorded = await asManager(
    cookie,
    `insert into audit_entries (organization_id, action, object, outcome)
       values (${organizationId}, 'room.answer', '', 'done')`,
  );
  expect(recorded.outcomes).toEqual([1]);
});

test("a manager sees what their own room signed and what changed since, no other room's, and changes none of it", async () => {
  const { make, cast } = sql();
  const { cookie, jobId, room } = await twoRooms();
  await make.agreement(cast.north, { jobId, roomId: room.roomId });
  const elsewhere = await make.job(cast.north);
  const other = await make.room(cast.north, elsewhere.jobId);
  await make.agreement(cast.north, { jobId: elsewhere.jobId, roomId: other.roomId });
  const { outcomes } = await asManager(
    cookie,
    "select 1 from sign_offs",
    "select 1 from drifts",
    "select 1 from decisions",
    "delete from sign_offs",
    "delete from drifts",
    "update drifts set state = 'agreed'",
    "update sign_offs set record = ''",
    "update decisions set value = ''",
  );
  expect(outcomes).toEqual([1, 1, 0, 0, 0, refused, refused, 0]);
});

test("nobody enters a room by a session that is over, or whose room is", async () => {
  const { make, cast } = sql();
  const { jobId } = await make.job(cast.north);
  const past = new Date(Date.now() - 1_000);
  const room = (changes: object) => make.room(cast.north, jobId, { ...changes });
  const cookies = [
    await make.manager(await room({}), -1_000),
    await make.manager(await room({ expires_at: past })),
    await make.manager(await room({ ended_at: past })),
    "roleprint.manager=invented",
  ];
  for (const cookie of cookies) {
    const { entered, outcomes } = await asManager(cookie, "select 1 from jobs");
    expect([entered, outcomes]).toEqual([0, [0]]);
  }
});
