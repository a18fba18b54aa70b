import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { publishPartial } from "#server/features/outputs/partials.store.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, openTestApp, useTestApp, type TestApp } from "#server/test/test-app.ts";
import { watch, type Watch } from "#server/test/rig/watch.ts";

const app = useTestApp({ STREAM_HEARTBEAT_MS: "200" });
const make = useFactories(app);

async function addressOf(opened: TestApp): Promise<string> {
  if (opened.app.server.listening) return opened.app.listeningOrigin;
  return opened.app.listen({ host: "127.0.0.1", port: 0 });
}

/** A job of which one report is just being written, for the second time. */
async function underWay() {
  const rita = await hireRecruiter(app(), make());
  const { jobId, outputs } = await make().job(rita.home);
  const outputId = outputs.intakeSync;
  const { admin } = make();
  await admin.query("update outputs set status = 'processing', gen = 2 where id = $1", [outputId]);
  const { tenant } = app().deps;
  return {
    ...rita,
    jobId,
    outputId,
    watch: async (lastEventId?: string, at: TestApp = app()) =>
      watch(await addressOf(at), jobId, rita.cookie, lastEventId),
    publish: (sections: Record<string, unknown>, gen = 2) =>
      tenant.asSystem(rita.home.id, (db) => publishPartial(db, outputId, gen, sections)),
    setStatus: (status: string) =>
      admin.query("update outputs set status = $2 where id = $1", [outputId, status]),
    countPartials: async () =>
      (await admin.query("select 1 from output_partials where output_id = $1", [outputId]))
        .rowCount,
  };
}

const partialsOf = ({ events }: Watch) => events.filter(({ event }) => event === "partial");

test("sections appear as they are finished, through another web process as well [X-18]", async () => {
  const { watch: open, publish, jobId, outputId } = await underWay();
  const other = await openTestApp({}, app().database);
  const streams = [await open(), await open(undefined, other)];
  const first = { summary: "Zażółć 東京 👩‍🔧", risks: ["a\nb"] };
  expect(await publish(first)).toBe(true);
  for (const stream of streams) {
    await eventually(
      async () => partialsOf(stream).length,
      (count) => count >= 1,
    );
    expect(partialsOf(stream)[0]?.data).toEqual({
      jobId,
      outputId,
      toolType: "intakeSync",
      generation: 2,
      sections: first,
    });
  }
  // More than a notification could carry.
  const second = { ...first, nextSteps: "x".repeat(20_000) };
  await publish(second);
  for (const stream of streams) {
    await eventually(
      async () => partialsOf(stream).at(-1)?.data.sections,
      (sections) => sections?.["nextSteps"] === second.nextSteps,
    );
    stream.stop();
  }
  await other.close();
});

test("whoever comes while a report is being written sees what is finished at once", async () => {
  const { watch: open, publish } = await underWay();
  await publish({ summary: "There already" });
  const stream = await open();
  await eventually(
    async () => stream.events.length,
    (count) => count === 2,
  );
  expect(stream.events.map(({ event }) => event)).toEqual(["job", "partial"]);
  expect(stream.events[1]?.data.sections).toEqual({ summary: "There already" });
  stream.stop();
});

test("what was shown goes when the report is completed, fails, or is taken up anew", async () => {
  const { publish, setStatus, countPartials, outputId } = await underWay();
  for (const status of ["completed", "failed", "queued"]) {
    expect(await publish({ summary: "One" })).toBe(true);
    expect(await countPartials()).toBe(1);
    await setStatus(status);
    expect(await countPartials()).toBe(0);
    expect(await publish({ summary: "Late" })).toBe(false);
    expect(await countPartials()).toBe(0);
    await setStatus("processing");
  }
  await publish({ summary: "First try" });
  await make().admin.query("update outputs set lease = 'another' where id = $1", [outputId]);
  expect(await countPartials()).toBe(0);
});

test("a late writer of an older generation shows nothing", async () => {
  const { publish, countPartials } = await underWay();
  expect(await publish({ summary: "Old" }, 1)).toBe(false);
  expect(await countPartials()).toBe(0);
});

