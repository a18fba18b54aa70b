import { describe, test, vi } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { noViolations } from "#server/test/database/checker.ts";
import { echoScript } from "#server/test/model/echo-model.ts";
import { patienceMs, type Rig } from "#server/test/rig/fault-rig.ts";
import { rigForTest, tell } from "#server/test/rig/rig-for-test.ts";
import { eventually } from "#server/test/test-app.ts";
import { watch } from "#server/test/rig/watch.ts";

vi.setConfig({ testTimeout: 600_000 });

const attemptsOf = async ({ admin }: Rig, jobId: number) => {
  const { rows } = await admin.query<{ attempts: number; status: string }>(
    "select attempts, status from outputs where job_id = $1",
    [jobId],
  );
  return new Set(rows.map(({ attempts, status }) => `${status} ${attempts}`));
};
/** A busy machine needs longer to see that a server says it is going. */
const stopping = {
  STOP_DRAIN_MS: String(patient(1_000, 12_000)),
  STOP_TIMEOUT_MS: String(patient(25_000, 100_000)),
};
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describe("F-21, G8: SIGTERM", () => {
  test.concurrent("turns readiness off, finishes six reports, 20 requests and 50 streams, and exits 0", async (context) => {
    const { expect } = context;
    const rig = await rigForTest(context);
    const settings = { STREAMS_PER_USER: "60", ...stopping };
    const [web, worker] = await Promise.all([
      rig.start("web", settings),
      rig.start("worker", stopping),
    ]);
    const person = await rig.hire(web);
    rig.model.behave((call) => ({ ...echoScript(call), headersAfterMs: 3_000 }));
    const job = await person.createJob();
    const cookie = person.cookie();
    const streams = await Promise.all(times(50, () => watch(web.url, job.id, cookie)));
    await eventually(
      async () => rig.model.calls.length,
      (count) => count === 6,
      patienceMs,
    );
    const started = Date.now();
    worker.child.kill("SIGTERM");
    const ask = () => fetch(`${web.url}/api/jobs/${job.id}`, { headers: { cookie } });
    const requests = times(20, async () => (await ask()).status);
    expect(await worker.ended).toBe(0);
    expect(await attemptsOf(rig, job.id)).toEqual(new Set(["completed 1"]));
    web.child.kill("SIGTERM");
    await eventually(
      () => fetch(`${web.url}/api/ready`),
      (answer) => answer.status === 503,
      patient(1_000, 20_000),
    );
    expect((await ask()).status).toBe(200);
    expect(await Promise.all(requests)).toEqual(times(20, () => 200));
    await Promise.all(streams.map((stream) => stream.ended));
    expect(await web.ended).toBe(0);
    tell("worker and web stopped within", started);
    expect(Date.now() - started).toBeLessThan(patient(30_000, 200_000));
    expect(streams.every(({ events }) => events.length > 0)).toBe(true);

    await rig.start("web", { PUBLIC_URL: web.url, PORT: String(web.port) });
    const back = await watch(web.url, job.id, cookie);
    expect(back.status).toBe(200);
    back.stop();
    expect(rig.model.calls).toHaveLength(6);
    expect(await rig.check()).toEqual(noViolations);
  });

  test.concurrent("puts back what would take too long, and no attempt is lost", async (context) => {
    const { expect } = context;
    const rig = await rigForTest(context);
    const [web, worker] = await Promise.all([
      rig.start("web"),
      rig.start("worker", { STOP_TIMEOUT_MS: "5000" }),
    ]);
    const person = await rig.hire(web);
    rig.model.behave((call) => (call.number <= 6 ? { fault: "silent" } : echoScript(call)));
    const job = await person.createJob();
    await eventually(
      async () => rig.model.calls.length,
      (count) => count === 6,
      patienceMs,
    );
    worker.child.kill("SIGTERM");
    expect(await worker.ended).toBe(0);
    // A busy machine tells the model's server of a closed line a moment after the worker has gone.
    await eventually(
      async () => rig.model.calls.filter(({ hungUpAt }) => hungUpAt === undefined).length,
      (open) => open === 0,
      patienceMs,
    );
    expect(await attemptsOf(rig, job.id)).toEqual(new Set(["queued 0"]));
    await rig.start("worker");
    await person.finished(job.id);
    expect(await attemptsOf(rig, job.id)).toEqual(new Set(["completed 1"]));
    expect(await rig.check()).toEqual(noViolations);
  });
});
