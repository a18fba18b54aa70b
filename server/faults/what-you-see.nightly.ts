import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperatorQueue, UnsentLetter } from "#contract/operator.ts";
import { freePort } from "#scripts/dev/postgres.ts";
import { noViolations } from "#server/test/database/checker.ts";
import { echoScript } from "#server/test/model/echo-model.ts";
import {
  openRig,
  type NamedProcess,
  type Rig,
  type RigPerson,
} from "#server/test/rig/fault-rig.ts";
import { startMailServer, type MailServer } from "#server/test/mail-server.ts";
import { openOwnPostgres, type OwnPostgres } from "#server/test/database/own-postgres.ts";
import { eventually } from "#server/test/test-app.ts";

/** What docs/self-hosting/what-you-see.md shows, of a run: faults, what the log and the figures tell, and that no report fails. */
let own: OwnPostgres;
let rig: Rig;
let mail: MailServer;
let web: Watched;
let worker: Watched;
let person: RigPerson;

type Watched = NamedProcess & { figures: () => Promise<Map<string, number>> };

const operator = "operator@example.com";

/** What stands in one queue on the operator's page. */
async function queueOf(name: string): Promise<OperatorQueue | undefined> {
  const { body } = await person.send<OperatorQueue[]>("GET", "/api/operator/queues");
  const row = body.find(({ queue }) => queue === name);
  process.stdout.write(`\noperator: ${JSON.stringify(row)}\n`);
  return row;
}

async function start(service: "web" | "worker"): Promise<Watched> {
  const port = await freePort();
  const started = await rig.start(service, {
    METRICS_TOKEN: "seen",
    SMTP_URL: mail.url,
    EMAIL_VERIFICATION: "off",
    OPERATORS: operator,
    // As in production; the rig looks more often.
    REAPER_EVERY_MS: "15000",
    [service === "web" ? "PORT" : "WORKER_PORT"]: String(port),
  });
  return {
    ...started,
    async figures() {
      const headers = { authorization: "Bearer seen" };
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
      const lines = (await answer.text()).matchAll(/^([a-z_]+(?:\{.*\})?) (\S+)$/gmu);
      return new Map([...lines].map(([, name = "", value]) => [name, Number(value)]));
    },
  };
}

const ours = /^(?:reports|model|letters|breaker|queue|db_pool)/u;

/** A line of each request and each written report is what the log always has. */
const isUsual = (line: string) => /"msg":"(?:answered|report written)"/u.test(line);

/** Lets something go wrong, and answers what each process said of it. */
async function observe(what: string, watched: Watched[], goWrong: () => Promise<void>) {
  const before = await Promise.all(
    watched.map(async ({ log, figures }) => ({ chars: log().length, figures: await figures() })),
  );
  await goWrong();
  const said: string[][] = [];
  process.stdout.write(`\n## ${what}\n`);
  for (const [at, { name, log, figures }] of watched.entries()) {
    const lines = log()
      .slice(before[at]?.chars)
      .split("\n")
      .filter((line) => line !== "" && !isUsual(line));
    const changed = [...(await figures())].filter(
      ([key, value]) => ours.test(key) && (before[at]?.figures.get(key) ?? 0) !== value,
    );
    const shown = changed.map(
      ([key, value]) => `${key} ${before[at]?.figures.get(key) ?? 0} -> ${value}`,
    );
    process.stdout.write(`\n${name}: ${lines.length} lines\n${[...lines, ...shown].join("\n")}\n`);
    expect(lines.length).toBeLessThanOrEqual(20);
    said.push(lines);
  }
  return said.map((lines) => lines.join("\n"));
}

async function expectWritten(jobId: number, withinMs: number): Promise<void> {
  const outputs = await person.finished(jobId, withinMs);
  expect(outputs.map(({ status, error }) => [status, error])).toEqual(
    outputs.map(() => ["completed", null]),
  );
}

const slowly = (call: Parameters<typeof echoScript>[0], seconds: number) => {
  const script = echoScript(call);
  const chunkChars = Math.ceil(JSON.stringify(script.content).length / (seconds * 2));
  return { ...script, chunkChars, chunkEveryMs: 500 };
};

