import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#scripts/dev/postgres.ts";
import { describeFault, openLog } from "#server/log.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import { OwnFault } from "#server/own-fault.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";

/** What a query of a pool with these settings fails with. */
async function faultOf(settings: ConstructorParameters<typeof Pool>[0], query = "select 1") {
  const pool = new Pool({ max: 1, connectionTimeoutMillis: 500, ...settings });
  pool.on("error", () => undefined);
  onTestFinished(() => pool.end());
  return pool.query(query).then(
    () => undefined,
    (fault: unknown) => describeFault(fault),
  );
}

test("an operator reads why the database cannot be reached: refused, wrong password, stopped", async () => {
  const { app } = await createTestDatabase();
  const closed = `postgres://app@127.0.0.1:${await freePort()}/none`;
  expect(await faultOf({ connectionString: closed })).toMatchObject({
    code: "ECONNREFUSED",
    message: expect.stringContaining("connect ECONNREFUSED 127.0.0.1"),
  });
  const named = closed.replace("127.0.0.1", "localhost");
  expect(await faultOf({ connectionString: named })).toMatchObject({
    message: expect.stringContaining("ECONNREFUSED"),
  });
  const wrong = new URL(app);
  wrong.password = "wrong-canary";
  const refused = await faultOf({ connectionString: wrong.toString() });
  expect(refused).toMatchObject({
    code: "28P01",
    message: 'password authentication failed for user "roleprint_app"',
  });
  expect(JSON.stringify(refused)).not.toContain("canary");
  const slow = { connectionString: app, statement_timeout: 50 };
  expect(await faultOf(slow, "select pg_sleep(5), 'canary'")).toMatchObject({
    code: "57014",
    message: "canceling statement due to statement timeout",
  });
});

test("a full pool says so", async () => {
  const { app } = await createTestDatabase();
  const pool = new Pool({ connectionString: app, max: 1, connectionTimeoutMillis: 2_000 });
  onTestFinished(() => pool.end());
  const held = await pool.connect();
  const fault: unknown = await pool.connect().catch((error: unknown) => error);
  held.release();
  expect(describeFault(fault)).toMatchObject({
    message: "timeout exceeded when trying to connect",
  });
});

test("messages that quote their input are not said, wherever they come from", async () => {
  const { app } = await createTestDatabase();
  const parsed = (() => {
    try {
      return JSON.parse("canary");
    } catch (fault) {
      return fault;
    }
  })() as unknown;
  const faults = [
    await faultOf({ connectionString: app }, "select 'canary'::int"),
    await faultOf({ connectionString: app }, "select canary"),
    describeFault(parsed),
    describeFault(new Error("canary", { cause: new TypeError("canary") })),
    describeFault(Object.assign(new Error("canary"), { code: "0800" })),
    describeFault(Object.assign(new Error("canary"), { code: "EENVELOPE" })),
    describeFault({ message: "canary", code: "08P01" }),
    describeFault("canary"),
  ];
  for (const said of faults) {
    expect(said).toHaveProperty("fault");
    expect(JSON.stringify({ ...said, at: [] })).not.toContain("canary");
  }
});

test("our own words are said, and of a model's fault who failed and with which status", () => {
  expect(describeFault(new OwnFault("no mail server is set up"))).toMatchObject({
    message: "no mail server is set up",
  });
  const failure = new ModelFailure("notAuthorized", { status: 401, text: "canary" });
  failure.model = "anthropic/claude-x";
  const said = describeFault(failure);
  expect(said).toMatchObject({
    fault: "ModelFailure",
    code: "notAuthorized",
    message: "The model provider does not accept our key",
    provider: "anthropic",
    model: "anthropic/claude-x",
    status: 401,
  });
  expect(JSON.stringify(said)).not.toContain("canary");
});

test("every line says service, process and version", () => {
  const lines: string[] = [];
  openLog({ LOG_LEVEL: "info" }, "worker", { write: (line) => lines.push(line) }).info({}, "hello");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    service: "worker",
    pid: process.pid,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/u),
    msg: "hello",
  });
});
