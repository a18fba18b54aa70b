import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { provision } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { testPasswords } from "#server/test/database/global-setup.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import {
  freePort,
  localDirectory,
  startPostgres,
  type LocalPostgres,
} from "#scripts/dev/postgres.ts";

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
  await provision(bossUrl, "ours", testPasswords);
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
  const operator = await connectForTest(urls.operator);
  expect((await operator.query("select name from organizations")).rows).toEqual([]);
});

test("setup.js that broke off after creating the database ends well when it runs again, and leaves no right behind", async () => {
  const admin = await connectForTest(postgres.adminUrl);
  const setUp = () => {
    const passwords = {
      OWNER_PASSWORD: "an owner",
      APP_PASSWORD: "an app!!",
      QUEUE_PASSWORD: "a queue!",
    };
    const env = {
      PATH: process.env.PATH,
      DATABASE_ADMIN_URL: bossUrl,
      DATABASE_NAME: "half",
      ...passwords,
    };
    const { status, stdout } = spawnSync(process.execPath, ["scripts/operate/setup.ts"], { env });
    return { status, said: stdout.toString() };
  };
  // The second connection, which goes to the new database, is refused.
  await admin.query("alter role boss connection limit 1");
  expect(setUp().status).toBe(1);
  expect((await admin.query("select from pg_database where datname = 'half'")).rowCount).toBe(1);
  await admin.query("alter role boss connection limit -1");

  expect(setUp()).toMatchObject({
    status: 0,
    said: expect.stringContaining("0001_people.sql") as string,
  });
  expect(setUp()).toEqual({ status: 0, said: "nothing to migrate\n" });
  const { rows } = await admin.query("select pg_has_role('boss', 'roleprint_owner', 'set') as may");
  expect(rows).toEqual([{ may: false }]);
  await admin.query("drop database half");
}, 300_000);

test("a database from before the keeper is told what it lacks, and is brought up to date", async () => {
  const admin = await connectForTest(postgres.adminUrl.replace(/postgres$/u, "ours"));
  const urls = await provision(postgres.adminUrl, "older", testPasswords);
  await admin.query("drop owned by roleprint_keeper");
  await admin.query("drop role roleprint_keeper");
  const missing = await migrateAll(urls).catch((fault: Error) => fault);
  expect((missing as Error).cause).toMatchObject({
    message: expect.stringContaining("run setup.js") as string,
  });
  await provision(postgres.adminUrl, "older", testPasswords);
  expect(await migrateAll(urls)).toContain("0023_keeper.sql");
});
