import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { toolTypes, type Generation } from "#contract/output.ts";
import { outputStore, type Claim } from "#server/features/outputs/outputs.store.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

/** No worker runs here: what is queued stays queued, and deliveries are played by hand. */
const app = useTestApp();
const make = useFactories(app);

type Row = { id: string; gen: number; attempts: number; version: number; status: string };

/** A new job with six queued reports. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob();
  const output = await rita.getOutput(job.id, "marketPulse");
  const { admin } = make();
  const { rows } = await admin.query<{ task: string }>(
    "select task_id as task from outputs where id = $1",
    [output.id],
  );
  const taskId = rows[0]?.task ?? "";
  const inside = app().deps.tenant.asSystem;
  const claimOf = (delivery: string, gen = 1): Claim => ({
    outputId: output.id,
    gen,
    lease: delivery,
  });
  return {
    ...rita,
    job,
    outputId: output.id,
    taskId,
    claim: (retry: number, task = taskId) =>
      inside(rita.home.id, (db) => outputStore(db).claim(claimOf(`${task}:${retry}`), task, 3)),
    complete: (retry: number, gen = 1) =>
      inside(rita.home.id, (db) =>
        outputStore(db).complete(
          claimOf(`${taskId}:${retry}`, gen),
          { content: { summary: "Done" }, jobRevision: 1, ledgerId: null },
          {},
        ),
      ),
    row: async () =>
      (
        await admin.query<Row>(
          "select id, gen, attempts, version, status from outputs where id = $1",
          [output.id],
        )
      ).rows[0],
    countEntries: async () =>
      (await admin.query("select 1 from pgboss.job where group_id = $1", [String(rita.home.id)]))
        .rowCount,
    fail: () => admin.query("update outputs set status = 'failed' where id = $1", [output.id]),
  };
}

test("twenty clicks on Generate begin one generation, and all are answered with it (F-16) [S-723, R-1, W-76]", async () => {
  const { job, send, fail, countEntries, row } = await atWork();
  await fail();
  const path = `/api/jobs/${job.id}/generate/marketPulse`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => send("POST", path)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.json()).toMatchObject({ generation: 2, status: "processing" });
  expect(await countEntries()).toBe(7);
  expect(await row()).toMatchObject({ gen: 2, attempts: 0 });
});

test("after a failure one call writes those that failed again, by the writer asked for, and no other [X-25]", async () => {
  const { job, send, fail, row, home } = await atWork();
  await make().admin.query("update outputs set status = 'completed' where job_id = $1", [job.id]);
  await fail();
  const process = `/api/jobs/${job.id}/process`;
  const again = await send("POST", process, { only: "failed", writer: "built-in" });
  expect(again.statusCode).toBe(202);
  expect(again.json<Generation[]>()).toMatchObject([{ toolType: "marketPulse", generation: 2 }]);
  expect(await row()).toMatchObject({ gen: 2, status: "queued" });
  const { rows } = await make().admin.query(
    "select tool_type, gen, wanted_writer from outputs where job_id = $1 and gen > 1",
    [job.id],
  );
  expect(rows).toEqual([{ tool_type: "marketPulse", gen: 2, wanted_writer: "built-in" }]);
  expect((await send("POST", process, { only: "failed" })).json()).toEqual([]);
  const entries = await make().admin.query(
    "select object from audit_entries where organization_id = $1 order by id desc limit 1",
    [home.id],
  );
  expect(entries.rows).toEqual([{ object: `job:${job.id}/failed` }]);
});

test("Regenerate All, twice and beside a Generate, leaves running reports alone (F-17) [S-723, W-76]", async () => {
  const { job, send, claim, countEntries, row } = await atWork();
  await claim(0);
  const path = `/api/jobs/${job.id}`;
  const [first, second, one] = await Promise.all([
    send("POST", `${path}/process`),
    send("POST", `${path}/process`),
    send("POST", `${path}/generate/intakeSync`),
  ]);
  expect([first, second, one].map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  expect(first.json<Generation[]>().map(({ toolType }) => toolType)).toEqual([...toolTypes]);
  expect(second.body).toBe(first.body);
  expect(await countEntries()).toBe(6);
  expect(await row()).toMatchObject({ gen: 1, attempts: 1, status: "processing" });
});

test("five deliveries of one queue entry at once are one claim and one commit (F-15) [W-76]", async () => {
  const { claim, complete, row } = await atWork();
  const claims = await Promise.all([0, 0, 0, 0, 0].map((retry) => claim(retry)));
  expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
  const commits = await Promise.all([0, 0, 0, 0, 0].map((retry) => complete(retry)));
  expect(commits.filter(Boolean)).toHaveLength(1);
  expect(await row()).toMatchObject({ attempts: 1, version: 1, status: "completed" });
});

test("another entry for a report that runs, or that is finished, finds nothing to do", async () => {
  const { claim, complete } = await atWork();
  await claim(0);
  expect(await claim(0, randomUUID())).toBeUndefined();
  await complete(0);
  expect(await claim(1)).toBeUndefined();
});

test("a delivery that was given up changes nothing once a retry has taken over (F-03) [W-64]", async () => {
  const { claim, complete, row } = await atWork();
  await claim(0);
  expect(await claim(1)).toMatchObject({ attempts: 2 });
  expect(await complete(0)).toBe(false);
  expect(await row()).toMatchObject({ version: 0, status: "processing" });
  expect(await complete(1)).toBe(true);
});

test("a report is taken up three times at most", async () => {
  const { claim } = await atWork();
  const claims = [];
  for (const retry of [0, 1, 2, 3, 4]) claims.push(await claim(retry));
  expect(claims.map((claimed) => claimed?.attempts)).toEqual([1, 2, 3, undefined, undefined]);
});

test("a job deleted while a report is being written stays deleted (F-18) [W-77]", async () => {
  const { claim, complete, row, send, job } = await atWork();
  await claim(0);
  expect((await send("DELETE", `/api/jobs/${job.id}`)).statusCode).toBe(200);
  expect(await complete(0)).toBe(false);
  expect(await row()).toBeUndefined();
  const { rows } = await make().admin.query<{ left: number }>(
    `select (select count(*)::int from outputs where job_id = $1)
          + (select count(*)::int from jobs where id = $1) as left`,
    [job.id],
  );
  expect(rows[0]?.left).toBe(0);
});

test("writer and candidates are kept with the generation and forgotten by the next; guidance without a model is refused [R-8]", async () => {
  const { job, send, outputId } = await atWork();
  const path = `/api/jobs/${job.id}/generate/offerNavigator`;
  const { admin } = make();
  const offer = outputId + toolTypes.indexOf("offerNavigator");
  const asked = async () =>
    (
      await admin.query<Record<string, unknown>>(
        "select guidance, candidates, wanted_writer as writer from outputs where id = $1",
        [offer],
      )
    ).rows[0];
  const fail = () => admin.query("update outputs set status = 'failed' where id = $1", [offer]);
  const body = {
    writer: "built-in",
    candidates: [{ label: "Candidate A", notes: "Wants to stay remote" }],
  };
  await fail();
  expect((await send("POST", path, body)).statusCode).toBe(202);
  expect(await asked()).toEqual({ guidance: "", ...body });
  await fail();
  expect((await send("POST", path)).statusCode).toBe(202);
  expect(await asked()).toEqual({ guidance: "", candidates: [], writer: null });
  expect((await send("POST", path, { guidance: "x".repeat(2_001) })).statusCode).toBe(400);
  await fail();
  for (const refused of [{ guidance: "Shorter" }, { guidance: "Shorter", writer: "built-in" }]) {
    const answer = await send("POST", path, refused);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        code: "guidanceNeedsModel",
        message:
          "Only a model can follow guidance. Leave it out, or connect one under Organization, AI model.",
      },
    ]);
  }
  expect(await asked()).toEqual({ guidance: "", candidates: [], writer: null });
  expect((await send("POST", path, { guidance: "  " })).statusCode).toBe(202);
  expect((await send("POST", path, { writer: "gpt" })).statusCode).toBe(400);
});
