import { expect, test } from "vitest";
import { outcomeOf, useRawSql } from "#server/test/database/raw-sql.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const sql = useRawSql();

const refused = "42501";

/** The tables of an organization that work changes; the catalog test finds a new one, and a list must then name it. */
const tables = [
  "organizations",
  "memberships",
  "invitations",
  "jobs",
  "outputs",
  "output_versions",
  "output_partials",
  "output_locks",
  "output_suggestions",
  "ledgers",
  "job_readings",
  "idempotency_keys",
  "model_calls",
  "model_connections",
  "api_tokens",
  "agents",
  "share_links",
  "guest_sessions",
  "decisions",
  "sign_offs",
  "drifts",
  "rooms",
  "room_decisions",
  "room_questions",
  "manager_sessions",
  "webhook_endpoints",
  "webhook_events",
  "webhook_deliveries",
];

/** Rows that are added and read, and never changed by anybody (V-08). */
const records = ["audit_entries"];

const keyOf = (table: string) => (table === "organizations" ? "id" : "organization_id");

/** How many rows of an organization there really are. */
async function countAll(table: string, organizationId: number): Promise<number> {
  const { rows } = await sql().make.admin.query<{ count: number }>(
    `select count(*)::int from ${table} where ${keyOf(table)} = $1`,
    [organizationId],
  );
  return rows[0]?.count ?? 0;
}

