import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { lengths } from "#contract/limits.ts";
import { signUpAt, startServer } from "#server/test/rig/processes.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";

const people = 5;
/** Two programs work on two cores beside the server: without them it is a few milliseconds. */
const mostMs = 100;
const busyFactor = 4;

/** Two that readers take long for, in turns. */
const hostile = ["**a** a:1,Au, TX; ", "A. €1"].map((piece) =>
  `Salary: ${piece.repeat(lengths.rawJobDescription)}`.slice(0, lengths.rawJobDescription),
);

const p95 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

// Tried again when it fails: a busy machine can only make these figures worse.
test(
  `${people} people who parse hostile texts of 100 kB slow nobody else down`,
  { timeout: 300_000, retry: 2 },
  async () => {
    const database = await createTestDatabase();
    const server = await startServer("web", database, { PARSE_TIMEOUT_MS: "2000" });
    try {
      const eves = [];
      for (let at = 0; at < people; at += 1) eves.push(await signUpAt(server, `Eve ${at}`));

      async function ready(until: () => boolean): Promise<number[]> {
        const times: number[] = [];
        while (!until()) {
          const start = performance.now();
          const answer = await fetch(`${server.url}/api/ready`);
          await answer.text();
          times.push(performance.now() - start);
          expect(answer.status).toBe(200);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return times;
      }

      const end = Date.now() + 3_000;
      const idle = p95(await ready(() => Date.now() > end));
      let isOver = false;
      const parsing = Promise.all(
        eves.map(async ({ send }, at) => {
          const statuses: number[] = [];
          for (let turn = 0; turn < 5; turn += 1) {
            const jobDescriptionText = hostile[(at + turn) % hostile.length];
            statuses.push(
              (await send("POST", "/api/parse-job-description", { jobDescriptionText })).status,
            );
          }
          return statuses;
        }),
      ).finally(() => (isOver = true));
      const busy = p95(await ready(() => isOver));
      const statuses = (await parsing).flat();
      process.stdout.write(
        `/api/ready, p95: ${idle.toFixed(1)} ms alone, ${busy.toFixed(1)} ms beside ${statuses.length} hostile texts (${statuses.join(" ")})\n`,
      );
      expect(busy).toBeLessThan(patient(Math.max(mostMs, busyFactor * idle)));
      expect(statuses.filter((status) => ![200, 422, 503].includes(status))).toEqual([]);
    } finally {
      server.child.kill("SIGKILL");
      await server.ended;
    }
  },
);
