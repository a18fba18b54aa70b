import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, type TestContext, vi } from "vitest";
import { often, patient } from "#contract/test/patient.ts";
import { noViolations } from "#server/test/database/checker.ts";
import { echoScript } from "#server/test/model/echo-model.ts";
import { openRig, patienceMs, type Rig } from "#server/test/rig/fault-rig.ts";
import { openOwnPostgres, type OwnPostgres } from "#server/test/database/own-postgres.ts";
import { repeats, tell } from "#server/test/rig/rig-for-test.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { eventually } from "#server/test/test-app.ts";
import { watch } from "#server/test/rig/watch.ts";
import type { StopMode } from "#scripts/dev/postgres.ts";

vi.setConfig({ testTimeout: 600_000 });

type Moment = "at claim" | "in the middle of a call" | "at commit";
type Cell = { mode: StopMode; moment: Moment; downMs: number };

const modes = ["fast", "immediate"] as const;
const moments = ["at claim", "in the middle of a call", "at commit"] as const;
const grid: Cell[] = modes.flatMap((mode) =>
  moments.flatMap((moment) => [400, 3_000, 20_000].map((downMs) => ({ mode, moment, downMs }))),
);
/** Two unlike ones by day, three by night, all of them in a long run. */
const few: Cell[] = [
  { mode: "fast", moment: "in the middle of a call", downMs: 400 },
  { mode: "immediate", moment: "at commit", downMs: 3_000 },
  { mode: "fast", moment: "at claim", downMs: 400 },
];

/** The same two processes live through all of it. */
async function open() {
  const postgres = await openOwnPostgres();
  const opened = await openRig(postgres.database);
  const [web, worker] = await Promise.all([opened.start("web"), opened.start("worker")]);
  return { own: postgres, rig: opened, web, worker, person: await opened.hire(web) };
}

let own: OwnPostgres;
let rig: Rig;
let at: Omit<Awaited<ReturnType<typeof open>>, "own" | "rig">;
beforeAll(async () => {
  ({ own, rig, ...at } = await open());
});
afterAll(async () => {
  await rig.close();
  own.close();
});

/** Keeps rows locked, so that whoever needs them waits in the database until it goes down. */
async function hold(context: TestContext, table: "jobs" | "outputs", jobId: number) {
  const client = await connectForTest(own.database.admin);
  await client.query("begin");
  const column = table === "jobs" ? "id" : "job_id";
  await client.query(`select from ${table} where ${column} = $1 for update`, [jobId]);
  context.onTestFinished(() => void client.query("rollback").catch(() => undefined));
}

const isSomebodyWaiting = async () => {
  const { rowCount } = await rig.admin.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and usename = 'roleprint_app'",
  );
  return (rowCount ?? 0) > 0;
};

async function goDown({ mode, downMs }: Cell): Promise<void> {
  own.postgres.stop(mode);
  await wait(downMs);
  own.postgres.start();
}

test.for(repeats > 2 ? grid : few.slice(0, often(3, 2)))(
  "F-05: Postgres goes down ($mode) $moment for $downMs ms: reports are written within 30 s, at one call each, and no process exits",
  async (cell, context) => {
    const { web, worker, person } = at;
    rig.model.behave(echoScript);
    const job = await person.createJob();
    await person.finished(job.id);
    const screen = await watch(web.url, job.id, person.cookie());
    context.onTestFinished(screen.stop);
    const callsBefore = rig.model.calls.length;
    const callsNow = () => rig.model.calls.slice(callsBefore);

    if (cell.moment === "at claim") worker.child.kill("SIGSTOP");
    if (cell.moment !== "at claim") {
      rig.model.behave((call) => ({ ...echoScript(call), chunkChars: 400, chunkEveryMs: 150 }));
    }
    await person.regenerateAll(job.id);
    if (cell.moment === "at claim") {
      await hold(context, "outputs", job.id);
      worker.child.kill("SIGCONT");
    } else {
      await eventually(
        async () => callsNow(),
        (calls) => calls.length === 6 && calls.every(({ firstChunkAt }) => firstChunkAt),
        patienceMs,
      );
      if (cell.moment === "at commit") await hold(context, "jobs", job.id);
    }
    if (cell.moment !== "in the middle of a call") {
      await eventually(isSomebodyWaiting, Boolean, patienceMs);
    }
    await goDown(cell);
    const backAt = Date.now();
    const outputs = await person.finished(job.id, patient(30_000, patienceMs));
    tell(`back after ${cell.mode}, ${cell.moment}, ${cell.downMs} ms down`, backAt);
    expect(outputs.map(({ status, version }) => [status, version])).toEqual(
      outputs.map(() => ["completed", 2]),
    );
    expect([web.child.exitCode, worker.child.exitCode]).toEqual([null, null]);
    expect(callsNow()).toHaveLength(6);
    await eventually(
      async () => JSON.stringify(screen.events),
      (events) => events.includes('"generation":2'),
      patienceMs,
    );
    expect(await rig.check()).toEqual(noViolations);
  },
);
