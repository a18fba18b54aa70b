import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { writeReport } from "#server/features/outputs/write-report.task.ts";
import { openTaskRunner, type TaskRunner } from "#server/queue/queue.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ QUEUE_CONCURRENCY: "30" });
const make = useFactories(app);

type Run = { taskId: string; organizationId: number; abortedAtMs?: number };
const runs: Run[] = [];
const givenUp: number[] = [];
let runner: TaskRunner;

/** A worker that waits with every report it finds until it is told to stop, as during a model call. */
beforeAll(async () => {
  runner = await openTaskRunner(app().deps.env, app().deps.log);
  await runner.work(writeReport, {
    async run({ input, taskId, signal }) {
      const claimed = await make().admin.query("select 1 from outputs where id = $1", [
        input.outputId,
      ]);
      if (claimed.rowCount === 0) return;
      const run: Run = { taskId, organizationId: input.organizationId };
      runs.push(run);
      if (!signal.aborted) await once(signal, "abort");
      run.abortedAtMs = performance.now();
      throw new Error("aborted");
    },
    giveUp: async ({ outputId }) => void givenUp.push(outputId),
  });
});
afterAll(async () => {
  await make().admin.query("delete from jobs");
  await runner.stop();
});
beforeEach(() => void runs.splice(0));

const started = (count: number) =>
  eventually(
    async () => runs.length,
    (now) => now >= count,
  );
const stopped = (organizationId: number) =>
  runs.filter((run) => run.organizationId === organizationId && run.abortedAtMs !== undefined);

test("deleting a job stops its reports at once, a colleague's go on, and nothing is tried again", async () => {
  const rita = await hireRecruiter(app(), make());
  const omar = await hireRecruiter(app(), make());
  const { id } = await rita.createJob();
  await omar.createJob();
  await started(12);
  const deletedAtMs = performance.now();
  expect((await rita.send("DELETE", `/api/jobs/${id}`)).statusCode).toBe(200);
  await eventually(
    async () => stopped(rita.home.id).length,
    (count) => count === 6,
  );
  const slowestMs = Math.max(...stopped(rita.home.id).map((run) => run.abortedAtMs ?? 0));
  expect(slowestMs - deletedAtMs).toBeLessThan(patient(5_000));
  expect(stopped(omar.home.id)).toEqual([]);

  const taskIds = stopped(rita.home.id).map(({ taskId }) => taskId);
  const { rows } = await eventually(
    () =>
      make().admin.query<{ state: string; retries: number }>(
        "select state, retry_count as retries from pgboss.job where id = any ($1::uuid[])",
        [taskIds],
      ),
    (entries) => entries.rows.every(({ state }) => state !== "active"),
  );
  expect(rows).toEqual(taskIds.map(() => ({ state: "completed", retries: 0 })));
  expect(givenUp).toEqual([]);
});

test("a report that waits in the queue while its job is deleted is never begun", async () => {
  const rita = await hireRecruiter(app(), make());
  const first = await rita.createJob();
  await started(6);
  const second = await rita.createJob();
  await rita.send("DELETE", `/api/jobs/${second.id}`);
  expect(stopped(rita.home.id)).toEqual([]);
  await rita.send("DELETE", `/api/jobs/${first.id}`);
  const { rowCount } = await eventually(
    () =>
      make().admin.query("select 1 from pgboss.job where group_id = $1 and state <> 'completed'", [
        String(rita.home.id),
      ]),
    (entries) => entries.rowCount === 0,
  );
  expect([rowCount, runs.length, givenUp.length]).toEqual([0, 6, 0]);
});

test("deleting a job whose reports are finished stops nobody", async () => {
  const rita = await hireRecruiter(app(), make());
  const { jobId } = await make().job(rita.home);
  const running = await rita.createJob();
  await started(6);
  await rita.send("DELETE", `/api/jobs/${jobId}`);
  await rita.send("PATCH", `/api/jobs/${running.id}`, { title: "Still here" });
  expect(stopped(rita.home.id)).toEqual([]);
});
