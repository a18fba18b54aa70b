import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import type { Job } from "#contract/job.ts";
import { scopeNames } from "#contract/programs/scopes.ts";
import type { NewApiToken } from "#contract/programs/token.ts";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";
import { signUpAt, startServer, type ServerProcess } from "#server/test/rig/processes.ts";

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

const statusAt = async ({ url }: ServerProcess, token: string) =>
  (await fetch(`${url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } })).status;

test("a token that was ended opens nothing within a second, in every process", async () => {
  const database = await createTestDatabase();
  const web = await startServer("web", database);
  const other = await startServer("web", database, { PUBLIC_URL: web.url });
  try {
    const { create, end } = await hireAdmin(web, "Nora North");
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { token, id } = await create();
      const ask = () => Promise.all([web, other].map((server) => statusAt(server, token)));
      expect(await ask()).toEqual([200, 200]);
      await end(id);
      const endedAt = performance.now();
      const told = await ask();
      waits.push(performance.now() - endedAt);
      expect(told).toEqual([401, 401]);
    }
    process.stdout.write(`tokens ended after ${Math.max(...waits).toFixed(0)} ms at most\n`);
    expect(Math.max(...waits)).toBeLessThan(1_000);
  } finally {
    web.child.kill("SIGKILL");
    other.child.kill("SIGKILL");
  }
}, 180_000);

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
