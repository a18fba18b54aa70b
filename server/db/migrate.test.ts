import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";
import { eventually } from "#server/test/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "roleprint-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const directory = pathToFileURL(`${folder}/`);
const write = (name: string, statements: string) =>
  writeFileSync(join(folder, name), `${statements};`);
const slow = "select pg_sleep(60)";

async function open() {
  const { admin: adminUrl, owner } = await createTestDatabase();
  const admin = await connectForTest(adminUrl);
  const exists = async (table: string) => {
    const { rows } = await admin.query<{ is: boolean }>(
      "select to_regclass($1) is not null as is",
      [table],
    );
    return rows[0]?.is;
  };
  return { admin, owner, exists };
}

test("F-22: a migration that is killed leaves nothing behind, and the next run completes it", async () => {
  const { admin, owner, exists } = await open();
  write("9001-first.sql", "create table first_new (id int)");
  write("9002-second.sql", `create table second_new (id int); ${slow}`);
  const killed = migrate(owner, directory).catch((fault: Error) => fault);
  await eventually(
    async () =>
      admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()",
      ),
    ({ rowCount }) => rowCount === 1,
  );
  expect(await killed).toBeInstanceOf(Error);
  expect([await exists("first_new"), await exists("second_new")]).toEqual([true, false]);

  write("9002-second.sql", "create table second_new (id int)");
  expect(await migrate(owner, directory)).toEqual(["9002-second.sql"]);
  expect(await exists("second_new")).toBe(true);
});

test("F-22: a step that cannot be written down as done is undone", async () => {
  const { owner, exists } = await open();
  write("9001-first.sql", "create table first_new (id int)");
  write(
    "9002-second.sql",
    "create table second_new (id int); alter table migrations rename to lost",
  );
  await expect(migrate(owner, directory)).rejects.toThrow("9002-second.sql");
  expect([await exists("second_new"), await exists("migrations")]).toEqual([false, true]);
});

test("F-22: two that run at once do each step once", async () => {
  const { owner } = await createTestDatabase();
  write("9001-first.sql", "create table first_new (id int); select pg_sleep(0.2)");
  write("9002-second.sql", "create table second_new (id int)");
  const both = await Promise.all([migrate(owner, directory), migrate(owner, directory)]);
  expect(both.flat().sort()).toEqual(["9001-first.sql", "9002-second.sql"]);
});

const takesAway =
  /\bdrop\s+(?:table|column)\b|\brename\s+(?:to|column)\b|\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/iu;

test("F-22: what the version before still reads is not taken away beside it", () => {
  const migrations = new URL("migrations/", import.meta.url);
  const names = readdirSync(migrations);
  const taking = names.filter((name) =>
    takesAway.test(readFileSync(new URL(name, migrations), "utf8")),
  );
  // The one was read by a feature that went with it, before any version was released.
  expect([names.length > 15, taking]).toEqual([true, ["0050_no_imported_wages.sql"]]);
  for (const words of [
    "alter table jobs drop column title",
    "alter table jobs rename to roles",
    "alter table jobs alter column title type int",
  ])
    expect(words).toMatch(takesAway);
});
