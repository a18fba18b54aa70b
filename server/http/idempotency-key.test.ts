import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { canary } from "#server/test/canary.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter, type Recruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";
import { startWorker } from "#server/worker.ts";

const app = useTestApp({ REAPER_EVERY_MS: "100" });
const make = useFactories(app);

const newKey = () => ({ "idempotency-key": randomUUID() });
const hire = () => hireRecruiter(app(), make());
const formOf = ({ home }: Recruiter) => ({
  title: "Welder",
  location: "Leeds",
  organizationId: home.id,
});

/** What an organization has: jobs, reports' generations, queue entries and recorded changes. */
async function stockOf({ home }: Recruiter) {
  const { rows } = await make().admin.query<Record<string, number>>(
    `select (select count(*)::int from jobs where organization_id = $1) jobs,
            (select coalesce(sum(gen), 0)::int from outputs where organization_id = $1) generations,
            (select count(*)::int from pgboss.job where group_id = $1::text) entries,
            (select count(*)::int from audit_entries where organization_id = $1) records`,
    [home.id],
  );
  return rows[0];
}

const calls: [string, (rita: Recruiter, jobId: number) => [string, unknown]][] = [
  ["creating a job", (rita) => ["/api/jobs", formOf(rita)]],
  ["duplicating one", (_, id) => [`/api/jobs/${id}/duplicate`, undefined]],
  ["writing a report", (_, id) => [`/api/jobs/${id}/generate/marketPulse`, { writer: "built-in" }]],
  ["writing all reports", (_, id) => [`/api/jobs/${id}/process`, undefined]],
  ["a webhook", (_, id) => ["/api/webhooks/interview", { jobId: id, tone: "calm" }]],
];

test.each(calls)("%s twice under one key is done once and answered alike", async (_, callOf) => {
  const rita = await hire();
  const { jobId } = await make().job(rita.home);
  const [path, body] = callOf(rita, jobId);
  const key = newKey();
  const first = await rita.send("POST", path, body, key);
  expect([201, 202]).toContain(first.statusCode);
  const after = await stockOf(rita);
  // What the reports do in the meantime does not change the answer.
  await make().admin.query("update outputs set status = 'failed' where organization_id = $1", [
    rita.home.id,
  ]);
  const second = await rita.send("POST", path, body, key);
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  expect(await stockOf(rita)).toEqual(after);

  const another = await rita.send("POST", path, body, newKey());
  expect(another.statusCode).toBe(first.statusCode);
  expect(await stockOf(rita)).not.toEqual(after);
});

test("twenty of them at once make one job, and all hear of it", async () => {
  const rita = await hire();
  const key = newKey();
  const send = () => rita.send("POST", "/api/jobs", formOf(rita), key);
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await stockOf(rita)).toMatchObject({ jobs: 1, generations: 6, entries: 6, records: 1 });
});

test("another body, another call or another organization under the same key is refused and does nothing", async () => {
  const rita = await hire();
  const key = newKey();
  const { id } = await rita.createJob({}, key);
  const elsewhere = await make().organization("elsewhere");
  await make().join(elsewhere, rita, "recruiter");
  const before = [await stockOf(rita), await stockOf({ ...rita, home: elsewhere })];
  const attempts: [string, unknown][] = [
    ["/api/jobs", { ...formOf(rita), title: "Plumber" }],
    ["/api/jobs", { ...formOf(rita), organizationId: elsewhere.id }],
    [`/api/jobs/${id}/process`, undefined],
    [`/api/jobs/${id}/duplicate`, undefined],
    [`/api/jobs/${id}/generate/marketPulse`, {}],
  ];
  for (const [path, body] of attempts) {
    const answer = await rita.send("POST", path, body, key);
    expect(answer.statusCode, `for ${path}`).toBe(422);
    expect(answer.json()).toEqual({
      code: "keyReused",
      message: "This Idempotency-Key was already used for another request",
    });
  }
  expect([await stockOf(rita), await stockOf({ ...rita, home: elsewhere })]).toEqual(before);
});

test("a key is one person's: a colleague may use the same", async () => {
  const rita = await hire();
  const omar = await hireRecruiter(app(), make(), rita.home);
  const key = newKey();
  const hers = await rita.createJob({}, key);
  const his = await omar.createJob({}, key);
  expect(his.id).not.toBe(hers.id);
});

test("somebody who was removed gets no answer again", async () => {
  const rita = await hire();
  const key = newKey();
  await rita.createJob({}, key);
  await make().leave(rita.home, rita);
  const again = await rita.send("POST", "/api/jobs", formOf(rita), key);
  expect(again.statusCode).toBe(403);
});

test("a request that failed may be sent again under its key", async () => {
  const rita = await hire();
  const key = newKey();
  const send = () => rita.send("POST", "/api/jobs", formOf(rita), key);
  const { admin } = make();
  await admin.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'planted'; end $$;
    create constraint trigger planted after insert on audit_entries
      deferrable initially deferred for each row execute function refuse()`);
  expect((await send()).statusCode).toBe(500);
  await admin.query("drop trigger planted on audit_entries; drop function refuse");
  expect(await stockOf(rita)).toMatchObject({ jobs: 0, entries: 0 });
  expect((await send()).statusCode).toBe(201);
});

test("a deleted job is not made again, and no word of it is kept with the key", async () => {
  const rita = await hire();
  const key = newKey();
  const title = canary("erased", "title");
  const { id } = await rita.createJob({ title }, key);
  await rita.send("DELETE", `/api/jobs/${id}`);
  const again = await rita.send("POST", "/api/jobs", { ...formOf(rita), title }, key);
  expect(again.statusCode).toBe(404);
  const { rows } = await make().admin.query<{ row: string }>(
    "select k::text as row from idempotency_keys k where organization_id = $1",
    [rita.home.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain("CANARY-erased");
});

test("keys are bounded, and neither the key nor who sent it can be read from what is stored", async () => {
  const rita = await hire();
  const send = (key: string) =>
    rita.send("POST", "/api/jobs", formOf(rita), { "idempotency-key": key });
  expect((await send("")).statusCode).toBe(400);
  expect((await send("k".repeat(256))).statusCode).toBe(400);
  expect((await send("k".repeat(255))).statusCode).toBe(201);
  const { rows } = await make().admin.query<{ id: string }>("select id from idempotency_keys");
  expect(rows.some(({ id }) => id.includes("kkk"))).toBe(false);
});

test("after 24 hours by the database's clock a key is forgotten and swept away", async () => {
  const rita = await hire();
  const key = newKey();
  const { id } = await rita.createJob({}, key);
  const { admin } = make();
  const { rows } = await admin.query<{ hours: number }>(
    `select extract(epoch from expires_at - now()) / 3600 as hours from idempotency_keys
      where organization_id = $1`,
    [rita.home.id],
  );
  expect(Number(rows[0]?.hours)).toBeCloseTo(24, 1);

  const age = "update idempotency_keys set expires_at = now() where organization_id = $1";
  await admin.query(age, [rita.home.id]);
  const again = await rita.createJob({}, key);
  expect(again.id).not.toBe(id);

  await admin.query(age, [rita.home.id]);
  const fresh = await rita.createJob({ title: "Kept" }, newKey());
  const worker = await startWorker(app().deps);
  const left = await eventually(
    async () =>
      (
        await admin.query<{ answer: Job }>(
          "select answer from idempotency_keys where organization_id = $1",
          [rita.home.id],
        )
      ).rows,
    (keys) => keys.length === 1,
  );
  await worker.stop();
  expect(left[0]?.answer.id).toBe(fresh.id);
});
