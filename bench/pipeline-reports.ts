import { setTimeout as wait } from "node:timers/promises";
import { spend, type Comparison, type TimeSpent } from "#bench/measure.ts";
import { streamGoal } from "#bench/port.ts";
import { readBare } from "#bench/read-bare.ts";
import { toolAt, type ReportFixture } from "#bench/report-fixture.ts";
import type { Fixture } from "#bench/fixture.ts";
import { openDeps } from "#server/deps.ts";
import { startWorker } from "#server/worker.ts";

const warmUps = 24;
const pollMs = 250;

/** Processor time of a worker per report, from the queue to the stored row, beside reading the same stream. */
export async function measureReports(
  fixture: Fixture,
  reports: ReportFixture,
  counts: number[],
): Promise<Comparison[]> {
  const results: Comparison[] = [];
  await readAll(fixture, warmUps, "fast");
  await writeAll(fixture, reports, warmUps, "worker-fast");
  const idleMsPerSecond = await measureIdle(fixture);
  console.log(
    `an idle worker uses ${idleMsPerSecond.toFixed(1)} ms of processor time a second, not counted below`,
  );
  for (const count of counts) {
    const bare = await readAll(fixture, count);
    const ours = await writeAll(fixture, reports, count, "worker");
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

function readAll({ modelUrl }: Fixture, count: number, pace = ""): Promise<TimeSpent> {
  const names = Array.from({ length: count }, (_, at) => pace || toolAt(at));
  return spend(() => Promise.all(names.map((name) => readBare(modelUrl, name))));
}

async function writeAll(
  fixture: Fixture,
  reports: ReportFixture,
  count: number,
  model: string,
): Promise<TimeSpent> {
  await reports.enqueue(count);
  const worker = await openWorker(fixture, count, model);
  const spent = await spend(() => untilWritten(fixture));
  await worker.stop();
  return spent;
}

async function measureIdle(fixture: Fixture): Promise<number> {
  const worker = await openWorker(fixture, 1, "worker");
  await wait(1_000);
  const { cpuMs, seconds } = await spend(() => wait(5_000));
  await worker.stop();
  return cpuMs / seconds;
}

async function openWorker(fixture: Fixture, atOnce: number, model: string) {
  const env = fixture.env({
    MODEL: `compatible/${model}`,
    COMPATIBLE_BASE_URL: fixture.modelUrl,
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
async function untilWritten({ admin }: Fixture): Promise<void> {
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
