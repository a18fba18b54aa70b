import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { Job } from "#contract/job.ts";
import { toolTypes } from "#contract/output.ts";
import { outputStore } from "#server/features/outputs/outputs.store.ts";
import { writeReportHandler } from "#server/features/outputs/write-report.task.ts";
import { answerTo, readReports, useModelApp } from "#server/test/model/model-app.ts";
import { stayClearOfTheHour } from "#server/test/database/spending.ts";
import type { Team } from "#server/test/team.ts";
import { eventually } from "#server/test/test-app.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const rig = useModelApp();
let us: Team;
let job: Job;
beforeAll(async () => {
  us = await rig.team();
  rig.model().behave((call) => ({ content: answerTo(call), chunkChars: 500 }));
  job = await rig.createJob(us);
  await readReports(us.anna, job.id);
});

/** A generation begun without a queue entry, so that a test can deliver it by hand. */
async function begin(requestedBy = us.anna.userId) {
  const taskId = randomUUID();
  const organizationId = us.home.id;
  const request = {
    requestedBy,
    guidance: "",
    candidates: [],
    wantedWriter: null,
    onlyChanged: false,
  };
  const row = await rig
    .app()
    .deps.tenant.asSystem(organizationId, (db) =>
      outputStore(db).enqueue(job.id, "marketPulse", taskId, request),
    );
  if (!row) throw new Error("a generation is under way");
  const { signal } = new AbortController();
  const input = { organizationId, outputId: row.id, gen: row.gen };
  return { delivery: { input, taskId, lease: `${taskId}:0`, signal }, before: row };
}

const marketPulse = async () => (await readReports(us.anna, job.id)).marketPulse;

test("one message delivered five times at once makes one call", async () => {
  rig.model().behave((call) => ({ content: answerTo(call), headersAfterMs: 1_000 }));
  const { delivery, before } = await begin();
  const stray = { ...delivery, taskId: randomUUID(), lease: `${randomUUID()}:0` };
  const handler = writeReportHandler(rig.app().deps);
  const all = [delivery, delivery, delivery, delivery, stray];
  await Promise.all(all.map((one) => handler.run(one)));
  expect(rig.model().calls).toHaveLength(1);
  expect(await marketPulse()).toMatchObject({ status: "completed", version: before.version + 1 });
});

test("calls of workers that died count: a fourth is never made", async () => {
  const { delivery, before } = await begin();
  const admin = await connectForTest(rig.app().database.admin);
  await admin.query("update outputs set calls_made = 3, attempts = 2 where id = $1", [before.id]);
  await writeReportHandler(rig.app().deps).run(delivery);
  expect(rig.model().calls).toEqual([]);
  const error = "The model did not answer. Retry, or use the built-in writer.";
  expect(await marketPulse()).toMatchObject({ status: "failed", error });
});

type CallRow = { state: string; outcome: string; reserved_micros: string; input_tokens: number };

async function billOf({ input: { outputId, gen } }: { input: { outputId: number; gen: number } }) {
  const admin = await connectForTest(rig.app().database.admin);
  const { rows } = await admin.query<CallRow>(
    "select * from model_calls where output_id = $1 and gen = $2 order by id",
    [outputId, gen],
  );
  return rows;
}

test("every call is reserved before it leaves and settled however it ends", async () => {
  rig
    .model()
    .behave((call) =>
      call.number === 1
        ? { content: "no report at all", usage: { input: 20_070, cached: 0, output: 5 } }
        : { content: answerTo(call), usage: null },
    );
  const { delivery } = await begin();
  await writeReportHandler(rig.app().deps).run(delivery);
  const [first, second, ...more] = await billOf(delivery);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ state: "settled", outcome: "invalidOutput", input_tokens: 20_070 });
  expect(second).toMatchObject({ state: "settled", outcome: "written", input_tokens: null });
  expect(first).toMatchObject({ user_id: us.anna.userId, tool_type: "marketPulse" });
});

test("a switched-off model costs nothing: no call is made, and the report says why", async () => {
  const { delivery } = await begin();
  const { deps } = rig.app();
  await writeReportHandler({ ...deps, env: { ...deps.env, SPEND_STOP: "on" } }).run(delivery);
  expect(rig.model().calls).toEqual([]);
  expect(await billOf(delivery)).toEqual([]);
  const error = "Writing with a model is switched off at the moment. Use the built-in writer.";
  const errorCode = "spendingLimit";
  expect(await marketPulse()).toMatchObject({ status: "failed", error, errorCode });
});

test("a cap met by the repair keeps what was bought", async () => {
  await stayClearOfTheHour();
  const earlier = await begin();
  await writeReportHandler(rig.app().deps).run(earlier.delivery);
  const [paid] = await billOf(earlier.delivery);
  rig.model().calls.length = 0;
  rig.model().behave((call) => ({ content: { ...answerTo(call), talentSupply: undefined } }));
  const { delivery } = await begin(us.rita.userId);
  const { deps } = rig.app();
  const enoughForOne = (Number(paid?.reserved_micros) + 1_000) / 1_000_000;
  const env = { ...deps.env, SPEND_USER_HOUR_USD: enoughForOne };
  await writeReportHandler({ ...deps, env }).run(delivery);
  expect(rig.model().calls).toHaveLength(1);
  const { status, content } = await marketPulse();
  expect(status).toBe("completed");
  expect(content?.["metadata"]).toMatchObject({ replacedSections: ["talentSupply"] });
});

test("deleting the job hangs up on the model, and nothing comes back", async () => {
  rig.model().behave({ fault: "silent" });
  const doomed = await rig.createJob(us);
  await eventually(
    async () => rig.model().calls.length,
    (count) => count === toolTypes.length,
    60_000,
  );
  const deletedAt = Date.now();
  expect((await us.anna.send("DELETE", `/api/jobs/${doomed.id}`)).statusCode).toBe(200);
  await eventually(
    async () => rig.model().calls.filter(({ hungUpAt }) => hungUpAt !== undefined).length,
    (count) => count === toolTypes.length,
  );
  const hungUp = rig.model().calls.map(({ hungUpAt = Infinity }) => hungUpAt - deletedAt);
  expect(Math.max(...hungUp)).toBeLessThan(patient(5_000));
  const answer = await us.anna.send("GET", `/api/jobs/${doomed.id}/outputs`);
  expect(answer.statusCode).toBe(404);
});
