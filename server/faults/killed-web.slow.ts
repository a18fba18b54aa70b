import { test, vi } from "vitest";
import type { Job } from "#contract/job.ts";
import { often } from "#contract/test/patient.ts";
import { noViolations } from "#server/test/database/checker.ts";
import { inLetters, markedWords } from "#server/test/model/echo-model.ts";
import { patienceMs, type NamedProcess, type Rig } from "#server/test/rig/fault-rig.ts";
import { repeats, rigForTest } from "#server/test/rig/rig-for-test.ts";
import { eventually } from "#server/test/test-app.ts";

vi.setConfig({ testTimeout: 600_000 });

type Counts = { jobs: number; outputs: number; queued: number; entries: number };

async function count({ admin }: Rig): Promise<Counts> {
  const { rows } = await admin.query<Counts>(`select
    (select count(*)::int from jobs) jobs, (select count(*)::int from outputs) outputs,
    (select count(*)::int from outputs where status = 'queued') queued,
    (select count(*)::int from pgboss.job where state < 'completed') entries`);
  if (!rows[0]) throw new Error("nothing was counted");
  return rows[0];
}

/** The same web process again, after its death. */
const again = (rig: Rig, { url, port }: NamedProcess, changes: Record<string, string> = {}) =>
  rig.start("web", { PUBLIC_URL: url, PORT: String(port), ...changes });

const formFor = (organizationId: number, mark: number) => ({
  ...markedWords(inLetters(mark)),
  organizationId,
});

const points = [
  { point: "enqueue.afterCommit", added: 1 },
  { point: "enqueue.beforeCommit", added: 0 },
];

test.concurrent.for(points.slice(0, often(points.length)))(
  "F-01: a web process killed at $point leaves all or nothing, of a new job and of Regenerate All",
  { timeout: 300_000 + repeats * 150_000 },
  async ({ point, added }, context) => {
    const { expect } = context;
    const rig = await rigForTest(context);
    const [web, worker] = await Promise.all([rig.start("web"), rig.start("worker")]);
    const person = await rig.hire(web);
    const job = await person.createJob();
    await person.finished(job.id);
    worker.child.kill("SIGKILL");
    web.child.kill("SIGKILL");
    await web.ended;
    const body = formFor(person.organizationId, 900);
    const creating = Array.from({ length: Math.max(1, repeats - 1) }, () => ({
      path: "/api/jobs",
      body,
      jobs: 1,
    }));
    const regenerating = { path: `/api/jobs/${job.id}/process`, body: undefined, jobs: 0 };
    for (const asked of [...creating, regenerating]) {
      const doomed = await again(rig, web, { FAULT_POINT: point });
      const before = await count(rig);
      const sent = person.send("POST", asked.path, asked.body);
      await expect(sent).rejects.toThrow("fetch failed");
      expect(await doomed.ended).toBe("SIGKILL");
      const expected = {
        jobs: before.jobs + asked.jobs * added,
        outputs: before.outputs + 6 * asked.jobs * added,
        queued: before.queued + 6 * added,
        entries: before.entries + 6 * added,
      };
      expect(await eventually(() => count(rig), isLike(expected), patienceMs)).toEqual(expected);
    }
    await again(rig, web);
    await rig.start("worker");
    const listed = await person.send<Job[]>("GET", "/api/jobs");
    for (const { id } of listed.body) {
      const outputs = await person.finished(id);
      expect(new Set(outputs.map(({ status }) => status))).toEqual(new Set(["completed"]));
    }
  },
);

function isLike(expected: Counts) {
  return (counts: Counts) => JSON.stringify(counts) === JSON.stringify(expected);
}

test("F-04: a web process killed between commit and answer; asked again under the same key, one job and its answer", async (context) => {
  const { expect } = context;
  const rig = await rigForTest(context);
  const web = await rig.start("web", { FAULT_POINT: "enqueue.afterCommit" });
  const person = await rig.hire(web);
  const form = formFor(person.organizationId, 1);
  const key = { "idempotency-key": "one and the same" };
  await expect(person.send("POST", "/api/jobs", form, key)).rejects.toThrow("fetch failed");
  expect(await web.ended).toBe("SIGKILL");
  await again(rig, web);
  const first = await person.send<Job>("POST", "/api/jobs", form, key);
  const second = await person.send<Job>("POST", "/api/jobs", form, key);
  expect(first).toMatchObject({ status: 201, body: { title: form.title, status: "processing" } });
  expect(second).toEqual(first);
  const listed = await person.send<Job[]>("GET", "/api/jobs");
  expect(listed.body.map(({ id }) => id)).toEqual([first.body.id]);
  await rig.start("worker");
  await person.finished(first.body.id);
  expect(rig.model.calls).toHaveLength(6);
  expect(await rig.check()).toEqual(noViolations);
});
