import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter, type Recruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp({ REAPER_EVERY_MS: "100", REAPER_QUIET_SECONDS: "1" });
useWorker(app);
const make = useFactories(app);

const hire = () => hireRecruiter(app(), make());

async function draftOf(rita: Recruiter): Promise<Job> {
  const { jobId } = await make().job(rita.home);
  return (await rita.send("POST", `/api/jobs/${jobId}/duplicate`)).json<Job>();
}

/** Waits until the job has this status. */
const becomes = (rita: Recruiter, jobId: number, status: Job["status"]) =>
  eventually(
    () => rita.getJob(jobId),
    (job) => job.status === status,
  );

/** As if every queue entry of the job had vanished: the reaper fails what waits. */
async function loseEntries(rita: Recruiter): Promise<void> {
  await make().admin.query(
    `create or replace function lose() returns trigger language plpgsql as $$ begin
       if new.data->>'organizationId' = '${rita.home.id}' then return null; end if; return new; end $$;
     create or replace trigger lost before insert on pgboss.job_common for each row execute function lose()`,
  );
}

test("a created job is processing at once and completed when its reports are", async () => {
  const rita = await hire();
  const { id, status } = await rita.createJob();
  expect(status).toBe("processing");
  const done = await becomes(rita, id, "completed");
  expect(done.outputs.every((output) => output.status === "completed")).toBe(true);
});

test("a status in a create body is refused, and members set only active, paused and closed", async () => {
  const rita = await hire();
  const form = { title: "Nurse", location: "Oslo", organizationId: rita.home.id };
  for (const status of ["draft", "active"]) {
    expect((await rita.send("POST", "/api/jobs", { ...form, status })).statusCode).toBe(400);
  }
  const { id } = await rita.createJob();
  for (const status of ["draft", "processing", "completed", "failed", "gone"]) {
    expect((await rita.send("PATCH", `/api/jobs/${id}`, { status })).statusCode).toBe(400);
  }
  for (const status of ["active", "paused", "closed"]) {
    const answer = await rita.send("PATCH", `/api/jobs/${id}`, { status });
    expect(answer.json<Job>().status).toBe(status);
  }
});

test("a draft with one report written is completed: pending ones do not count [S-403]", async () => {
  const rita = await hire();
  const { id, status } = await draftOf(rita);
  expect(status).toBe("draft");
  await rita.send("POST", `/api/jobs/${id}/generate/intakeSync`);
  const done = await becomes(rita, id, "completed");
  expect(done.outputs.filter((output) => output.status === "pending")).toHaveLength(5);
});

test("a draft whose only report fails is failed, and completed once another succeeds", async () => {
  const rita = await hire();
  const { id } = await draftOf(rita);
  await loseEntries(rita);
  await rita.send("POST", `/api/jobs/${id}/generate/intakeSync`);
  expect((await rita.getJob(id)).status).toBe("processing");
  const failed = await becomes(rita, id, "failed");
  expect(failed.outputs.find((one) => one.toolType === "intakeSync")?.status).toBe("failed");
  await make().admin.query("drop trigger lost on pgboss.job_common");
  await rita.send("POST", `/api/jobs/${id}/generate/marketPulse`);
  expect((await rita.getJob(id)).status).toBe("processing");
  await becomes(rita, id, "completed");
});

test("a completed job of which a report fails the second time stays completed", async () => {
  const rita = await hire();
  const { id } = await rita.createFinishedJob();
  await loseEntries(rita);
  await rita.send("POST", `/api/jobs/${id}/generate/intakeSync`);
  const after = await eventually(
    () => rita.getJob(id),
    (job) => job.status !== "processing",
  );
  await make().admin.query("drop trigger lost on pgboss.job_common");
  expect(after.status).toBe("completed");
  expect(after.outputs.find((one) => one.toolType === "intakeSync")?.status).toBe("failed");
});

test.each(["active", "paused", "closed"] as const)(
  "generation leaves a job alone that a member made %s, and so does an edit of its words",
  async (status) => {
    const rita = await hire();
    const { id } = await rita.createJob();
    await rita.send("PATCH", `/api/jobs/${id}`, { status });
    const done = await eventually(
      () => rita.getJob(id),
      (job) => job.outputs.every((output) => output.status === "completed"),
    );
    expect(done.status).toBe(status);
    await rita.send("POST", `/api/jobs/${id}/process`);
    expect((await rita.getJob(id)).status).toBe(status);
    await rita.send("PATCH", `/api/jobs/${id}`, { title: "Changed" });
    expect((await rita.getJob(id)).status).toBe(status);
  },
);

test("an edit of a draft, or of a completed job, regenerates nothing and changes no status [R-3]", async () => {
  const rita = await hire();
  const draft = await draftOf(rita);
  await rita.send("PATCH", `/api/jobs/${draft.id}`, { title: "Changed" });
  expect((await rita.getJob(draft.id)).status).toBe("draft");
  const { id } = await rita.createFinishedJob();
  await rita.send("PATCH", `/api/jobs/${id}`, { location: "Oslo" });
  expect((await rita.getJob(id)).status).toBe("completed");
  await eventually(
    () => rita.listOutputs(id),
    (all) => all.some(({ isOutdated }) => isOutdated),
  );
  const states = await rita.listOutputs(id);
  expect(states.every(({ status, version }) => status === "completed" && version === 1)).toBe(true);
});

test("a draft in which a person writes a report is completed, and what a member set stays [S-403]", async () => {
  const rita = await hire();
  for (const [set, after] of [
    [undefined, "completed"],
    ["paused", "paused"],
  ] as const) {
    const { id } = await draftOf(rita);
    if (set) await rita.send("PATCH", `/api/jobs/${id}`, { status: set });
    const output = await rita.getOutput(id, "intakeSync");
    await rita.send("PATCH", `/api/outputs/${output.id}`, { content: "Hire slowly." });
    expect((await rita.getJob(id)).status).toBe(after);
  }
});
