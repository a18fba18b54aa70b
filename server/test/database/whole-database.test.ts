import { expect, test } from "vitest";
import { listOf } from "#server/test/row-level-security/row-level-security-catalog.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";

const words = "Canary-in-Every-Table";

const everyTable = `
  select format('%I.%I', schemaname, tablename) as line
    from pg_tables join pg_class c on c.oid = format('%I.%I', schemaname, tablename)::regclass
   where schemaname not in ('pg_catalog', 'information_schema') and c.relkind = 'r'`;

test("words are found in whichever table they stand, ours or the queue's", async () => {
  const admin = await connectForTest((await createTestDatabase()).admin);
  expect(await tablesHolding(admin, words)).toEqual([]);
  await admin.query("insert into pgboss.job (name, data) values ('write-report', $1)", [
    JSON.stringify({ words }),
  ]);
  expect(await tablesHolding(admin, words)).toEqual(["pgboss.job_common"]);

  const tables = await listOf(admin, everyTable);
  for (const name of tables) {
    await admin.query(
      `drop table if exists ${name} cascade; create table ${name} as select '${words}' as canary`,
    );
  }
  const names = tables.map((name) => name.replace(/^public\./u, ""));
  expect((await tablesHolding(admin, words)).sort()).toEqual(names.sort());
});

test("words are found in any spelling, in lists, in JSON and in bytes", async () => {
  const admin = await connectForTest((await createTestDatabase()).admin);
  const values = {
    text: `'${words.toUpperCase()}'`,
    "text[]": `array['a', '${words}']`,
    jsonb: `'{"a": [{"${words}": 1}]}'`,
    bytea: `'a ${words}'`,
  };
  for (const [type, value] of Object.entries(values)) {
    await admin.query(
      `create schema away; create table away.kept (it ${type}); insert into away.kept values (${value})`,
    );
    expect([type, await tablesHolding(admin, words)]).toEqual([type, ["away.kept"]]);
    await admin.query("drop schema away cascade");
  }
});
