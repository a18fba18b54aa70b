import { expect, test } from "vitest";
import { enter, outcomeOf, useRawSql } from "#server/test/database/raw-sql.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const sql = useRawSql();

const refused = "42501";
const noSuchParent = "23503";
const alreadyThere = "23505";
const inNorth = () => ({ organizationId: sql().cast.north.id });
const inSouth = () => ({ organizationId: sql().cast.south.id });

async function firstId(table: string, organizationId: number): Promise<string> {
  const { rows } = await sql().make.admin.query<{ id: string }>(
    `select id from ${table} where organization_id = $1 order by id limit 1`,
    [organizationId],
  );
  return rows[0]?.id ?? "";
}

test("a report cannot hang on another organization's job, nor a version on another's report", async () => {
  const { attempt, cast } = sql();
  const north = cast.north.id;
  const output = (jobId: string) =>
    `insert into outputs (organization_id, job_id, tool_type) values (${north}, ${jobId}, 'marketPulse')`;
  const makeRoom = "delete from outputs where tool_type = 'marketPulse'";
  expect(await attempt(inNorth(), makeRoom, output(await firstId("jobs", cast.south.id)))).toBe(
    noSuchParent,
  );
  expect(await attempt(inNorth(), makeRoom, output(await firstId("jobs", north)))).toBe(1);

  const version = (outputId: string) =>
    `insert into output_versions (organization_id, output_id, version, kind, gen, content)
     values (${north}, ${outputId}, 99, 'edited', 1, '{}')`;
  expect(await attempt(inNorth(), version(await firstId("outputs", cast.south.id)))).toBe(
    noSuchParent,
  );
  expect(await attempt(inNorth(), version(await firstId("outputs", north)))).toBe(1);
});

test("what another organization already has is not told by a refusal to store the same", async () => {
  const { attempt, cast, make } = sql();
  await make.admin.query(
    `insert into invitations (organization_id, email, role, token_hash, expires_at)
     values ($1, 'x@example.com', 'admin', '\\x01', now())`,
    [cast.south.id],
  );
  const insert = (organizationId: number, hash: string) =>
    `insert into invitations (organization_id, email, role, token_hash, expires_at)
     values (${organizationId}, 'x@example.com', 'admin', '${hash}', now())`;
  expect(await attempt(inNorth(), insert(cast.north.id, "\\x01"))).toBe(1);
  expect(await attempt(inSouth(), insert(cast.south.id, "\\x01"))).toBe(alreadyThere);
  expect(await attempt(inNorth(), insert(cast.south.id, "\\x01"))).toBe(refused);
  expect(await attempt(inNorth(), insert(cast.south.id, "\\x02"))).toBe(refused);
});

test("the app role turns no counter but the one that numbers organizations, and that only forwards", async () => {
  const { attempt } = sql();
  const tables = ["memberships", "invitations", "jobs", "outputs", "output_versions"];
  for (const table of [
    ...tables,
    "model_calls",
    "model_connections",
    "output_partials",
    "output_locks",
    "output_suggestions",
    "ledgers",
    "job_readings",
    "audit_entries",
    "letters",
  ]) {
    for (const call of ["nextval('$')", "setval('$', 1)", "currval('$')", "lastval()"]) {
      const outcome = await attempt(inNorth(), `select ${call.replace("$", `${table}_id_seq`)}`);
      expect([refused, "55000"], `${table} ${call}`).toContain(outcome);
    }
    expect(await attempt(inNorth(), `select last_value from ${table}_id_seq`)).toBe(refused);
  }
  expect(await attempt(inNorth(), "select setval('organizations_id_seq', 1)")).toBe(refused);
  expect(await attempt(inNorth(), "alter sequence organizations_id_seq restart")).toBe(refused);
  expect(await attempt(inNorth(), "select nextval('organizations_id_seq')")).toBe(1);
});

