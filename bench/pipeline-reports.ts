import { setTimeout as wait } from "node:timers/promises";
import { spend, type Comparison, type Spent } from "#bench/measure.ts";
import { streamGoal } from "#bench/port.ts";
import { readBare } from "#bench/read-bare.ts";
import { toolAt, type Desk } from "#bench/report-desk.ts";
import type { Stage } from "#bench/stage.ts";
import { openDeps } from "#server/deps.ts";
import { startWorker } from "#server/worker.ts";

const warmUps = 24;
const pollMs = 250;

/** Processor time of a worker per report, from the queue to the stored row, beside reading the same stream. */
export async function measureReports(
  stage: Stage,
  desk: Desk,
  counts: number[],
): Promise<Comparison[]> {
  const results: Comparison[] = [];
  await readAll(stage, warmUps, "fast");
  await writeAll(stage, desk, warmUps, "worker-fast");
  const idleMsPerSecond = await measureIdle(stage);
  console.log(
    `an idle worker uses ${idleMsPerSecond.toFixed(1)} ms of processor time a second, not counted below`,
  );
  for (const count of counts) {
    const bare = await readAll(stage, count);
    const ours = await writeAll(stage, desk, count, "worker");
    const idleMs = idleMsPerSecond * ours.seconds;
    results.push({
      name: `processor time of a worker's report, ${count} at once`,
      unit: "ms",
      ours: (ours.cpuMs - idleMs) / count,
      bare: bare.cpuMs / count,
      goal: streamGoal(count),
    });
  }
  return results;
}

function readAll({ modelUrl }: Stage, count: number, pace = ""): Promise<Spent> {
  const names = Array.from({ length: count }, (_, at) => pace || toolAt(at));
  return spend(() => Promise.all(names.map((name) => readBare(modelUrl, name))));
}

async function writeAll(stage: Stage, desk: Desk, count: number, model: string): Promise<Spent> {
  await desk.enqueue(count);
  const worker = await openWorker(stage, count, model);
  const spent = await spend(() => untilWritten(stage));
  await worker.stop();
  return spent;
}

async function measureIdle(stage: Stage): Promise<number> {
  const worker = await openWorker(stage, 1, "worker");
  await wait(1_000);
  const { cpuMs, seconds } = await spend(() => wait(5_000));
  await worker.stop();
  return cpuMs / seconds;
}

async function openWorker(stage: Stage, atOnce: number, model: string) {
  const env = stage.env({
    MODEL: `compatible/${model}`,
    COMPATIBLE_BASE_URL: stage.modelUrl,
    QUEUE_CONCURRENCY: String(atOnce),
    QUEUE_ORGANIZATION_CONCURRENCY: String(atOnce),
    // Hundreds of reports that begin in one moment wait for their turn at the database.
    DATABASE_CONNECT_TIMEOUT_MS: "60000",
  });
  const deps = await openDeps(env);
  const worker = await startWorker(deps);
  return {
    async stop() {
      await worker.stop();
      await deps.close();
    },
  };
}

/** Every report must have been written by the model: one that failed early would look cheap. */
async function untilWritten({ admin }: Stage): Promise<void> {
  const count = async (where: string) => {
    const { rows } = await admin.query(`select count(*)::int as count from outputs where ${where}`);
    return (rows as { count: number }[])[0]?.count ?? 0;
  };
  while ((await count("status in ('queued', 'processing')")) > 0) await wait(pollMs);
  const failed = await count("status = 'failed'");
  const replaced = await count("content::text like '%replacedSections%'");
  if (failed + replaced > 0)
    throw new Error(`${failed} failed, ${replaced} with replaced sections`);
}