/** One of North's rows as a statement that stores it again. */
async function insertAgain(table: string): Promise<{ id: string; statement: string }> {
  const { make, cast } = sql();
  const { rows: columns } = await make.admin.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and (is_identity = 'NO' or $1 = 'organizations')`,
    [table],
  );
  const names = columns.map(({ name }) => name).join(", ");
  const { rows } = await make.admin.query<{ id: string; row: string }>(
    `select id, quote_literal(to_jsonb(t)) as row from ${table} t where ${keyOf(table)} = $1 limit 1`,
    [cast.north.id],
  );
  const { id = "", row = "" } = rows[0] ?? {};
  return {
    id,
    statement: `insert into ${table} (${names}) overriding system value
                select ${names} from jsonb_populate_record(null::${table}, ${row}::jsonb)`,
  };
}

/** The same statement in nobody's name, in South's, and as control in North's, where it must work on North's rows. */
async function inEachName(statement: string) {
  const { attempt, cast } = sql();
  return {
    nobody: await attempt(null, statement),
    south: await attempt({ organizationId: cast.south.id }, statement),
    north: await attempt({ organizationId: cast.north.id }, statement),
  };
}

test("these are all the tables of an organization", async () => {
  const { rows } = await sql().make.admin.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'",
  );
  expect(["organizations", ...rows.map(({ name }) => name)].sort()).toEqual(
    [...tables, ...records].sort(),
  );
});

for (const table of [...tables, ...records]) {
  test(`nobody reads ${table} of an organization that is not set`, async () => {
    const count = await countAll(table, sql().cast.north.id);
    expect(count).toBeGreaterThan(0);
    const { cast } = sql();
    const answers = await inEachName(
      `select * from ${table} where ${keyOf(table)} = ${cast.north.id}`,
    );
    expect(answers).toEqual({ nobody: 0, south: 0, north: count });
    expect(await inEachName(`select * from ${table}`)).toEqual({
      nobody: 0,
      south: await countAll(table, cast.south.id),
      north: count,
    });
  });

  test(`nobody copies ${table} of an organization that is not set out of the database`, async () => {
    const { cast } = sql();
    expect(await inEachName(`copy ${table} to stdout`)).toEqual({
      nobody: 0,
      south: await countAll(table, cast.south.id),
      north: await countAll(table, cast.north.id),
    });
    expect(await inEachName(`copy ${table} to '/tmp/roleprint-copy'`)).toEqual({
      nobody: refused,
      south: refused,
      north: refused,
    });
  });

  test(`nobody empties or alters ${table}, whatever organization is set`, async () => {
    const statements = [
      `truncate ${table} cascade`,
      `alter table ${table} disable row level security`,
      `alter table ${table} no force row level security`,
      `alter table ${table} owner to roleprint_app`,
      `drop policy tenant on ${table}`,
      `create policy mine on ${table} using (true)`,
      `drop table ${table} cascade`,
      `create trigger mine before insert on ${table} execute function suppress_redundant_updates_trigger()`,
    ];
    for (const statement of statements) {
      const { nobody, north } = await inEachName(statement);
      expect([nobody, north], `in North: ${statement}`).toEqual([refused, refused]);
    }
    const owner = await connectForTest(sql().database.owner);
    await owner.query("begin");
    expect(await outcomeOf(owner, `create policy mine on ${table} using (true)`)).toBe(0);
    await owner.query("rollback");
  });

  test(`the owner of ${table} sees none of its rows`, async () => {
    const owner = await connectForTest(sql().database.owner);
    await owner.query("begin");
    expect(await outcomeOf(owner, `select * from ${table}`)).toBe(0);
    await owner.query("select set_config('app.org_id', $1, true)", [String(sql().cast.north.id)]);
    expect(await outcomeOf(owner, `select * from ${table}`)).toBe(0);
    expect(await outcomeOf(owner, `delete from ${table}`)).toBe(0);
    await owner.query("rollback");
    expect(await countAll(table, sql().cast.north.id)).toBeGreaterThan(0);
  });
}

for (const table of tables) {
  const ofNorth = () => `${keyOf(table)} = ${sql().cast.north.id}`;

  test(`nobody changes ${table} of an organization that is not set`, async () => {
    const count = await countAll(table, sql().cast.north.id);
    const column = table === "organizations" ? "name" : "organization_id";
    const answers = await inEachName(
      `update ${table} set ${column} = ${column} where ${ofNorth()}`,
    );
    expect(answers).toEqual({ nobody: 0, south: 0, north: count });
  });

  test(`nobody deletes ${table} of an organization that is not set`, async () => {
    const count = await countAll(table, sql().cast.north.id);
    const answers = await inEachName(`delete from ${table} where ${ofNorth()}`);
    expect(answers).toEqual({ nobody: 0, south: 0, north: count });
    expect(await countAll(table, sql().cast.north.id)).toBe(count);
  });

  test(`nobody locks ${table} of an organization that is not set`, async () => {
    const count = await countAll(table, sql().cast.north.id);
    const answers = await inEachName(`select 1 from ${table} where ${ofNorth()} for update`);
    expect(answers).toEqual({ nobody: 0, south: 0, north: count });
  });

  test(`nobody adds to ${table} of an organization that is not set`, async () => {
    const { attempt, cast } = sql();
    const { id, statement } = await insertAgain(table);
    expect(await attempt(null, statement)).toBe(refused);
    expect(await attempt({ organizationId: cast.south.id }, statement)).toBe(refused);
    const makeRoom = `delete from ${table} where id = '${id}'`;
    expect(await attempt({ organizationId: cast.north.id }, makeRoom, statement)).toBe(1);
    const { north, south } = await inEachName(`copy ${table} from stdin`);
    expect([north, south]).toEqual(["0A000", "0A000"]);
  });
}

for (const table of tables.filter((name) => name !== "organizations")) {
  test(`nobody moves a row of ${table} into another organization`, async () => {
    const { attempt, cast } = sql();
    const move = (to: number) => `update ${table} set organization_id = ${to}
      where id = (select min(id) from ${table} where organization_id = ${cast.north.id})`;
    const inNorth = { organizationId: cast.north.id };
    expect(await attempt(inNorth, move(cast.south.id))).toBe(refused);
    expect(await attempt(inNorth, move(cast.north.id))).toBe(1);
    expect(await attempt({ organizationId: cast.south.id }, move(cast.south.id))).toBe(0);
  });
}

for (const table of records) {
  test(`nobody changes, deletes or locks ${table}, not even their own organization's (V-08) [W-52]`, async () => {
    const statements = [
      `update ${table} set action = 'nothing'`,
      `update ${table} set created_at = now() where id = 0`,
      `delete from ${table}`,
      `select 1 from ${table} for update`,
      `insert into ${table} (id, action) overriding system value values (1, 'x')
         on conflict (id) do update set action = 'x'`,
    ];
    for (const statement of statements) {
      const { nobody, south, north } = await inEachName(statement);
      expect([nobody, south, north], `for ${statement}`).toEqual([refused, refused, refused]);
    }
  });

  test(`nobody adds to ${table} in the name of an organization that is not set, or of somebody else`, async () => {
    const { attempt, cast } = sql();
    const { userId } = cast.people.member;
    const { statement } = await insertAgain(table);
    expect(await attempt(null, statement)).toBe(refused);
    expect(await attempt({ organizationId: cast.south.id }, statement)).toBe(refused);
    expect(await attempt({ organizationId: cast.north.id }, statement)).toBe(1);
    const own = (id: string) => `insert into ${table} (user_id, action) values ('${id}', 'x')`;
    expect(await attempt({ userId }, own(cast.people.admin.userId))).toBe(refused);
    expect(await attempt({ userId, organizationId: cast.north.id }, own(userId))).toBe(refused);
    expect(await attempt({ userId }, own(userId))).toBe(1);
  });
}
