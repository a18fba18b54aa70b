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
  for (const task of tasks) {
    const dead = { notify: true, retryLimit: 10, retryDelay: 5 };
    await ensureQueue(boss, deadLetterOf(task), dead, recoveryOf(clocks));
    const settings = {
      notify: true,
      deadLetter: deadLetterOf(task),
      retryLimit: task.attempts - 1,
      retryBackoff: true,
      retryDelayMax: task.slowestRetrySeconds ?? 60,
    };
    const first = {
      ...recoveryOf(clocks),
      retryDelay: clocks.retryDelaySeconds,
      ...(task.onePer && { policy: "short" as const }),
    };
    await ensureQueue(boss, task.name, settings, first);
  }
  await boss.stop({ graceful: false });
  if (faults[0]) throw faults[0];
  await grantSending(queueUrl);
}

/** Also for dead letters: without these an entry whose worker died waits for a quarter of an hour. */
function recoveryOf({ heartbeatSeconds, expireSeconds }: QueueClocks) {
  return { heartbeatSeconds, expireInSeconds: expireSeconds };
}

/** What a worker's settings say holds from its start, for entries that come after. */
export async function setClocks(
  boss: PgBoss,
  tasks: readonly Task[],
  clocks: QueueClocks,
): Promise<void> {
  for (const task of tasks) {
    await boss.updateQueue(deadLetterOf(task), recoveryOf(clocks));
    const retryDelay = clocks.retryDelaySeconds;
    await boss.updateQueue(task.name, { ...recoveryOf(clocks), retryDelay });
  }
}

type QueueSettings = Omit<NonNullable<Parameters<PgBoss["createQueue"]>[1]>, "name">;

/** A queue that is there keeps its clocks: workers set them. */
async function ensureQueue(
  boss: PgBoss,
  name: string,
  settings: QueueSettings,
  clocks: QueueSettings,
): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
  else await boss.createQueue(name, { ...settings, ...clocks });
}

/** App and operator may add entries, the operator counts them too; the finder sees which entries still live, and drops an organization's. */
async function grantSending(queueUrl: string): Promise<void> {
  const client = new Client({ connectionString: queueUrl });
  await client.connect();
  try {
    await client.query(`
      grant usage on schema pgboss to roleprint_app, roleprint_operator, roleprint_finder;
      grant select on pgboss.version, pgboss.queue to roleprint_app, roleprint_operator;
      grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to roleprint_app, roleprint_operator;
      grant select (name, state, created_on) on pgboss.job to roleprint_operator;
      grant select (id, state, group_id), delete on pgboss.job to roleprint_finder;`);
  } finally {
    await client.end();
  }
}
