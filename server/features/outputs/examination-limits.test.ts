import { expect, test } from "vitest";
import type { Examination } from "#contract/examination.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp, useWorker } from "#server/test/test-app.ts";
import { readContent } from "#tools/report/report.ts";

const perHour = 3;
const app = useTestApp({
  EXAMINATIONS_PER_USER_PER_HOUR: String(perHour),
  ROOM_PROPOSALS_PER_USER_PER_HOUR: String(perHour),
});
useWorker(app);
const make = useFactories(app);

async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createFinishedJob();
  return { rita, job };
}

test("a report of a hundred thousand figures is answered with the gravest findings and their number, not with 37 MB", async () => {
  const { rita, job } = await atWork();
  const { id, content } = await rita.getOutput(job.id, "attractSourceKit");
  const written = readContent(content ?? "");
  const hostile = { ...written, hook: "1 2 3 4 5 $6 7% ".repeat(14_000) };
  const path = `/api/outputs/${id}`;
  expect((await rita.send("PATCH", path, { content: hostile })).statusCode).toBe(200);
  const answer = await rita.send("GET", `${path}/examination`);
  const { findings } = answer.json<Examination>();
  expect(findings).toHaveLength(501);
  expect(findings.at(-1)?.what).toMatch(/^\d+ more findings not listed\.$/u);
  expect(answer.body.length).toBeLessThan(1_000_000);
});

test("one person has so many reports examined in an hour, and whoever has the newest examination counts nothing", async () => {
  const { rita, job } = await atWork();
  const path = `/api/outputs/${(await rita.listOutputs(job.id))[0]?.id}/examination`;
  const first = await rita.send("GET", path);
  const mark = { "if-none-match": String(first.headers["etag"]) };
  for (let count = 0; count < perHour; count += 1)
    expect((await rita.send("GET", path, undefined, mark)).statusCode).toBe(304);
  const statuses: number[] = [];
  for (let count = 0; count < perHour; count += 1)
    statuses.push((await rita.send("GET", path)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test("one person writes down so many decisions in an hour, and no more are worked out", async () => {
  const { rita, job } = await atWork();
  const decision = { settled: { about: "pay", text: "$18 an hour" }, byName: "Tomas", words: "" };
  const statuses: number[] = [];
  for (let count = 0; count <= perHour; count += 1)
    statuses.push((await rita.send("POST", `/api/jobs/${job.id}/decisions`, decision)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
});
