import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "#scripts/dev/postgres.ts";
import { openRig } from "#server/test/rig/fault-rig.ts";
import { openOwnPostgres } from "#server/test/database/own-postgres.ts";
import { eventually } from "#server/test/test-app.ts";

type Line = { msg: string; connection?: string };

test("12 s without a database are at most 20 lines in the log of each process, and each says what is lost and when it is back", async ({
  onTestFinished,
}) => {
  const own = await openOwnPostgres();
  const rig = await openRig(own.database);
  onTestFinished(async () => {
    await rig.close();
    own.close();
  });
  const port = await freePort();
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status;
  const processes = await Promise.all([
    rig.start("web"),
    rig.start("worker", { WORKER_PORT: String(port) }),
  ]);
  const person = await rig.hire(processes[0]);
  const job = await person.createJob();
  await person.finished(job.id);
  const before = processes.map(({ log }) => log().length);
  own.postgres.stop("fast");
  await wait(12_000);
  expect(await isReady()).toBe(503);
  own.postgres.start();

  for (const [index, { log, name }] of processes.entries()) {
    const lines = () =>
      log()
        .slice(before[index])
        .split("\n")
        .flatMap((line) => (line ? [JSON.parse(line) as Line] : []))
        .filter(({ msg }) => msg !== "answered");
    const connections = (msg: string) =>
      lines().flatMap((line) => (line.msg === msg ? [line.connection] : []));
    const lost = connections("connection lost");
    // The pool is not asked for a connection before somebody needs one.
    const awaited = lost.filter((one) => one !== "database");
    await eventually(
      async () => connections("connection is back"),
      (back) => awaited.every((one) => back.includes(one)),
    );
    process.stdout.write(`${name}: ${lines().length} lines in 12 s\n`);
    expect(lost.length).toBeGreaterThan(1);
    expect(lines().length).toBeLessThanOrEqual(20);
  }
  await eventually(isReady, (status) => status === 200);
});
