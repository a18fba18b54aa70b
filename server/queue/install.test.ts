import { expect, test } from "vitest";
import { deadLetterOf } from "#server/queue/task.ts";
import { tasks } from "#server/tasks.ts";
import { connectForTest, createTestDatabase } from "#server/test/test-database.ts";

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
