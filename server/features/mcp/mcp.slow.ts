import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { serveMcp } from "#server/features/mcp/mcp.routes.ts";
import { outputService } from "#server/features/outputs/outputs.service.ts";
import type { ProgramCaller } from "#server/http/programs.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { openExampleServer } from "#server/test/rig/mcp-example.ts";
import { withoutLimits } from "#server/test/rig/without-limits.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

vi.setConfig({ testTimeout: 300_000 });
const app = useTestApp({ ...withoutLimits, LOG_LEVEL: "fatal" });
const make = useFactories(app);
let address = "";
let [token, jobId] = ["", 0];
let front: Server;

/** Our server is at /mcp; behind the same door, at another address, is one with the suite's examples. */
const example = "/conformance";

beforeAll(async () => {
  const { tenant, queue, env, models, log } = app().deps;
  const outputs = outputService(tenant, queue, env, models);
  const open = (caller: ProgramCaller) => openExampleServer({ outputs, log }, caller);
  await app().app.register(async (scope) =>
    serveMcp(scope, { open, log, origin: env.origin }, example),
  );
  address = await app().app.listen({ host: "127.0.0.1", port: 0 });
  const home = await make().organization("home");
  const ada = await make().member(home, "admin");
  token = (await make().token(home, ada, ["jobs.read", "reports.read"])).token;
  jobId = (await make().job(home)).jobId;
  // The suite sends no token, and its pages are at its own address: whoever stands in front makes them ours.
  front = createServer((asked, answer) => {
    const own = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    const origin = asked.headers.origin === own ? { origin: testOrigin } : {};
    const headers = { ...asked.headers, ...origin, authorization: `Bearer ${token}` };
    const sent = request(
      `${address}${asked.url ?? ""}`,
      { method: asked.method, headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      },
    );
    sent.on("error", () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((done) => void front.listen(0, "127.0.0.1", done));
});
afterAll(() => void front.close());

const suite = "node_modules/@modelcontextprotocol/conformance/dist/index.js";
const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, [suite, ...args])).stdout;

/** They ask for no tools, prompts or resources of the suite's own, so our server itself is judged. */
const ofOurs = [
  "server-initialize",
  "ping",
  "tools-list",
  "resources-list",
  "prompts-list",
  "dns-rebinding-protection",
];

const ofExamples = [
  ...ofOurs,
  "tools-call-simple-text",
  "tools-call-image",
  "tools-call-audio",
  "tools-call-embedded-resource",
  "tools-call-mixed-content",
  "tools-call-error",
  "tools-call-with-progress",
  "json-schema-2020-12",
  "resources-read-text",
  "resources-read-binary",
  "resources-templates-read",
  "prompts-get-simple",
  "prompts-get-with-args",
  "prompts-get-embedded-resource",
  "prompts-get-with-image",
];

/** docs/agents.md says why. */
const ofWhatIsNotOffered = [
  "logging-set-level",
  "tools-call-with-logging",
  "completion-complete",
  "resources-subscribe",
  "resources-unsubscribe",
  "tools-call-sampling",
  "tools-call-elicitation",
  "elicitation-sep1034-defaults",
  "elicitation-sep1330-enums",
  "server-sse-polling",
  "server-sse-multiple-streams",
];

test.each([
  ...ofOurs.map((scenario) => ["/mcp", scenario]),
  ...ofExamples.map((scenario) => [example, scenario]),
])("the official conformance suite passes at %s: %s", async (path = "", scenario = "") => {
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}${path}`;
  const options = ["--url", url, "--scenario", scenario, "--output-dir", ".data/conformance"];
  const said = await run("server", ...options);
  expect(said).toMatch(/(?<!\d)0 failed/u);
  expect(said).toMatch(/[1-9]\d* passed|Passed: [1-9]/u);
});

test("every scenario of the suite for servers is run here or named in docs/agents.md as not offered", async () => {
  const [, servers = ""] = /Server scenarios[^\n]*\n([^]*?)\n\n/u.exec(await run("list")) ?? [];
  const all = [...servers.matchAll(/^ +- (\S+)/gmu)].map(([, name = ""]) => name);
  expect(all.toSorted()).toEqual([...ofExamples, ...ofWhatIsNotOffered].toSorted());
  const page = readFileSync("docs/agents.md", "utf8");
  for (const name of all) expect(page).toContain(`\`${name}\``);
});

test("1,000 tool calls take at most three times the bare call, at the 95th percentile", async () => {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const call = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "read_job", arguments: { jobId } },
  });
  const bare = () => fetch(`${address}/api/jobs/${jobId}`, { headers });
  const tool = () => fetch(`${address}/mcp`, { method: "POST", headers, body: call });
  const text = await (await tool()).text();
  expect(text).toContain(String(jobId));
  const taken: Record<"bare" | "tool", number[]> = { bare: [], tool: [] };
  // Turn by turn, so that whatever else the machine does meets both alike.
  for (let at = 0; at < 1_050; at += 1) {
    for (const [name, send] of [["bare", bare] as const, ["tool", tool] as const]) {
      const began = performance.now();
      const answer = await send();
      await answer.text();
      expect(answer.status).toBe(200);
      if (at >= 50) taken[name].push(performance.now() - began);
    }
  }
  const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[950] ?? 0;
  const [bareMs, toolMs] = [p95(taken.bare), p95(taken.tool)];
  const ratio = toolMs / bareMs;
  const said = [bareMs, toolMs].map((ms) => `${ms.toFixed(1)} ms`);
  process.stdout.write(`bare p95 ${said[0]}, tool p95 ${said[1]}, ${ratio.toFixed(2)} times\n`);
  expect(ratio).toBeLessThanOrEqual(3);
});
