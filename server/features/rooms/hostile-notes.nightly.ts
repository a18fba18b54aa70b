import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { signUpAt, startServer, type ServerProcess } from "#server/test/rig/processes.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";

const promisedMs = 100;
/** What others wait for longer where two programs work on two cores beside the server. */
const busyFactor = 4;
const rounds = 8;

/** As much as a job may hold, of rows that stand in none of its lines. */
const hostile = {
  title: "Nurse",
  location: "Columbus, OH",
  rawExtractedJd: `call w/ HM: she said ok. budget 120k? not sure yet\n${"x1\n".repeat(33_300)}`,
  description: "q\n".repeat(24_900),
};
const usual = {
  title: "Line Cook",
  location: "Dayton, OH",
  rawExtractedJd:
    "Line Cook\nDayton, OH\n\nRequirements\n- 2+ years as a line cook\n- ServSafe certificate",
};

type Person = Awaited<ReturnType<typeof signUpAt>>;

const p95 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

async function createJob({ send, organizationId }: Person, words: object): Promise<number> {
  const { status, body } = await send<Job>("POST", "/api/jobs", { ...words, organizationId });
  expect(status).toBe(201);
  return body.id;
}

/** How long somebody's list of jobs takes, again and again. */
async function listTimes({ send, organizationId }: Person, isOver: () => boolean) {
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    const { status } = await send("GET", `/api/jobs?organizationId=${organizationId}`);
    times.push(performance.now() - start);
    expect(status).toBe(200);
    await wait(20);
  }
  return times;
}

async function msForSixReports(person: Person): Promise<number> {
  const start = performance.now();
  const id = await createJob(person, usual);
  for (;;) {
    const { body } = await person.send<Output[]>("GET", `/api/jobs/${id}/outputs`);
    if (body.every(({ status }) => status === "completed")) return performance.now() - start;
    await wait(100);
  }
}

async function end({ child, ended }: ServerProcess): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

// Tried again when it fails: a busy machine can only make these figures worse.
test(
  "notes made to be slow hold up nobody: not the lists of others, nor their reports",
  { timeout: 600_000, retry: 2 },
  async () => {
    const database = await createTestDatabase();
    const settings = { ROOM_PROPOSALS_PER_USER_PER_HOUR: "1000" };
    const web = await startServer("web", database, settings);
    const worker = await startServer("worker", database);
    try {
      const [eve, vic] = [await signUpAt(web, "Eve Slow"), await signUpAt(web, "Vic Waits")];
      await msForSixReports(vic);
      const usualMs = await msForSixReports(vic);
      const endsAt = Date.now() + 5_000;
      const idle = p95(await listTimes(vic, () => Date.now() > endsAt));

      const id = await createJob(eve, hostile);
      const besideMs = await msForSixReports(vic);

      let isOver = false;
      const attack = (async () => {
        const statuses: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          await eve.send("PATCH", `/api/jobs/${id}`, { salaryRange: `$${90 + round} an hour` });
          statuses.push((await eve.send("GET", `/api/jobs/${id}/rooms/proposal`)).status);
        }
        return statuses;
      })().finally(() => (isOver = true));
      const busy = p95(await listTimes(vic, () => isOver));
      const statuses = await attack;
      process.stdout.write(
        `lists of others, p95: ${idle.toFixed(1)} ms alone, ${busy.toFixed(1)} ms beside ${statuses.length} proposals (${statuses.join(" ")}); six reports: ${usualMs.toFixed(0)} ms alone, ${besideMs.toFixed(0)} ms behind six of the hostile job\n`,
      );
      expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([]);
      expect(busy).toBeLessThan(Math.max(promisedMs, busyFactor * idle));
      expect(besideMs).toBeLessThan(busyFactor * usualMs);
    } finally {
      await end(web);
      await end(worker);
    }
  },
);
