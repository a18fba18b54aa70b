import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

const words = "Canary-of-Erasure";

test("V-02: a deleted job's words are in no column of any table, the queue's included, at once [S-716, W-45]", async () => {
  const rita = await hireRecruiter(app(), make());
  const form = {
    title: `Welder ${words}`,
    description: `${words} welds bridges in Leeds. ${words} needs a coded welding certificate.`,
    culture: words,
    dealBreakers: [words],
    rawExtractedJd: `${words} as it was pasted`,
  };
  const { id } = await rita.createJob(form, { "idempotency-key": "twice" });
  const isDone = async () => (await rita.getJob(id)).status;
  await eventually(isDone, (status) => status === "completed", 30_000);
  const pulse = await rita.getOutput(id, "marketPulse");
  const path = `/api/outputs/${pulse.id}`;
  const steps: ["PATCH" | "PUT" | "POST", string, object][] = [
    ["PATCH", path, { content: { summary: `${words}, edited` } }],
    ["PUT", `${path}/ticks`, { ticks: { [words]: true } }],
    [
      "POST",
      `/api/jobs/${id}/generate/offerNavigator`,
      { candidates: [{ label: "Candidate A", notes: words }] },
    ],
    ["PATCH", `/api/jobs/${id}`, { benefits: words }],
  ];
  for (const [method, url, body] of steps) {
    const answer = await rita.send(method, url, body);
    expect([url, answer.statusCode < 300]).toEqual([url, true]);
  }
  const settled = async () =>
    (await rita.listOutputs(id)).every(({ status }: Output) => status === "completed");
  await eventually(settled, (is) => is, 30_000);
  await make().partial(rita.home, pulse.id);
  await make().admin.query("update output_partials set sections = $1", [JSON.stringify({ words })]);

  expect(await tablesHolding(make().admin, words)).toEqual([
    "idempotency_keys",
    "job_readings",
    "jobs",
    "ledgers",
    "output_partials",
    "output_versions",
    "outputs",
  ]);
  expect((await rita.send("DELETE", `/api/jobs/${id}`)).statusCode).toBe(200);
  expect(await tablesHolding(make().admin, words)).toEqual([]);
  expect(app().logLines.filter((line) => line.includes(words))).toEqual([]);
});
