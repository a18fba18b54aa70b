import { expect, test } from "vitest";
import type { Examination } from "#contract/examination.ts";
import { toolTypes, type Output, type ToolType } from "#contract/output.ts";
import { openBriefing } from "#server/features/outputs/briefing.ts";
import { outputStore } from "#server/features/outputs/outputs.store.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

const nurse = {
  title: "Registered Nurse",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
  requirements: "Active Ohio RN license. 2+ years of adult ICU experience.",
};
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const settled = async (jobId: number) => {
    const outputs = await eventually(
      () => rita.listOutputs(jobId),
      (rows) => rows.every(({ status }) => status === "completed"),
      60_000,
    );
    return Object.fromEntries(outputs.map((one) => [one.toolType, one])) as Record<
      ToolType,
      Output
    >;
  };
  const job = await rita.createJob(nurse);
  const ask = (outputId: number, mark = "") =>
    rita.send("GET", `/api/outputs/${outputId}/examination`, undefined, { "if-none-match": mark });
  const examine = async (outputId: number) => (await ask(outputId)).json<Examination>();
  return { ...rita, job, settled, ask, examine, outputs: await settled(job.id) };
}

const figuresOf = ({ findings }: Examination) =>
  findings.filter(({ rule }) => rule.startsWith("figures")).map(({ quote }) => quote);
const textOf = (facts: Examination["facts"]) => JSON.stringify(facts);

test("facts and findings stay those a text was written from, and a later text has its own", async () => {
  const { job, outputs, examine, settled, send } = await atWork();
  const { marketPulse } = outputs;
  const before = await examine(marketPulse.id);
  expect(before.isSameLedger).toBe(true);
  expect(figuresOf(before)).toEqual([]);

  await send("PATCH", `/api/jobs/${job.id}`, { requirements: "A forklift license." });
  expect(await examine(marketPulse.id)).toEqual(before);

  await send("POST", `/api/jobs/${job.id}/generate/intakeSync`);
  const { intakeSync } = await settled(job.id);
  expect(textOf((await examine(intakeSync.id)).facts)).toContain("forklift");
  expect(textOf((await examine(marketPulse.id)).facts)).toBe(textOf(before.facts));
});

test("findings are about the text as it stands, measured by what it was written from", async () => {
  const { outputs, examine, send } = await atWork();
  const { id, content } = outputs.marketPulse;
  const edited = { ...Object(content), summary: { answer: "The median is $99.13 an hour." } };
  await send("PATCH", `/api/outputs/${id}`, { content: edited });
  const examined = await examine(id);
  expect(figuresOf(examined)).toEqual(["$99.13"]);
  expect(examined.isSameLedger).toBe(true);

  await send("POST", `/api/outputs/${id}/versions/1/restore`);
  expect(figuresOf(await examine(id))).toEqual([]);
});

test("an older text comes back with what it was written from", async () => {
  const { job, outputs, examine, settled, send } = await atWork();
  const { id } = outputs.marketPulse;
  const first = await examine(id);
  await send("PATCH", `/api/jobs/${job.id}`, { salaryRange: "$52.00 - $61.00 per hour" });
  await send("POST", `/api/jobs/${job.id}/generate/marketPulse`);
  await settled(job.id);
  expect(textOf((await examine(id)).facts)).toContain("$52.00");
  await send("POST", `/api/outputs/${id}/versions/1/restore`);
  expect((await examine(id)).facts).toEqual(first.facts);
});

test("a report somebody wrote by hand has no facts of its own, and no figure of it is called unsupported", async () => {
  const rita = await hireRecruiter(app(), make());
  const { jobId, outputs } = await make().job(rita.home, rita);
  const path = `/api/outputs/${outputs.marketPulse}/examination`;
  const nothing = { facts: [], isSameLedger: false, findings: [], coverage: [] };
  expect((await rita.send("GET", path)).json()).toEqual(nothing);

  await rita.send("PATCH", `/api/outputs/${outputs.marketPulse}`, {
    content: { summary: "Pay is $99.13 an hour." },
  });
  await rita.send("POST", `/api/jobs/${jobId}/generate/intakeSync`);
  await eventually(
    () => rita.getOutput(jobId, "intakeSync"),
    ({ status, version }) => status === "completed" && version === 3,
    60_000,
  );
  const examined = (await rita.send("GET", path)).json<Examination>();
  expect(examined.facts.length).toBeGreaterThan(0);
  expect(examined.isSameLedger).toBe(false);
  expect(figuresOf(examined)).toEqual([]);
});

async function countLedgers(jobId: number): Promise<number> {
  const { rows } = await make().admin.query<{ count: number }>(
    "select count(*)::int from ledgers where job_id = $1",
    [jobId],
  );
  return rows[0]?.count ?? 0;
}

test("all reports of a job are written from one ledger, however many workers build it at once", async () => {
  const { job, outputs } = await atWork();
  const { rows } = await make().admin.query<{ count: number }>(
    "select count(distinct ledger_id)::int from outputs where job_id = $1 and ledger_id is not null",
    [job.id],
  );
  expect(Object.keys(outputs)).toHaveLength(toolTypes.length);
  expect([rows[0]?.count, await countLedgers(job.id)]).toEqual([1, 1]);

  await make().admin.query("update ledgers set basis = 'of yesterday' where job_id = $1", [job.id]);
  const { deps } = app();
  const [output, row] = await deps.tenant.asSystem(job.organizationId, async (db) => [
    await outputStore(db).find(outputs.marketPulse.id),
    await outputStore(db).findJob(job.id),
  ]);
  if (!output || !row) throw new Error("the report is gone");
  const workers = [openBriefing(deps), openBriefing(deps), openBriefing(deps)];
  const briefed = await Promise.all(workers.map((brief) => brief(output, row)));
  expect(new Set(briefed.map(({ ledgerId }) => ledgerId)).size).toBe(1);
  expect(await countLedgers(job.id)).toBe(2);
});

test("what has not changed is not sent again, and nobody of another organization learns that it is there", async () => {
  const { outputs, ask, send } = await atWork();
  const { id } = outputs.offerNavigator;
  const mark = String((await ask(id)).headers["etag"]);
  const again = await ask(id, mark);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await ask(outputs.marketPulse.id, mark)).statusCode).toBe(200);
  // Coverage looks at all six.
  await send("PATCH", `/api/outputs/${outputs.interviewCoach.id}`, { content: "Mine" });
  expect((await ask(id, mark)).statusCode).toBe(200);

  const stranger = await hireRecruiter(app(), make());
  const refused = await stranger.send("GET", `/api/outputs/${id}/examination`, undefined, {
    "if-none-match": mark,
  });
  const missing = await stranger.send("GET", "/api/outputs/999999/examination");
  expect([refused.statusCode, refused.json()]).toEqual([404, missing.json()]);
});
