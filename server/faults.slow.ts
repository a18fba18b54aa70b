import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { provision, type DatabaseUrls } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { signUpAt, startServer, type ServerProcess } from "#server/test/processes.ts";
import { eventually } from "#server/test/test-app.ts";
import { connectForTest } from "#server/test/test-database.ts";
import { freePort, localDirectory, startPostgres, type LocalPostgres } from "#scripts/postgres.ts";

const directory = localDirectory(`faults-${process.pid}`);
const passwords = { owner: "o", app: "a", queue: "q" };
let postgres: LocalPostgres;
let urls: DatabaseUrls;

beforeAll(async () => {
  postgres = await startPostgres(directory, await freePort(), true);
  urls = await provision(postgres.adminUrl, "faults", passwords);
  await migrateAll(urls);
});
afterAll(() => {
  postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

const adminUrl = () => postgres.adminUrl.replace(/postgres$/u, "faults");
let people = 0;

/** A server process that is killed when its test ends. */
async function startServerForTest(...args: Parameters<typeof startServer>): Promise<ServerProcess> {
  const server = await startServer(...args);
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return server;
}

async function createJob(web: ServerProcess) {
  people += 1;
  const person = await signUpAt(web, `Person ${people}`);
  const form = { title: "Electrician", location: "Łódź", organizationId: person.organizationId };
  const created = await person.send<Job>("POST", "/api/jobs", form);
  expect(created.status).toBe(201);
  const outputs = async () =>
    (await person.send<Output[]>("GET", `/api/jobs/${created.body.id}/outputs`)).body;
  return { ...person, job: created.body, outputs };
}

const allCompleted = (outputs: Output[]) =>
  Array.isArray(outputs) &&
  outputs.length === 6 &&
  outputs.every((one) => one.status === "completed");

describe("F-01: a worker killed by SIGKILL", () => {
  test.each(["gen.claimed", "gen.inTx", "gen.committed"])(
    "at %s: another worker completes every report within 20 s, once",
    async (point) => {
      const web = await startServerForTest("web", urls);
      const doomed = await startServerForTest("worker", urls, { FAULT_POINT: point });
      const { job, outputs, send } = await createJob(web);
      expect(await doomed.ended).toBe("SIGKILL");
      const killedAt = Date.now();
      await startServerForTest("worker", urls);
      await eventually(outputs, allCompleted, 20_000);
      const seconds = (Date.now() - killedAt) / 1_000;
      process.stdout.write(`recovery after ${point}: ${seconds.toFixed(1)} s\n`);
      expect((await send<Job>("GET", `/api/jobs/${job.id}`)).body.status).toBe("completed");

      const admin = await connectForTest(adminUrl());
      const versions = await admin.query(
        `select o.id, o.gen, o.attempts, count(v.*)::int versions from outputs o
           left join output_versions v on v.output_id = o.id where o.job_id = $1 group by o.id`,
        [job.id],
      );
      for (const row of versions.rows) expect(row).toMatchObject({ gen: 1, versions: 1 });
      expect(
        Math.max(...versions.rows.map((row: { attempts: number }) => row.attempts)),
      ).toBeLessThanOrEqual(2);
    },
  );
});

test("F-01: a web process killed before commit leaves nothing, after commit everything", async () => {
  const admin = await connectForTest(adminUrl());
  const count = async () => {
    const { rows } = await admin.query<{ jobs: number; outputs: number; entries: number }>(`select
      (select count(*)::int from jobs) jobs, (select count(*)::int from outputs) outputs,
      (select count(*)::int from pgboss.job where state = 'created') entries`);
    return rows[0] ?? { jobs: -1, outputs: -1, entries: -1 };
  };
  for (const [point, added] of [
    ["enqueue.beforeCommit", 0],
    ["enqueue.afterCommit", 1],
  ] as const) {
    const web = await startServerForTest("web", urls, { FAULT_POINT: point });
    const person = await signUpAt(web, `Web ${point}`);
    const before = await count();
    const form = { title: "Plumber", location: "Porto", organizationId: person.organizationId };
    await expect(person.send("POST", "/api/jobs", form)).rejects.toThrow("fetch failed");
    expect(await web.ended).toBe("SIGKILL");
    await eventually(count, (now) => now.jobs === before.jobs + added, 3_000);
    const after = await count();
    expect(after).toEqual({
      jobs: before.jobs + added,
      outputs: before.outputs + 6 * added,
      entries: before.entries + 6 * added,
    });
  }
});

test("F-04: a web process killed between commit and answer; asked again under the same key, one job and its answer", async () => {
  const web = await startServerForTest("web", urls, { FAULT_POINT: "enqueue.afterCommit" });
  const person = await signUpAt(web, "Web Again");
  const form = { title: "Plumber", location: "Porto", organizationId: person.organizationId };
  const key = { "idempotency-key": "one and the same" };
  await expect(person.send("POST", "/api/jobs", form, key)).rejects.toThrow("fetch failed");
  expect(await web.ended).toBe("SIGKILL");
  const next = await startServerForTest("web", urls, {
    PUBLIC_URL: web.url,
    PORT: String(web.port),
  });
  const first = await person.send<Job>("POST", "/api/jobs", form, key);
  const second = await person.send<Job>("POST", "/api/jobs", form, key);
  expect(first).toMatchObject({ status: 201, body: { title: "Plumber", status: "processing" } });
  expect(second).toEqual(first);
  const listed = await person.send<Job[]>("GET", "/api/jobs");
  expect(listed.body.map(({ id }) => id)).toEqual([first.body.id]);
  expect(next.child.exitCode).toBeNull();
});

test.each(["fast", "immediate"] as const)(
  "F-05: Postgres restarted (%s): reports are written again within 30 s and no process exits",
  async (mode) => {
    const web = await startServerForTest("web", urls);
    const worker = await startServerForTest("worker", urls);
    const { outputs, send, job, cookie } = await createJob(web);
    await eventually(outputs, allCompleted);
    const stream = await readStream(web, job.id, cookie());
    await eventually(
      async () => stream.text(),
      (text) => text.includes("jobStatus"),
    );
    postgres.restart(mode);
    const restartedAt = Date.now();
    await eventually(
      async () => (await send("POST", `/api/jobs/${job.id}/process`)).status,
      (status) => status === 202,
      30_000,
    );
    await eventually(
      outputs,
      (all) => allCompleted(all) && all.every((one) => one.version === 2),
      30_000,
    );
    process.stdout.write(
      `recovery after restart (${mode}): ${((Date.now() - restartedAt) / 1_000).toFixed(1)} s\n`,
    );
    expect([web.child.exitCode, worker.child.exitCode]).toEqual([null, null]);
    await eventually(
      async () => stream.text(),
      (text) => text.includes('"generation":2'),
      10_000,
    );
    stream.stop();
  },
);

/** Keeps reading a job's live stream. */
async function readStream(web: ServerProcess, jobId: number, cookie: string) {
  const abort = new AbortController();
  const answer = await fetch(`${web.url}/api/jobs/${jobId}/events`, {
    headers: { cookie },
    signal: abort.signal,
  });
  let text = "";
  const read = async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString("utf8");
  };
  const ended = read().catch(() => undefined);
  return { text: () => text, ended, stop: () => abort.abort() };
}

test("F-27: a report whose queue entry vanished fails within 30 s instead of waiting for ever", async () => {
  const web = await startServerForTest("web", urls);
  const { outputs, job } = await createJob(web);
  const admin = await connectForTest(adminUrl());
  await admin.query(
    "delete from pgboss.job where data->>'outputId' in (select id::text from outputs where job_id = $1)",
    [job.id],
  );
  await startServerForTest("worker", urls, { REAPER_EVERY_MS: "1000", REAPER_QUIET_SECONDS: "2" });
  const all = await eventually(
    outputs,
    (now) => now.every((one) => one.status === "failed"),
    30_000,
  );
  expect(all[0]?.error).toBe("The report was interrupted. Please try again.");
});

test("G8: SIGTERM turns readiness off, finishes what runs, ends streams and exits 0", async () => {
  const web = await startServerForTest("web", urls);
  const worker = await startServerForTest("worker", urls);
  const { job, outputs, cookie } = await createJob(web);
  const streams = await Promise.all([1, 2, 3, 4].map(() => readStream(web, job.id, cookie())));
  const requests = Array.from({ length: 20 }, () =>
    fetch(`${web.url}/api/jobs/${job.id}`, { headers: { cookie: cookie() } }).then(
      (answer) => answer.status,
    ),
  );
  const started = Date.now();
  worker.child.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
  web.child.kill("SIGTERM");
  await eventually(
    () => fetch(`${web.url}/api/ready`),
    (answer) => answer.status === 503,
    1_000,
  );
  expect(
    (await fetch(`${web.url}/api/jobs/${job.id}`, { headers: { cookie: cookie() } })).status,
  ).toBe(200);
  expect(await Promise.all(requests)).toEqual(Array.from({ length: 20 }, () => 200));
  await Promise.all(streams.map((stream) => stream.ended));
  expect(await web.ended).toBe(0);
  expect(Date.now() - started).toBeLessThan(30_000);
  const next = await startServerForTest("web,worker", urls, {
    PUBLIC_URL: web.url,
    PORT: String(web.port),
  });
  expect(next.url).not.toBe("");
  await eventually(outputs, allCompleted, 20_000);
  const admin = await connectForTest(adminUrl());
  const burnt = await admin.query("select 1 from outputs where job_id = $1 and attempts > 1", [
    job.id,
  ]);
  expect(burnt.rowCount).toBe(0);
});
