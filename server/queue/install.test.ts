import { expect, test } from "vitest";
import { migrateAll } from "#server/migrate-all.ts";
import { deadLetterOf } from "#server/queue/task.ts";
import { tasks } from "#server/tasks.ts";
import { openTestApp } from "#server/test/test-app.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";
import { startWorker } from "#server/worker.ts";

test("no queue keeps an entry for long whose worker died, dead letters included", async () => {
  const admin = await connectForTest((await createTestDatabase()).admin);
  const { rows } = await admin.query<{ name: string }>(
    `select name, heartbeat_seconds as heartbeat, expire_seconds as expire from pgboss.queue
      where name not like '\\_\\_%'`,
  );
  const names = tasks.flatMap((task) => [task.name, deadLetterOf(task)]);
  expect(rows.sort((a, b) => a.name.localeCompare(b.name))).toEqual(
    names.sort().map((name) => ({ name, heartbeat: 10, expire: 150 })),
  );
});

test("a worker's settings are the queue's clocks, and setting up again leaves them", async () => {
  const app = await openTestApp({
    QUEUE_EXPIRE_SECONDS: "200",
    QUEUE_HEARTBEAT_SECONDS: "20",
    QUEUE_RETRY_DELAY_SECONDS: "3",
    MODEL_TOTAL_MS: "180000",
  });
  const worker = await startWorker(app.deps);
  await worker.stop();
  await migrateAll(app.database);
  const admin = await connectForTest(app.database.admin);
  const { rows } = await admin.query(
    `select name, heartbeat_seconds as heartbeat, expire_seconds as expire, retry_delay as delay, notify
       from pgboss.queue where name like 'write-report%' order by name`,
  );
  await app.close();
  const clocks = { heartbeat: 20, expire: 200, notify: true };
  expect(rows).toEqual([
    { name: "write-report", delay: 3, ...clocks },
    { name: "write-report-dead", delay: 5, ...clocks },
  ]);
});