/** Creates a job, and answers when the model has begun to write all six of its reports. */
async function beginSlowly() {
  const from = rig.model.calls.length;
  rig.model.behave((call) => slowly(call, 20));
  const job = await person.createJob();
  const begun = () => rig.model.calls.slice(from).filter(({ firstChunkAt }) => firstChunkAt);
  const calls = await eventually(
    async () => begun(),
    ({ length }) => length === 6,
    60_000,
  );
  return { job, calls };
}

beforeAll(async () => {
  own = await openOwnPostgres();
  rig = await openRig(own.database);
  mail = await startMailServer();
  [web, worker] = await Promise.all([start("web"), start("worker")]);
  person = await rig.hire(web);
  await rig.admin.query("update users set email = $1, email_verified = true", [operator]);
  await expectWritten((await person.createJob()).id, 90_000);
}, 180_000);
afterAll(async () => {
  await rig.close();
  await mail.close();
  own.close();
});

test("a worker is killed with reports under way: another one writes them", async () => {
  const other = await start("worker");
  const { job, calls } = await beginSlowly();
  const [call] = calls;
  if (!call) throw new Error("nothing is under way");
  const doomed = await rig.callerOf(call);
  worker = doomed.name === worker.name ? other : worker;
  rig.model.behave(echoScript);
  const [said] = await observe("A worker is killed", [worker, web], async () => {
    doomed.child.kill("SIGKILL");
    expect((await queueOf("write-report"))?.active).toBe(6);
    await expectWritten(job.id, 60_000);
    const dead = "select 1 from model_calls where state = 'lost'";
    await eventually(async () => (await rig.admin.query(dead)).rowCount ?? 0, Boolean, 60_000);
  });
  expect(said).not.toContain("failed");
});

test("a provider is down for a minute and slow afterwards: its reports wait and are written", async () => {
  const [said] = await observe("A provider is down", [worker, web], async () => {
    rig.model.behave({ status: 503 });
    const early = await person.createJob();
    await wait(60_000);
    const figures = await worker.figures();
    expect(figures.get('breaker_open{provider="compatible"}')).toBe(1);
    // One of the six may be asking just now.
    expect(figures.get('queue_tasks{queue="write-report",state="delayed"}')).toBeGreaterThan(4);
    expect((await queueOf("write-report"))?.waiting).toBeGreaterThan(4);
    rig.model.behave((call) => slowly(call, 15));
    await expectWritten(early.id, 150_000);
  });
  expect(said).toContain("provider left alone");
  expect(said).toContain("provider answers again");
}, 300_000);

test("the mail server is away: letters wait and are sent", async () => {
  const port = Number(new URL(mail.url).port);
  await mail.close();
  await observe("The mail server is away", [worker, web], async () => {
    const path = `/api/organizations/${person.organizationId}/invite`;
    expect((await person.send("POST", path, { email: "invited@example.com" })).status).toBe(201);
    await eventually(
      async () => (await worker.figures()).get('letters_total{outcome="failed"}') ?? 0,
      (failed) => failed >= 2,
      30_000,
    );
    const { body: unsent } = await person.send<UnsentLetter[]>("GET", "/api/operator/letters");
    expect(unsent).toMatchObject([{ recipient: "invited@example.com", status: "waiting" }]);
    expect((await queueOf("send-letter"))?.waiting).toBe(1);
    mail = await startMailServer(port);
    await eventually(
      async () => mail.received,
      ({ length }) => length > 0,
      60_000,
    );
  });
});

test("the database is gone for 12 s with six reports under way: nothing is lost", async () => {
  const { job } = await beginSlowly();
  const [said] = await observe("The database is gone for 12 s", [worker, web], async () => {
    own.postgres.stop("fast");
    await wait(12_000);
    own.postgres.start();
    await expectWritten(job.id, 60_000);
  });
  expect(said).toContain("connection lost");
  expect(said).toContain("connection is back");
  expect(await rig.check()).toEqual(noViolations);
});
