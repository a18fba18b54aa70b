import { migrate } from "#server/db/migrate.ts";
import { installQueue, type QueueClocks } from "#server/queue/install.ts";
import { tasks } from "#server/tasks.ts";

const usualClocks: QueueClocks = { heartbeatSeconds: 10, expireSeconds: 150, retryDelaySeconds: 1 };

/** Brings a database to the present version: our tables first, then the queue's. */
export async function migrateAll(
  urls: { owner: string; queue: string },
  clocks: QueueClocks = usualClocks,
): Promise<string[]> {
  const names = await migrate(urls.owner, new URL("db/migrations/", import.meta.url));
  await installQueue(urls.queue, tasks, clocks);
  return names;
}
