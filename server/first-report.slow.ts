import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { signUpAt, startServer } from "#server/test/rig/processes.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";

test("a process that says it is ready has the writer ready: the first reports cost it little more than later ones", async () => {
  const token = "a-token-for-the-figures-of-this-test";
  const database = await createTestDatabase();
  const server = await startServer("web,worker", database, { METRICS_TOKEN: token });
  onTestFinished(() => void server.child.kill("SIGKILL"));
  const { send, organizationId } = await signUpAt(server, "Fay First");

  /** Of the processor, so that it does not matter what else the machine does. */
  async function secondsUsed(): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    const figures = await (await fetch(`${server.url}/metrics`, { headers })).text();
    return Number(/^process_cpu_user_seconds_total (.+)$/mu.exec(figures)?.[1]);
  }

  async function secondsForSixReports(): Promise<number> {
    const before = await secondsUsed();
    const form = { ...backendEngineer.job, organizationId };
    const { body: job } = await send<Job>("POST", "/api/jobs", form);
    const isDone = async () => {
      const { status, body } = await send<Output[]>("GET", `/api/jobs/${job.id}/outputs`);
      return status === 200 && body.every((output) => output.status === "completed");
    };
    while (!(await isDone())) await wait(500);
    return (await secondsUsed()) - before;
  }

  const first = await secondsForSixReports();
  const later = [await secondsForSixReports(), await secondsForSixReports()];
  expect(first).toBeLessThan(patient(2.5, 8) * Math.max(...later));
});
