import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addRoles, provision } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { testPasswords } from "#server/test/global-setup.ts";
import { connectForTest } from "#server/test/test-database.ts";
import { freePort, localDirectory, startPostgres, type LocalPostgres } from "#scripts/postgres.ts";

const directory = localDirectory(`provision-${process.pid}`);
let postgres: LocalPostgres;
let bossUrl = "";

beforeAll(async () => {
  postgres = await startPostgres(directory, await freePort(), true);
  const url = new URL(postgres.adminUrl);
  Object.assign(url, { username: "boss", password: "boss" });
  bossUrl = url.toString();
});
afterAll(() => {
  postgres.stop("immediate");
  rmSync(directory, { recursive: true, force: true });
});

test("an administrator who is no superuser sets everything up, and keeps no right to what is in it", async () => {
  const admin = await connectForTest(postgres.adminUrl);
  await admin.query("create role boss login createrole createdb password 'boss'");
  const urls = await provision(bossUrl, "ours", testPasswords);
  expect(await migrateAll(urls)).toContain("0001_people.sql");
  await addRoles(bossUrl, testPasswords);
  expect(await migrateAll(urls)).toEqual([]);

  const boss = await connectForTest(bossUrl.replace(/postgres$/u, "ours"));
  for (const statement of [
    "select * from users",
    "select * from pgboss.job",
    "set role roleprint_app",
  ])
    await expect(boss.query(statement)).rejects.toThrow("permission denied");
  const keeper = await connectForTest(urls.keeper);
  expect((await keeper.query("select token from sessions")).rows).toEqual([]);
});

test("a database from before the keeper is told what it lacks, and is brought up to date", async () => {
  const admin = await connectForTest(postgres.adminUrl.replace(/postgres$/u, "ours"));
  const urls = await provision(postgres.adminUrl, "older", testPasswords);
  await admin.query("drop owned by roleprint_keeper");
  await admin.query("drop role roleprint_keeper");
  const missing = await migrateAll(urls).catch((fault: Error) => fault);
  expect((missing as Error).cause).toMatchObject({
    message: expect.stringContaining("run setup.js") as string,
  });
  await addRoles(postgres.adminUrl, testPasswords);
  expect(await migrateAll(urls)).toContain("0023_keeper.sql");
});
