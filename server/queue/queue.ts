import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Database } from "#server/db/connect.ts";
import type { Env } from "#server/env.ts";
import { faultPointSoon } from "#server/fault-point.ts";
import { listen } from "#server/db/listen.ts";
import { describeFault, type Log } from "#server/log.ts";
import { setClocks } from "#server/queue/install.ts";
import { OwnFault } from "#server/own-fault.ts";
import { watchQueue } from "#server/queue/watch-queue.ts";
import { deadLetterOf, processEnds, type Task, type TaskHandler } from "#server/queue/task.ts";

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
  /** How much waits for a worker, runs, and waits for its time in each queue, a second or so ago. */
  count: () => Promise<{ queue: string; waiting: number; active: number; delayed: number }[]>;
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
  watchQueue(boss, log, "queue, to send");
  await boss.start();
  return {
    async send(db, task, input, taskId, waitSeconds = 0) {
      await boss.send(task.name, input, {
        id: taskId,
        startAfter: waitSeconds,
        group: { id: task.group(input) },
        ...(task.onePer && { singletonKey: task.onePer(input) }),
        db: fromDrizzle(db, sql),
      });
    },
    async count() {
      const queues = await boss.getQueues();
      return queues.map(({ name, readyCount, activeCount, deferredCount }) => ({
        queue: name,
        waiting: readyCount,
        active: activeCount,
        delayed: deferredCount,
      }));
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

export type TaskRunner = {
  work: <T extends Task>(task: T, handler: TaskHandler<T>) => Promise<void>;
  /** Fails when the queue does not answer. */
  ping: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Runs tasks. Crash recovery, polling and expiry are tightened from pg-boss's defaults, which are made for hourly work. */
export async function openTaskRunner(env: Env, log: Log): Promise<TaskRunner> {
  if (!env.DATABASE_QUEUE_URL) throw new OwnFault("a worker needs DATABASE_QUEUE_URL");
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
  watchQueue(boss, log, "queue, to work");
  await boss.start();
  const running = new Map<string, AbortController>();
  const endings: (() => Promise<void>)[] = [];
  const listener = await listen(env.DATABASE_URL, log, "roleprint_tasks", {
    announcement: ({ taskId }) => running.get(taskId)?.abort(),
    gap: () => undefined,
  });
  const polling = {
    pollingIntervalSeconds: env.QUEUE_POLL_SECONDS,
    notifyPollingIntervalSeconds: env.QUEUE_POLL_SECONDS,
  };

  return {
    async ping() {
      await boss.getDb().executeSql("select 1");
    },
    async work(task, handler) {
      if (handler.end) endings.push(handler.end);
      await setClocks(boss, [task], {
        heartbeatSeconds: env.QUEUE_HEARTBEAT_SECONDS,
        expireSeconds: env.QUEUE_EXPIRE_SECONDS,
        retryDelaySeconds: env.QUEUE_RETRY_DELAY_SECONDS,
      });
      const options = {
        ...polling,
        localConcurrency: Math.min(env.QUEUE_CONCURRENCY, task.mostAtOnce ?? Infinity),
        groupConcurrency: Math.min(
          env.QUEUE_ORGANIZATION_CONCURRENCY,
          task.mostPerGroup ?? Infinity,
        ),
        includeMetadata: true as const,
      };
      await boss.work<unknown, void>(task.name, options, async ([entry]) => {
        if (!entry) return;
        const cancelling = new AbortController();
        const delivery = {
          input: task.input.parse(entry.data) as never,
          taskId: entry.id,
          lease: `${entry.id}:${entry.retryCount}`,
          signal: AbortSignal.any([entry.signal, cancelling.signal]),
        };
        running.set(entry.id, cancelling);
        const isDone = await handler.run(delivery).then(
          () => true,
          (error: unknown) => {
            const { aborted, reason } = cancelling.signal;
            const isCancelled = aborted && reason !== processEnds;
            const outcome = isCancelled ? "task cancelled" : "task failed";
            const about = { task: task.name, taskId: entry.id, ...describeFault(error) };
            log[isCancelled ? "info" : "warn"](about, outcome);
            return isCancelled;
          },
        );
        running.delete(entry.id);
        faultPointSoon("gen.acked");
        // pg-boss stores what is thrown, so it gets no message that could quote a job.
        if (!isDone) throw new OwnFault("task failed");
      });
      await boss.work<unknown, void>(deadLetterOf(task), polling, async ([entry]) => {
        if (entry) await handler.giveUp(task.input.parse(entry.data) as never);
      });
    },
    async stop() {
      // The rest of the time is for putting back what has not ended by then.
      const handBack = setTimeout(
        () => running.forEach((cancelling) => cancelling.abort(processEnds)),
        env.STOP_TIMEOUT_MS * 0.8,
      );
      await Promise.all([
        boss.stop({ graceful: true, timeout: env.STOP_TIMEOUT_MS }),
        ...endings.map((end) => end()),
      ]);
      clearTimeout(handBack);
      await listener.stop();
    },
  };
}
