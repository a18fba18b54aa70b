import { expect, test } from "vitest";
import { findSchemaFault as findFault } from "#server/db/schema-fault.ts";
import { startServer } from "#server/test/rig/processes.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";

const migrations = new URL("db/migrations/", import.meta.url);
const findSchemaFault = (url: string) => findFault(url, migrations);

test("a program is told that its database is older, empty, missing or does not know it, and how to mend that", async () => {
  const { admin: adminUrl, app, keeper, owner } = await createTestDatabase();
  const admin = await connectForTest(adminUrl);
  for (const url of [app, keeper, owner]) expect(await findSchemaFault(url)).toBeUndefined();

  await admin.query("insert into migrations (name) values ('9999_newer.sql')");
  expect(await findSchemaFault(app)).toBeUndefined();
  await admin.query("delete from migrations where name = '0023_keeper.sql'");
  expect(await findSchemaFault(app)).toMatch(/older version: 0023_keeper\.sql .*setup\.js/u);
  await admin.query("revoke select on migrations from roleprint_app");
  expect(await findSchemaFault(app)).toMatch(/roleprint_app: .*older version.*setup\.js/u);
  await admin.query("drop table migrations");
  expect(await findSchemaFault(owner)).toMatch(/no tables.*setup\.js/u);
  expect(await findSchemaFault(`${app}_not_there`)).toMatch(/does not exist.*setup\.js/u);
  const wrong = new URL(keeper);
  wrong.password = "wrong";
  expect(await findSchemaFault(wrong.toString())).toMatch(/roleprint_keeper: .*password/u);
});

test.each(["web", "worker"] as const)(
  "%s says so at its start, in a sentence and without a stack",
  async (service) => {
    const database = await createTestDatabase();
    const admin = await connectForTest(database.admin);
    await admin.query("delete from migrations where name like '002%'");
    const fault = await startServer(service, database).catch((error: Error) => error.message);
    expect(fault).toMatch(
      /^the server did not start \(1\):\nThe database is of an older version: 0020_.*\n$/u,
    );
  },
  100_000,
);

test("a database that does not answer is not judged", async () => {
  expect(await findSchemaFault("postgres://a@127.0.0.1:1/none")).toBeUndefined();
});