test("the planner's statistics show nobody the words of an organization", async () => {
  const { make, read } = sql();
  await make.admin.query("analyze");
  const statistics = `select most_common_vals::text as words from pg_stats
    where schemaname = 'public' and tablename = $table and most_common_vals is not null`;
  const { rows: seenByAdmin } = await make.admin.query(statistics.replace("$table", "'outputs'"));
  expect(JSON.stringify(seenByAdmin)).toContain("CANARY-south");
  for (const table of ["organizations", "memberships", "invitations", "jobs", "outputs"]) {
    expect(await read(inNorth(), statistics.replace("$table", `'${table}'`))).toEqual([]);
  }
  const ofPeople = await read(inNorth(), statistics.replace("$table", "'users'"));
  expect(ofPeople.length).toBeGreaterThan(0);
  const raw = ["pg_statistic", "pg_statistic_ext_data", "pg_authid"];
  for (const table of raw) {
    expect(
      await sql().attempt(inNorth(), `select * from ${table}`),
      `${table} as roleprint_app`,
    ).toBe(refused);
  }
});

test("the app role becomes nobody else and switches no wall off", async () => {
  const { attempt } = sql();
  const refusedStatements = [
    "set role roleprint_owner",
    "set role roleprint_finder",
    "set role roleprint_queue",
    "set role postgres",
    "set session authorization roleprint_owner",
    "set session_replication_role = replica",
    "alter role roleprint_app bypassrls",
    "alter role roleprint_app superuser",
    "grant roleprint_finder to roleprint_app",
    "create table mine (id int)",
    "create schema mine",
    "create function mine() returns int language sql return 1",
    "create function lookup.mine() returns int language sql security definer return 1",
    "create or replace function current_organization_id() returns bigint language sql return 1",
    "alter function current_organization_id() owner to roleprint_app",
    "create extension dblink",
    "copy (select 1) to program 'true'",
    "select pg_read_file('/etc/passwd')",
  ];
  for (const statement of refusedStatements) {
    expect(await attempt(inNorth(), statement), `in North: ${statement}`).toBe(refused);
  }
  expect(await attempt(inNorth(), "set row_security = off", "select * from jobs")).toBe(refused);
  expect(await attempt(inNorth(), "set row_security = on", "select * from jobs")).toBe(1);
});

test("the app role adds to the queue and neither reads, changes nor removes what is in it", async () => {
  const { attempt, make, cast, database } = sql();
  await make.admin.query(
    `insert into pgboss.job (name, data) values ('write-report', '{"organizationId": ${cast.south.id}}')`,
  );
  for (const table of ["pgboss.job", "pgboss.job_common"]) {
    for (const statement of [
      `select data from ${table}`,
      `select * from ${table}`,
      `select id from ${table} where data->>'organizationId' = '${cast.south.id}'`,
      `update ${table} set state = 'cancelled'`,
      `update ${table} set data = '{}'`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} add column mine text`,
    ]) {
      expect(await attempt(inNorth(), statement), `in North: ${statement}`).toBe(refused);
    }
  }
  const add = `insert into pgboss.job (name, data) values ('write-report', '{}') returning id`;
  expect(await attempt(inNorth(), add)).toBe(1);
  const queue = await connectForTest(database.queue);
  expect(await outcomeOf(queue, "select data from pgboss.job")).toBe(1);
  expect(await outcomeOf(queue, "select * from jobs")).toBe(refused);
  expect(await outcomeOf(queue, "select lookup.organization_of_job(1)")).toBe(refused);
});

for (const end of ["commit", "rollback"]) {
  test(`the organization that was set is forgotten with the ${end}, and what is left of it harms nobody`, async () => {
    const { client } = sql();
    await client.query("begin");
    await enter(client, { ...inNorth(), userId: sql().cast.people.member.userId });
    expect(await outcomeOf(client, "select * from jobs")).toBe(1);
    await client.query(end);

    const { rows } = await client.query<{ left: string | null }>(
      "select current_setting('app.org_id', true) as left",
    );
    expect(rows[0]?.left).toBe("");
    for (const table of ["organizations", "memberships", "invitations", "jobs", "outputs"]) {
      expect(await outcomeOf(client, `select * from ${table}`), `${table} as roleprint_app`).toBe(
        0,
      );
    }
    expect(await sql().attempt(inSouth(), "select * from jobs")).toBe(1);
  });
}