test("a report changes at most four times a second on a screen, and ends with the newest", async () => {
  const { watch: open, publish, setStatus } = await underWay();
  const stream = await open();
  await eventually(
    async () => stream.events.length,
    (count) => count === 1,
  );
  const started = performance.now();
  let count = 0;
  while (count <= 30 || stream.events.length < 6) {
    count += 1;
    await publish({ summary: `Draft ${count}` });
    if (count % 5 === 0) await setStatus("processing");
    await wait(15);
  }
  await eventually(
    async () => partialsOf(stream).at(-1)?.data.sections?.["summary"],
    (summary) => summary === `Draft ${count}`,
  );
  const shown = stream.events.slice(1);
  // What a busy machine brings late comes in heaps, but never sooner than it was sent.
  const seconds = ((shown.at(-1)?.atMs ?? Infinity) - started) / 1_000;
  expect(shown.length).toBeLessThanOrEqual(4 * seconds + 1);
  stream.stop();
});

test("the last word about a report comes after its sections", async () => {
  const { watch: open, publish, setStatus } = await underWay();
  const stream = await open();
  await eventually(
    async () => stream.events.length,
    (count) => count >= 1,
  );
  for (const summary of ["1", "2", "3"]) await publish({ summary });
  await setStatus("completed");
  await eventually(
    async () => stream.events.at(-1),
    (last) => last?.data.outputs?.[0]?.status === "completed",
  );
  // Sections that were held back would come before the next word about the report.
  await setStatus("failed");
  await eventually(
    async () => stream.events.at(-1),
    (last) => last?.data.outputs?.[0]?.status === "failed",
  );
  expect(stream.events.slice(-2).map(({ event }) => event)).toEqual(["job", "job"]);
  stream.stop();
});

test("a browser that comes back to an unchanged job is told nothing, to a changed one everything", async () => {
  const rita = await hireRecruiter(app(), make());
  const { jobId } = await make().job(rita.home);
  const base = await addressOf(app());
  const open = async (lastEventId?: string) => {
    const stream = await watch(base, jobId, rita.cookie, lastEventId);
    await eventually(
      async () => stream.heartbeats(),
      (beats) => beats >= 1,
    );
    stream.stop();
    return stream.events;
  };
  const [state] = await open();
  expect(state?.data.outputs).toHaveLength(6);
  expect(await open(state?.id)).toEqual([]);
  expect(await open("something else")).toHaveLength(1);

  const setStatus = (status: string) => rita.send("PATCH", `/api/jobs/${jobId}`, { status });
  await setStatus("paused");
  const [changed] = await open(state?.id);
  expect(changed?.data).toMatchObject({ jobStatus: "paused" });
  await setStatus("active");
  await setStatus("paused");
  const [back] = await open(changed?.id);
  expect(back?.data).toMatchObject({ jobStatus: "paused" });
});

test("a browser that saw a change and then nothing is told everything when it comes back", async () => {
  const rita = await hireRecruiter(app(), make());
  const { jobId } = await make().job(rita.home);
  const base = await addressOf(app());
  const stream = await watch(base, jobId, rita.cookie);
  await eventually(
    async () => stream.events.length,
    (count) => count === 1,
  );
  await rita.send("PATCH", `/api/jobs/${jobId}`, { status: "paused" });
  await eventually(
    async () => stream.events.length,
    (count) => count === 2,
  );
  stream.stop();
  const again = await watch(base, jobId, rita.cookie, stream.events[1]?.id);
  await eventually(
    async () => again.events.length,
    (count) => count === 1,
  );
  expect(again.events[0]?.data).toMatchObject({ jobStatus: "paused" });
  expect(again.events[0]?.data.outputs).toHaveLength(6);
  again.stop();
});

test("an edit is announced with the report's new version", async () => {
  const { watch: open, send, outputId, jobId } = await underWay();
  const stream = await open();
  await send("PATCH", `/api/outputs/${outputId}`, { content: { summary: "Mine" } });
  const change = await eventually(
    async () => stream.events[1],
    (event) => event !== undefined,
  );
  expect(change?.data.outputs).toEqual([
    {
      id: outputId,
      toolType: "intakeSync",
      status: "processing",
      generation: 2,
      version: 3,
      staleVersion: 0,
    },
  ]);
  expect((await send("GET", `/api/jobs/${jobId}`)).json<Job>().id).toBe(jobId);
  stream.stop();
});
