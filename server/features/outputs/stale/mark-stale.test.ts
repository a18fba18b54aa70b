import { expect, test } from "vitest";
import { markStaleHandler } from "#server/features/outputs/stale/stale-parts.service.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

/** A job whose reports nobody writes: no worker runs here. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const { id: jobId } = await rita.createJob();
  const change = (edit: object) => rita.send("PATCH", `/api/jobs/${jobId}`, edit);
  const count = async () => {
    const entries = "select 1 from pgboss.job where name = 'mark-stale' and data->>'jobId' = $1";
    return (await make().admin.query(entries, [String(jobId)])).rowCount;
  };
  return { rita, jobId, change, count };
}

test("several changes of a job while one entry waits are one piece of work", async () => {
  const { rita, jobId, change, count } = await atWork();
  expect(await count()).toBe(0);
  for (const title of ["Fitter", "Turner", "Joiner"])
    expect((await change({ title })).statusCode).toBe(200);
  const moves = [{ words: "Joiner", place: "noise" }];
  await rita.send("PATCH", `/api/jobs/${jobId}/reading`, { moves });
  expect(await count()).toBe(1);
});

test("a change of status alone, or one that is refused, is no work", async () => {
  const { change, count } = await atWork();
  await change({ status: "paused" });
  expect((await change({ title: "" })).statusCode).toBe(400);
  expect(await count()).toBe(0);
});

test("other jobs' changes are work of their own", async () => {
  const [one, other] = [await atWork(), await atWork()];
  await one.change({ title: "Fitter" });
  await other.change({ title: "Fitter" });
  expect([await one.count(), await other.count()]).toEqual([1, 1]);
});

test("a text without a ledger, or one that cannot be compared, is outdated as a whole", async () => {
  const { rita, jobId, change } = await atWork();
  const { admin } = make();
  const { id: organizationId } = rita.home;
  const { run, giveUp } = markStaleHandler(app().deps);
  const input = { organizationId, jobId };
  const delivery = { input, taskId: "", lease: "", signal: new AbortController().signal };
  await admin.query(
    `update outputs set content = '{"summary": "Old."}', status = 'completed', version = 1, job_revision = 1
      where job_id = $1 and tool_type in ('marketPulse', 'intakeSync')`,
    [jobId],
  );
  const outdated = async () =>
    (await rita.listOutputs(jobId)).flatMap(({ isOutdated, staleParts, toolType }) =>
      isOutdated ? [`${toolType} ${staleParts.length}`] : [],
    );
  await run(delivery);
  expect(await outdated()).toEqual([]);
  await change({ title: "Fitter" });
  await run(delivery);
  expect(await outdated()).toEqual(["marketPulse 0", "intakeSync 0"]);
  await admin.query("update outputs set is_outdated = false where job_id = $1", [jobId]);
  await giveUp(input);
  expect(await outdated()).toEqual(["marketPulse 0", "intakeSync 0"]);
});
