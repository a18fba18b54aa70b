import { expect, test } from "vitest";
import { handOverFormats, type HandOverFormat } from "#contract/hand-over/format.ts";
import { clientNames, findClient } from "#ledger/facts/client-names.ts";
import { organizationWords, readReports, useModelApp } from "#server/test/model/model-app.ts";
import { JobPosting } from "#tools/fixtures/job-posting.ts";

const rig = useModelApp();

const openings: Record<HandOverFormat, RegExp> = {
  html: /^<!doctype html>/u,
  "json-ld": /^\{\n/u,
  "interview-questions": /^# .+\n\nInterview questions · /u,
};

const client = organizationWords.name;
const find = findClient(clientNames({ hiringCompany: client, isClientConfidential: true }));

async function writtenJob(fields: object = {}) {
  const us = await rig.team();
  await us.anna.send("PATCH", us.path, { reportWriter: "built-in", name: "Northwind Talent" });
  const job = await rig.createJob(us, fields);
  await readReports(us.anna, job.id);
  const handOver = (format: string, who = us.anna) =>
    who.send("GET", `/api/jobs/${job.id}/hand-over/${format}`);
  return { us, job, handOver };
}

test("a job is handed over as a file in each format, under its own name", async () => {
  const { handOver } = await writtenJob();
  for (const format of handOverFormats) {
    const answer = await handOver(format);
    expect([format, answer.statusCode]).toEqual([format, 200]);
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="roleprint-[\w-]+\.(html|jsonld|md)"/u,
    );
    expect(answer.body).toMatch(openings[format]);
  }
  const posting = JobPosting.parse((await handOver("json-ld")).json());
  expect(posting.datePosted).toBe(new Date().toISOString().slice(0, 10));
  expect((await handOver("taleo")).statusCode).toBe(400);
});

test("nobody else's job is handed over, and an unwritten report gives no file", async () => {
  const { us, job, handOver } = await writtenJob();
  const stranger = await rig.team();
  expect((await handOver("html", stranger.anna)).statusCode).toBe(404);
  const copy = await us.anna.send("POST", `/api/jobs/${job.id}/duplicate`);
  const path = `/api/jobs/${copy.json<{ id: number }>().id}/hand-over`;
  for (const format of handOverFormats) {
    const answer = await us.anna.send("GET", `${path}/${format}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "nothingToExport" }]);
  }
});

test("a client that became confidential after the writing is named in no file", async () => {
  const { us, job, handOver } = await writtenJob({ hiringCompany: client });
  expect((await handOver("json-ld")).json()).toMatchObject({
    hiringOrganization: { name: client },
  });
  await us.anna.send("PATCH", `/api/jobs/${job.id}`, { isClientConfidential: true });
  for (const format of handOverFormats) {
    const answer = await handOver(format);
    const told = `${answer.body} ${String(answer.headers["content-disposition"])}`;
    expect([format, find(told).map(({ quote }) => quote)]).toEqual([format, []]);
  }
  expect((await handOver("json-ld")).json()).toMatchObject({ hiringOrganization: "confidential" });
});
