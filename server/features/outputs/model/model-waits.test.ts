import { beforeAll, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { Job } from "#contract/job.ts";
import { answerTo, readReports, useModelApp } from "#server/test/model/model-app.ts";
import type { Team } from "#server/test/team.ts";
import { eventually } from "#server/test/test-app.ts";
import { connectForTest } from "#server/test/database/test-database.ts";

const rig = useModelApp();
let us: Team;
let job: Job;
beforeAll(async () => {
  us = await rig.team();
  rig.model().behave((call) => ({ content: answerTo(call), chunkChars: 500 }));
  job = await rig.createJob(us);
  await readReports(us.anna, job.id);
});

type Waiting = { status: string; error: string | null; seconds: number | null };

/** What becomes of a report whose model says this in Retry-After. */
async function askedToWait(retryAfter: string): Promise<Waiting | undefined> {
  rig.model().behave({ status: 429, headers: { "retry-after": retryAfter } });
  await rig.generate(us.anna, job.id, "intakeSync");
  const admin = await connectForTest(rig.app().database.admin);
  const { rows } = await eventually(
    () =>
      admin.query<Waiting>(
        `select o.status, o.error, extract(epoch from q.start_after - o.updated_at)::float8 as seconds
           from outputs o left join pgboss.job q on q.id = o.task_id and q.state = 'created'
          where o.job_id = $1 and o.tool_type = 'intakeSync' and o.attempts = 1
            and o.status in ('queued', 'failed')`,
        [job.id],
      ),
    (found) => found.rows.length === 1,
  );
  expect(rig.model().calls).toHaveLength(1);
  // Out of the way of the next one.
  await admin.query("update outputs set status = 'failed' where job_id = $1", [job.id]);
  return rows[0];
}

test.each([
  ["90 seconds", () => "90", 90],
  // By then some of them have gone by.
  ["a date in 90 seconds", () => new Date(Date.now() + 90_000).toUTCString(), patient(60, 30)],
])("F-06: %s are waited for in the queue, and not much longer", async (_, value, least) => {
  const { status, seconds } = (await askedToWait(value())) ?? {};
  expect(status).toBe("queued");
  expect(seconds).toBeGreaterThanOrEqual(least);
  expect(seconds).toBeLessThan(patient(94, 150));
});

test("F-06: nonsense counts as no wish, and the wait is ours [W-67]", async () => {
  const { status, seconds } = (await askedToWait("whenever")) ?? {};
  expect(status).toBe("queued");
  expect(seconds).toBeLessThan(patient(3, 60));
});

test("F-06: a wait that would pass the longest life of a report is not begun [W-67]", async () => {
  const { status, error } = (await askedToWait("470")) ?? {};
  expect(status).toBe("failed");
  expect(error).toBe("The model is busy. Retry in 8 minutes, or use the built-in writer.");
});

test("F-08: a key that is not accepted is an error in the log, for whoever is on call [W-69]", async () => {
  rig.model().behave({ status: 401 });
  await rig.generate(us.anna, job.id, "intakeSync");
  await readReports(us.anna, job.id);
  const lines = rig
    .app()
    .logLines.map((line) => JSON.parse(line) as { level: string; code?: string });
  expect(lines.filter(({ level }) => level === "error")).toMatchObject([{ code: "notAuthorized" }]);
});

test("F-19: a report begun before an edit of its job says that it is older [W-78]", async () => {
  rig.model().behave((call) => ({ content: answerTo(call), headersAfterMs: 1_500 }));
  await rig.generate(us.anna, job.id, "intakeSync");
  await eventually(
    async () => rig.model().calls.length,
    (count) => count === 1,
  );
  const edit = await us.anna.send("PATCH", `/api/jobs/${job.id}`, { title: "Calm Nurse" });
  expect(edit.statusCode).toBe(200);
  const { intakeSync } = await eventually(
    () => readReports(us.anna, job.id),
    (reports) => reports.intakeSync.isOutdated,
  );
  expect(intakeSync.status).toBe("completed");
});
