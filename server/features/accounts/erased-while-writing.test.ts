import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { eventually, useTestApp, type Browser } from "#server/test/test-app.ts";
import { startWorker } from "#server/worker.ts";

const app = useTestApp({ EMAIL_VERIFICATION: "off" });
const make = useFactories(app);

const tool = "offerNavigator";

/** Rolf's team, and a job that Pia created in it, with reports. */
async function atWork(pia: Browser & { userId: string }, rolf: Browser) {
  const founded = await rolf.send("POST", "/api/organizations", { name: "Northwind" });
  const { id: organizationId } = founded.json<{ id: number }>();
  await make().admin.query(
    "insert into memberships (organization_id, user_id, role) values ($1, $2, 'recruiter')",
    [organizationId, pia.userId],
  );
  const form = { title: "Welder", location: "Dayton, OH", salaryRange: "$50,000 - $60,000" };
  const created = await pia.send("POST", "/api/jobs", { ...form, organizationId });
  const { id: jobId } = created.json<{ id: number }>();
  const read = async (): Promise<Output> => {
    const all = (await rolf.send("GET", `/api/jobs/${jobId}/outputs`)).json<Output[]>();
    const found = all.find(({ toolType }) => toolType === tool);
    if (!found) throw new Error("no report");
    return found;
  };
  const worker = await startWorker(app().deps);
  await eventually(read, ({ status }) => status === "completed", 20_000);
  await worker.stop();
  return { jobId, read };
}

/** Somebody else has the job's row, so that whoever wants it waits until they are told to go on. */
async function holdJob(jobId: number) {
  const holder = await connectForTest(app().database.admin);
  await holder.query("begin");
  await holder.query("select from jobs where id = $1 for no key update", [jobId]);
  const waiting = async () => {
    const { rows } = await make().admin.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  return {
    untilWaiting: (count: number) => eventually(waiting, (now) => now >= count, 20_000),
    letGo: () => holder.query("commit"),
  };
}

const leave = ({ send }: Browser) => send("DELETE", "/api/user", { password: "correct horse" });

test("somebody is deleted while a report that they asked for is stored: both happen", async () => {
  const [pia, rolf] = [await app().signUp("Pia Asks"), await app().signUp("Rolf Stays")];
  const { jobId, read } = await atWork(pia, rolf);
  await pia.send("POST", `/api/jobs/${jobId}/generate/${tool}`);
  const job = await holdJob(jobId);
  const worker = await startWorker(app().deps);
  await job.untilWaiting(1);
  const left = leave(pia);
  await job.untilWaiting(2);
  await job.letGo();
  expect((await left).statusCode).toBe(200);
  expect(await eventually(read, ({ status }) => status === "completed")).toMatchObject({
    version: 2,
  });
  await worker.stop();
  expect(app().logLines.filter((line) => /deadlock|not written/u.test(line))).toEqual([]);
});

test("somebody is deleted while a colleague's report brings suggestions: both happen", async () => {
  const [pia, rolf] = [await app().signUp("Pia Created"), await app().signUp("Rolf Asks")];
  const { jobId, read } = await atWork(pia, rolf);
  const { id, content } = await read();
  const summary = { answer: "Hire a welder, says Rolf.", text: "His own words." };
  await rolf.send("PATCH", `/api/outputs/${id}`, { content: { ...(content as object), summary } });
  await rolf.send("PATCH", `/api/jobs/${jobId}`, { salaryRange: "$90,000 - $99,000" });
  await rolf.send("POST", `/api/jobs/${jobId}/generate/${tool}`);
  const job = await holdJob(jobId);
  const worker = await startWorker(app().deps);
  await job.untilWaiting(1);
  const left = leave(pia);
  await job.untilWaiting(2);
  await job.letGo();
  expect((await left).statusCode).toBe(200);
  const after = await eventually(read, ({ status }) => status === "completed");
  expect(after.openSuggestions).toBeGreaterThan(0);
  await worker.stop();
  expect(app().logLines.filter((line) => /deadlock|not written/u.test(line))).toEqual([]);
});

test("somebody is deleted while their own edit is stored: both happen, in turn", async () => {
  const [pia, rolf] = [await app().signUp("Pia Edits"), await app().signUp("Rolf Reads")];
  const { jobId, read } = await atWork(pia, rolf);
  const { id, content } = await read();
  const job = await holdJob(jobId);
  const mine = { ...(content as object), mine: "My last words." };
  const edited = pia.send("PATCH", `/api/outputs/${id}`, { content: mine });
  await job.untilWaiting(1);
  const left = leave(pia);
  await job.untilWaiting(2);
  await job.letGo();
  expect([(await edited).statusCode, (await left).statusCode]).toEqual([200, 200]);
  expect((await read()).content).toMatchObject({ mine: "My last words." });
});

test("somebody edits while they are being deleted: the edit is refused, and nothing is in the way", async () => {
  const [pia, rolf] = [await app().signUp("Pia Hurries"), await app().signUp("Rolf Waits")];
  const { jobId, read } = await atWork(pia, rolf);
  const { id, content: written } = await read();
  // Her edits are counted already: the count goes with her.
  const content = { ...(written as object), mine: "In time." };
  expect((await pia.send("PATCH", `/api/outputs/${id}`, { content })).statusCode).toBe(200);
  const job = await holdJob(jobId);
  const left = leave(pia);
  await job.untilWaiting(1);
  const mine = { ...content, mine: "Too late." };
  const edited = pia.send("PATCH", `/api/outputs/${id}`, { content: mine });
  await job.untilWaiting(2);
  await job.letGo();
  expect([(await left).statusCode, (await edited).statusCode]).toEqual([200, 401]);
  expect((await read()).content).toMatchObject({ mine: "In time." });
});
