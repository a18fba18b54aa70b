import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import type { Job } from "#contract/job.ts";
import { scopeNames } from "#contract/programs/scopes.ts";
import type { NewApiToken } from "#contract/programs/token.ts";
import { openAgentFlow } from "#server/test/agent-flow.ts";

import { openFactories } from "#server/test/database/factories.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";
import { signUpAt, startServer, type ServerProcess } from "#server/test/rig/processes.ts";
import { openTestApp, testOrigin } from "#server/test/test-app.ts";

async function hireAdmin(server: ServerProcess, name: string) {
  const person = await signUpAt(server, name);
  const path = `/api/organizations/${person.organizationId}/tokens`;
  return {
    ...person,
    create: async () => {
      const form = { name: "Nightly import", scopes: scopeNames, days: 30 };
      return (await person.send<NewApiToken>("POST", path, form)).body;
    },
    end: (id: number) => person.send("DELETE", `${path}/${id}`),
  };
}

const statusAt = async ({ url }: Pick<ServerProcess, "url">, token: string) =>
  (await fetch(`${url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Two processes that take part in one Roleprint, and a third in which people click; all have one address. */
async function openCompany() {
  const database = await createTestDatabase();
  const settings = { PUBLIC_URL: testOrigin, WRONG_TOKENS_PER_ADDRESS_PER_MINUTE: "100000" };
  const start = () => startServer("web", database, settings);
  const processes = [await start(), await start()];
  const operator = "olga@example.com";
  const app = await openTestApp(
    { OPERATORS: operator, AGENT_REGISTRATIONS_PER_HOUR: "100" },
    database,
  );
  const admin = await connectForTest(database.admin);
  const make = await openFactories(admin, app.deps.env.AUTH_SECRET);
  const olga = await make.person("nobody", true, operator);

  /** Somebody with a token and an assistant, and how each of these ends. */
  async function hire() {
    const home = await make.organization("home");
    const boss = app.browser((await make.member(home, "admin")).cookie);
    const anna = await make.person("home");
    const membershipId = await make.join(home, anna, "admin");
    const { token, tokenId } = await make.token(home, anna, ["jobs.read"]);
    const { tokens, asking } = await openAgentFlow(() => app).letIn(anna.cookie, home.id);
    const { rows } = await admin.query<{ id: string }>(
      "select id from agents where client_id = $1",
      [asking.clientId],
    );
    const path = `/api/organizations/${home.id}`;
    const end = async (method: "POST" | "DELETE", url: string, by = boss) => {
      const { statusCode, body } = await by.send(method, url);
      expect([url, statusCode, body]).toEqual([url, 200, body]);
    };
    const agent = tokens.access_token;
    return {
      "a token that is ended": {
        holds: [token],
        end: () => end("DELETE", `${path}/tokens/${tokenId}`),
      },
      "a token that expires": {
        holds: [token],
        end: () => admin.query("update api_tokens set expires_at = now() where id = $1", [tokenId]),
      },
      "an agent that is disconnected": {
        holds: [agent],
        end: () => end("DELETE", `${path}/agents/${rows[0]?.id}`),
      },
      "an agent whose token expires": {
        holds: [agent],
        end: () =>
          admin.query("update oauth_access_tokens set expires_at = now() where client_id = $1", [
            asking.clientId,
          ]),
      },
      "all that somebody made who leaves": {
        holds: [token, agent],
        end: () => end("DELETE", `${path}/members/${membershipId}`),
      },
      "all that somebody made who is blocked": {
        holds: [token, agent],
        end: () =>
          end("POST", `/api/operator/people/${anna.userId}/block`, app.browser(olga.cookie)),
      },
    };
  }

  async function close(): Promise<void> {
    for (const { child } of processes) child.kill("SIGKILL");
    await app.close();
  }
  return { processes, hire, close };
}

/** What the program is answered by the API, which no agent may call, and at `/mcp`. */
async function statusesAt({ url }: ServerProcess, bearer: string): Promise<number[]> {
  const authorization = `Bearer ${bearer}`;
  const rest = await statusAt({ url }, bearer);
  const mcp = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      authorization,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
  });
  await mcp.text();
  return bearer.startsWith("rpa_") ? [mcp.status] : [rest, mcp.status];
}

test("whatever ends a program, it opens nothing within a second, in every process, by the API and at /mcp", async () => {
  const { processes, hire, close } = await openCompany();
  try {
    const waits: Record<string, number> = {};
    for (let round = 0; round < 3; round += 1) {
      const kinds = Object.keys(await hire()) as (keyof Awaited<ReturnType<typeof hire>>)[];
      for (const kind of kinds) {
        const { holds, end } = (await hire())[kind];
        const ask = () =>
          Promise.all(processes.flatMap((one) => holds.map((held) => statusesAt(one, held))));
        expect([kind, new Set((await ask()).flat())]).toEqual([kind, new Set([200])]);
        await end();
        const endedAt = performance.now();
        const told = await ask();
        waits[kind] = Math.max(waits[kind] ?? 0, performance.now() - endedAt);
        expect([kind, new Set(told.flat())]).toEqual([kind, new Set([401])]);
      }
    }
    for (const [kind, ms] of Object.entries(waits)) {
      process.stdout.write(`${kind}: refused by all within ${ms.toFixed(0)} ms of the answer\n`);
      expect(ms).toBeLessThan(patient(1_000));
    }
  } finally {
    await close();
  }
}, 300_000);

test("a token is in no log line, no answer but its first, and nowhere in the database", async () => {
  const database = await createTestDatabase();
  const server = await startServer("web", database, { LOG_LEVEL: "debug" });
  try {
    const { create, send, organizationId, end } = await hireAdmin(server, "Nora North");
    const { token, id } = await create();
    const answers: string[] = [];
    async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const said = await answer.text();
      answers.push(`${JSON.stringify([...answer.headers])} ${said}`);
      return (
        answer.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(said) : said
      ) as T;
    }
    const form = { title: "Welder", location: "Leeds", organizationId };
    const job = await ask<Job>("POST", "/api/jobs", form);
    await ask("POST", "/api/jobs", { ...form, title: "" });
    await ask("PATCH", `/api/jobs/${job.id}`, { title: "Head Welder" });
    const ids: Record<string, string> = { jobId: String(job.id), toolType: "marketPulse" };
    const fill = (_: string, name: string) => ids[name] ?? String(organizationId);
    for (const name of endpointNames) {
      const endpoint: Endpoint = endpoints[name];
      if (endpoint.method !== "GET" || endpoint.reply === "events") continue;
      const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, fill);
      await ask("GET", path);
      // What its admin reads, such as the list of tokens, the activity and the file with everything.
      if (endpoint.access !== "guest" && typeof endpoint.reply !== "string")
        answers.push(JSON.stringify((await send("GET", path)).body));
    }
    await end(id);
    await ask("GET", "/api/jobs");
    expect(answers.length).toBeGreaterThan(60);
    expect(answers.filter((one) => one.includes(token.slice(-4))).length).toBeGreaterThan(0);
    expect(server.log().split("\n").length).toBeGreaterThan(60);

    const admin = await connectForTest(database.admin);
    const spellings = [token, token.slice(3), Buffer.from(token).toString("base64").slice(0, 40)];
    for (const spelling of spellings) {
      expect(answers.filter((one) => one.includes(spelling))).toEqual([]);
      expect(server.log()).not.toContain(spelling);
      // A backup is what the tables hold.
      expect(await tablesHolding(admin, spelling)).toEqual([]);
    }
    expect(await tablesHolding(admin, token.slice(-4))).toContain("api_tokens");
  } finally {
    server.child.kill("SIGKILL");
  }
}, 180_000);
