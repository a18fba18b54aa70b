import { Client } from "pg";
import { PgBoss } from "pg-boss";
import { deadLetterOf, type Task } from "#server/queue/task.ts";

export type QueueClocks = {
  heartbeatSeconds: number;
  expireSeconds: number;
  retryDelaySeconds: number;
};

/** Creates or upgrades pg-boss's own tables and one queue per task, as the queue's owner; part of `db:migrate`. */
export async function installQueue(
  queueUrl: string,
  tasks: readonly Task[],
  clocks: QueueClocks,
): Promise<void> {
  const boss = new PgBoss({
    connectionString: queueUrl,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  const faults: Error[] = [];
  boss.on("error", (error) => faults.push(error));
  await boss.start();
  // Also for dead letters: without these an entry whose worker died waits for a quarter of an hour.
  const recovery = {
    heartbeatSeconds: clocks.heartbeatSeconds,
    expireInSeconds: clocks.expireSeconds,
  };
  for (const task of tasks) {
    const dead = { notify: true, retryLimit: 10, retryDelay: 5, ...recovery };
    await ensureQueue(boss, deadLetterOf(task), dead);
    await ensureQueue(boss, task.name, {
      notify: true,
      ...recovery,
      deadLetter: deadLetterOf(task),
      retryLimit: task.attempts - 1,
      retryDelay: clocks.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: task.slowestRetrySeconds ?? 60,
    });
  }
  await boss.stop({ graceful: false });
  if (faults[0]) throw faults[0];
  await grantSending(queueUrl);
}

type QueueSettings = Omit<NonNullable<Parameters<PgBoss["createQueue"]>[1]>, "name">;

async function ensureQueue(boss: PgBoss, name: string, settings: QueueSettings): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
  else await boss.createQueue(name, settings);
}

/** The app role may add entries and nothing else; the finder sees which entries still live, and drops an organization's. */
async function grantSending(queueUrl: string): Promise<void> {
  const client = new Client({ connectionString: queueUrl });
  await client.connect();
  try {
    await client.query(`
      grant usage on schema pgboss to roleprint_app, roleprint_finder;
      grant select on pgboss.version, pgboss.queue to roleprint_app;
      grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to roleprint_app;
      grant select (id, state, group_id), delete on pgboss.job to roleprint_finder;`);
  } finally {
    await client.end();
  }
}
