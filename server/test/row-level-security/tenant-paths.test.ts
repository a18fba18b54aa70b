import { setTimeout as wait } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { RecordChange } from "#server/db/tenant.ts";
import { tasks } from "#server/tasks.ts";
import { writeReport } from "#server/features/outputs/write-report.task.ts";
import { tenantsIn } from "#server/test/canary.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { openFingerprint } from "#server/test/database/fingerprint.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp({ REAPER_EVERY_MS: "200" });
useWorker(app);
const make = useFactories(app);

async function someoneAtHome(tenant: string) {
  const home = await make().organization(tenant);
  const person = await make().member(home, "admin");
  return { home, person, browser: app().browser(person.cookie) };
}

/** Creates a job by the real call and waits until the worker has written all six reports. */
async function createAndWait(who: Awaited<ReturnType<typeof someoneAtHome>>): Promise<Job> {
  const { browser, home } = who;
  const form = { organizationId: home.id, title: "Nurse", location: "Oslo", culture: "Calm" };
  const { id } = (await browser.send("POST", "/api/jobs", form)).json<Job>();
  return eventually(
    async () => (await browser.send("GET", `/api/jobs/${id}`)).json<Job>(),
    (job) => job.status === "completed",
  );
}

test("web and worker reach the database as app and queue, never as the owner, whatever they do", async () => {
  const anna = await someoneAtHome("north");
  const users = new Set<string>();
  const done = new AbortController();
  async function watch(): Promise<void> {
    while (!done.signal.aborted) {
      const { rows } = await make().admin.query<{ name: string }>(
        `select distinct usename as name from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      for (const { name } of rows) users.add(name);
      await wait(10);
    }
  }
  const watching = watch();
  const job = await createAndWait(anna);
  await anna.browser.send("PATCH", `/api/jobs/${job.id}`, { title: "Head Nurse" });
  await anna.browser.send("POST", `/api/jobs/${job.id}/process`);
  await anna.browser.send("DELETE", `/api/jobs/${job.id}`);
  await wait(300);
  done.abort();
  await watching;
  expect([...users].sort()).toEqual(["roleprint_app", "roleprint_keeper", "roleprint_queue"]);

  const { rows } = await app().deps.database.execute("select current_user, session_user");
  expect(rows).toEqual([{ current_user: "roleprint_app", session_user: "roleprint_app" }]);
  expect(JSON.stringify(app().deps.env)).not.toContain("roleprint_owner");
});

test("a queue entry carries three numbers and none of the job's words", async () => {
  const anna = await someoneAtHome("north");
  await createAndWait(anna);
  const { rows } = await make().admin.query<{ entry: string; data: Record<string, unknown> }>(
    "select j::text as entry, j.data from pgboss.job j where name = $1",
    [writeReport.name],
  );
  expect(rows.length).toBeGreaterThanOrEqual(6);
  for (const { entry, data } of rows) {
    expect(Object.keys(data).sort()).toEqual(["gen", "organizationId", "outputId"]);
    expect(Object.values(data).every((value) => Number.isSafeInteger(value))).toBe(true);
    expect(tenantsIn(entry)).toEqual([]);
    expect(entry).not.toMatch(/Nurse|Oslo|Calm/u);
  }
});

/** Mail belongs to an address and is sent for people outside every organization as well. */
const tasksOfNobody = new Set(["send-letter"]);

test("every kind of background work takes ids and numbers only", () => {
  for (const task of tasks) {
    for (const [key, field] of Object.entries(task.input.shape)) {
      const kind = (field as { type?: string }).type;
      expect(["number", "int"], `${task.name} ${key}`).toContain(kind);
    }
    const isTenants = "organizationId" in task.input.shape;
    expect(isTenants, `for ${task.name}`).toBe(!tasksOfNobody.has(task.name));
  }
});

test("an entry that names one organization and another's report changes nothing in either", async () => {
  const north = await someoneAtHome("north");
  const south = await someoneAtHome("south");
  const { outputs } = await make().job(south.home);
  const outputId = outputs.marketPulse;
  const { admin } = make();
  await admin.query("update outputs set status = 'queued', lease = null where id = $1", [outputId]);
  const taskId = randomUUID();
  await admin.query("update outputs set task_id = $1 where id = $2", [taskId, outputId]);
  const fingerprint = await openFingerprint(admin);
  const before = [await fingerprint(north.home.id), await fingerprint(south.home.id)];
  const entry = (organizationId: number) => JSON.stringify({ organizationId, outputId, gen: 1 });
  const stateOf = async (id: string) =>
    (await admin.query<{ state: string }>("select state from pgboss.job where id = $1", [id]))
      .rows[0]?.state;

  const send = "insert into pgboss.job (id, name, data, group_id) values ($1, $2, $3, $4)";
  const crossed = randomUUID();
  await admin.query(send, [crossed, writeReport.name, entry(north.home.id), String(north.home.id)]);
  await eventually(
    () => stateOf(crossed),
    (state) => state === "completed",
  );
  expect([await fingerprint(north.home.id), await fingerprint(south.home.id)]).toEqual(before);

  await admin.query(send, [taskId, writeReport.name, entry(south.home.id), String(south.home.id)]);
  await eventually(
    () => stateOf(taskId),
    (state) => state === "completed",
  );
  expect(await fingerprint(north.home.id)).toEqual(before[0]);
  expect(await fingerprint(south.home.id)).not.toEqual(before[1]);
});

test("a transaction inside another is refused at once instead of waiting for a second connection", async () => {
  const anna = await someoneAtHome("north");
  const { tenant } = app().deps;
  const caller = { userId: anna.person.userId };
  const organizationId = anna.home.id;
  const sayIn = async (_db: unknown, record: RecordChange) => {
    await record({ object: "nothing" });
    return "in";
  };
  const doors = {
    in: () => tenant.in(caller, organizationId, "job.read", async () => "in"),
    of: () => tenant.of(caller, { organizationId }, "job.read", async () => "in"),
    asPerson: () => tenant.asPerson(caller, async () => "in"),
    changeAsPerson: () => tenant.changeAsPerson(caller, "profile.edit", sayIn),
    founding: () => tenant.founding(caller, sayIn),
    joining: () => tenant.joining(caller, organizationId, sayIn),
    asSystem: () => tenant.asSystem(organizationId, async () => "in"),
  };
  for (const open of Object.values(doors)) {
    expect(await open()).toBe("in");
    for (const nested of Object.values(doors)) {
      const outer = tenant.in(caller, organizationId, "job.read", () => nested());
      await expect(outer).rejects.toThrow("a transaction must not open another one");
    }
  }
  await expect(
    tenant.asSystem(organizationId, async () => {
      await wait(5);
      return Promise.all([wait(1).then(doors.in), wait(2).then(doors.asPerson)]);
    }),
  ).rejects.toThrow("a transaction must not open another one");
  expect(await Promise.all(Object.values(doors).map((open) => open()))).toHaveLength(7);
});
