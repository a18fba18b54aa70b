import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { answerTo, jobWords } from "#server/test/model/model-app.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { signUpAt, startServer, type ServerProcess } from "#server/test/rig/processes.ts";
import {
  connectForTest,
  createTestDatabase,
  type TestDatabase,
} from "#server/test/database/test-database.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";

const key = "canary-9d41c7e0b2f8-of-north-7Q4f";
/** However it may have been written down. */
const spellings = [key, Buffer.from(key).toString("base64").slice(0, 40), encodeURIComponent(key)];
const token = "a-token-for-the-figures-of-this-test";

let model: ModelServer;
let server: ServerProcess;
let database: TestDatabase;
beforeAll(async () => {
  model = await startModelServer();
  database = await createTestDatabase();
  server = await startServer("web,worker", database, {
    SECRETS_KEY: "Zq7-k2VwX9-mN4bC6hJ-t8RpL0sD-eF3gY5uA",
    EGRESS_ALLOW: "127.0.0.1",
    LOG_LEVEL: "debug",
    METRICS_TOKEN: token,
  });
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await model.close();
});

/** A provider that repeats the key in its refusal, as some do. */
const refusal = JSON.stringify({ error: { message: `Incorrect API key provided: ${key}` } });

test(
  "A-20: the key of an organization's model is in no log line, no answer, no export, no error and nowhere in the database",
  { timeout: 400_000 },
  async () => {
    const { cookie, organizationId } = await signUpAt(server, "Nora North");
    const answers: string[] = [];
    async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          origin: server.url,
          ...(path === "/metrics" ? { authorization: `Bearer ${token}` } : { cookie: cookie() }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const said = await answer.text();
      answers.push(`${method} ${path} ${JSON.stringify([...answer.headers])} ${said}`);
      const isJson = answer.headers.get("content-type")?.startsWith("application/json");
      return (isJson ? JSON.parse(said) : said) as T;
    }

    const path = `/api/organizations/${organizationId}/model`;
    const form = { provider: "compatible", model: "theirs", address: model.url, key };
    await send("PUT", path, form);
    for (const wrong of [
      { ...form, more: key },
      { ...form, provider: key },
      { ...form, key: `${key} ${key}` },
      { ...form, model: "" },
      [key],
    ])
      await send("PUT", path, wrong);

    model.behave({ status: 401, body: refusal });
    await send("POST", `${path}/test`);
    const job = await send<Job>("POST", "/api/jobs", { ...jobWords, organizationId });
    const outputs = await finished(job.id, send);
    expect(new Set(outputs.map(({ status }) => status))).toEqual(new Set(["failed"]));
    model.behave((call) => ({ content: answerTo(call) }));
    await send("POST", `/api/jobs/${job.id}/process`, { only: "failed" });
    const written = await finished(job.id, send);
    expect(written.map(({ status, error }) => [status, error])).toEqual(
      written.map(() => ["completed", null]),
    );
    await send("PUT", path, { ...form, model: "larger", key: undefined });

    const ids: Record<string, string> = {
      jobId: String(job.id),
      outputId: String(written[0]?.id),
      toolType: "marketPulse",
    };
    for (const name of endpointNames) {
      const endpoint: Endpoint = endpoints[name];
      if (endpoint.method !== "GET" || endpoint.reply === "events") continue;
      const fill = (_: string, id: string) => ids[id] ?? String(organizationId);
      await send("GET", endpoint.path.replaceAll(/\{(\w+)\}/gu, fill));
    }
    await send("GET", "/metrics");

    // It was used, by whoever tested and by whoever wrote.
    const keys = model.calls.map(({ headers }) => headers.authorization);
    expect(new Set(keys)).toEqual(new Set([`Bearer ${key}`]));
    expect(answers.filter((one) => one.includes("7Q4f")).length).toBeGreaterThan(2);
    expect(answers.length).toBeGreaterThan(30);
    expect(server.log().split("\n").length).toBeGreaterThan(50);
    expect(server.log()).toContain("report not written");

    const admin = await connectForTest(database.admin);
    for (const spelling of spellings) {
      expect(answers.filter((one) => one.includes(spelling))).toEqual([]);
      expect(
        server
          .log()
          .split("\n")
          .filter((line) => line.includes(spelling)),
      ).toEqual([]);
      expect(await tablesHolding(admin, spelling)).toEqual([]);
    }
    expect(await tablesHolding(admin, "7Q4f")).toContain("model_connections");
  },
);

async function finished(
  jobId: number,
  send: <T>(method: string, path: string) => Promise<T>,
): Promise<Output[]> {
  const list = () => send<Output[] | { code: string }>("GET", `/api/jobs/${jobId}/outputs`);
  for (;;) {
    const outputs = await list();
    // A busy machine may answer "not now".
    const isOver = Array.isArray(outputs) && outputs.every(({ status }) => status !== "processing");
    if (isOver) return outputs;
    await wait(250);
  }
}
