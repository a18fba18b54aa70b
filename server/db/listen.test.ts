import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/db/listen.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";
import { connect, createTestDatabase } from "#server/test/database/test-database.ts";

const app = useTestApp();

test("after a while without a database there is one listener again, a gap is told once, and news come once", async () => {
  const database = await createTestDatabase();
  const elsewhere = await connect(app().database.admin);
  const heard: string[] = [];
  const listener = await listen(database.app, app().deps.log, "roleprint_tasks", {
    announcement: ({ taskId }) => void heard.push(taskId),
    gap: () => void heard.push("gap"),
  });
  onTestFinished(async () => {
    await listener.stop();
    await elsewhere.end();
  });
  const listeners = async () =>
    (
      await elsewhere.query(
        "select pid from pg_stat_activity where datname = $1 and query = 'listen roleprint_tasks'",
        [database.name],
      )
    ).rowCount;
  expect(await listeners()).toBe(1);

  await elsewhere.query(`alter database ${database.name} allow_connections false`);
  await elsewhere.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
    [database.name],
  );
  await wait(3_000);
  expect(heard).toEqual([]);
  await elsewhere.query(`alter database ${database.name} allow_connections true`);
  await eventually(
    async () => heard.length,
    (count) => count > 0,
  );
  expect(heard).toEqual(["gap"]);

  const admin = await connect(database.admin);
  const announce = (taskId: string) =>
    admin.query("select pg_notify('roleprint_tasks', $1)", [
      JSON.stringify({ kind: "cancelled", taskId }),
    ]);
  // A second listener would hear the first news again, and a second gap would be told, before the last news came.
  for (const taskId of ["7", "8", "9"]) {
    await announce(taskId);
    await eventually(
      async () => heard.includes(taskId),
      (isHeard) => isHeard,
    );
  }
  expect(heard).toEqual(["gap", "7", "8", "9"]);
  expect(await listeners()).toBe(1);
  await admin.end();
});
