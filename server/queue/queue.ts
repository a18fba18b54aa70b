import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Database } from "#server/db/connect.ts";
import type { Env } from "#server/env.ts";
import { describeFault, type Log } from "#server/log.ts";
import { deadLetterOf, type Task, type TaskHandler } from "#server/queue/task.ts";

const schema = "pgboss";

/** Puts work into the queue inside the caller's transaction: the entry exists if and only if the rows do. */
export type TaskSender = {
  send: <T extends Task>(
    db: Pick<Database, "execute">,
    task: T,
    input: z.output<T["input"]>,
    taskId: string,
    waitSeconds?: number,
  ) => Promise<void>;
  stop: () => Promise<void>;
};

export async function openTaskSender(env: Env, log: Log): Promise<TaskSender> {
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    schema,
    max: 1,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    connectionTimeoutMillis: env.DATABASE_CONNECT_TIMEOUT_MS,
  });
  boss.on("error", (error) => log.warn(describeFault(error), "queue connection"));
  await boss.start();
  return {
    async send(db, task, input, taskId, waitSeconds = 0) {
      await boss.send(task.name, input, {
        id: taskId,
        startAfter: waitSeconds,
        group: { id: task.group(input) },
        db: fromDrizzle(db, sql),
      });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

export type TaskRunner = {
  work: <T extends Task>(task: T, handler: TaskHandler<T>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Runs tasks. Crash recovery, polling and expiry are tightened from pg-boss's defaults, which are made for hourly work. */
export async function openTaskRunner(env: Env, log: Log): Promise<TaskRunner> {
  if (!env.DATABASE_QUEUE_URL) throw new Error("a worker needs DATABASE_QUEUE_URL");
  const boss = new PgBoss({
    connectionString: env.DATABASE_QUEUE_URL,
    schema,
    migrate: false,
    createSchema: false,
    schedule: false,
    max: env.DATABASE_POOL_MAX,
    connectionTimeoutMillis: env.DATABASE_CONNECT_TIMEOUT_MS,
    superviseIntervalSeconds: env.QUEUE_SUPERVISE_SECONDS,
    monitorIntervalSeconds: env.QUEUE_SUPERVISE_SECONDS,
    useListenNotify: true,
  });
  boss.on("error", (error) => log.warn(describeFault(error), "queue connection"));
  await boss.start();
  const polling = {
    pollingIntervalSeconds: env.QUEUE_POLL_SECONDS,
    notifyPollingIntervalSeconds: env.QUEUE_POLL_SECONDS,
  };

  return {
    async work(task, handler) {
      const options = {
        ...polling,
        localConcurrency: env.QUEUE_CONCURRENCY,
        groupConcurrency: env.QUEUE_ORGANIZATION_CONCURRENCY,
        includeMetadata: true as const,
      };
      await boss.work<unknown, void>(task.name, options, async ([entry]) => {
        if (!entry) return;
        const delivery = {
          input: task.input.parse(entry.data) as never,
          taskId: entry.id,
          lease: `${entry.id}:${entry.retryCount}`,
          signal: entry.signal,
        };
        const isDone = await handler.run(delivery).then(
          () => true,
          (error: unknown) => {
            log.warn({ task: task.name, taskId: entry.id, ...describeFault(error) }, "task failed");
            return false;
          },
        );
        // pg-boss stores what is thrown, so it gets no message that could quote a job.
        if (!isDone) throw new Error("task failed");
      });
      await boss.work<unknown, void>(deadLetterOf(task), polling, async ([entry]) => {
        if (entry) await handler.giveUp(task.input.parse(entry.data) as never);
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: env.STOP_TIMEOUT_MS }),
  };
}
