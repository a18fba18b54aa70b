import { expect, test } from "vitest";
import { openPool, type PoolOptions } from "#server/documents/process/pool.ts";
import { sampleDocument } from "#server/documents/render/sample-document.ts";

const usual: Omit<PoolOptions, "mostRunMs"> = {
  program: "render/render-program",
  limits: { heapMegabytes: 1_024, dataMegabytes: 2_000, cpuSeconds: 60, hasThreads: true },
  size: 2,
  mostWaiting: 5,
  mostWaitingEach: 2,
  mostWaitMs: 15_000,
  mostRuns: 100,
  mostResidentMegabytes: 1_000,
  idleMs: 60_000,
  keptWarm: 0,
};

test("the time a program takes to start is not its work's", { retry: 3 }, async () => {
  let pool: ReturnType<typeof openPool>;
  const document = Buffer.from(JSON.stringify(sampleDocument));
  const msOfRun = async () => {
    const startedAt = performance.now();
    const payload = { byteCount: document.length, pieces: [document] };
    expect((await pool.run("ann", { format: "docx" }, payload)).bytes.length).toBeGreaterThan(0);
    return performance.now() - startedAt;
  };
  pool = openPool({ ...usual, mostRunMs: 20_000 });
  const withStart = await msOfRun();
  const alone = await msOfRun();
  await pool.close();
  // Less than start and work together take here, and enough for the work alone.
  const mostRunMs = alone + (withStart - alone) * 0.6;
  pool = openPool({ ...usual, mostRunMs });
  await msOfRun();
  await pool.close();
});
