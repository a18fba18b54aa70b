import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import type { Scope } from "#contract/programs/scopes.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);
let address = "";
beforeAll(async () => {
  address = await app().app.listen({ host: "127.0.0.1", port: 0 });
});

const run = promisify(execFile);

/** The commands of a page that come after these words, as a reader would paste them. */
function commandsAfter(page: string, words: string): string {
  const text = readFileSync(new URL(`../docs/${page}`, import.meta.url), "utf8");
  const [, commands] = /```sh\n([^]*?)```/u.exec(text.slice(text.indexOf(words))) ?? [];
  if (!text.includes(words) || commands === undefined) throw new Error(`${page}: no ${words}`);
  return commands;
}

/** Each line of what the commands print is an answer. */
async function paste(commands: string, settings: Record<string, string>): Promise<unknown[]> {
  const here = commands
    .replaceAll(/https:\/\/roleprint\.example/gu, address)
    .replaceAll(/^curl (?:-s )?/gmu, "curl -sS -w '\\n' ");
  const { stdout } = await run("bash", ["-euc", here], { env: { ...process.env, ...settings } });
  return stdout
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

async function hireProgram(...scopes: Scope[]) {
  const home = await make().organization("north");
  const maker = await make().member(home, "admin");
  const { token } = await make().token(home, maker, scopes);
  const job = await make().job(home, maker);
  return { home, job, settings: { ROLEPRINT: address, ROLEPRINT_TOKEN: token } };
}

test("the first calls of docs/api.md list the organization, create a job and read its reports", async () => {
  const { home, settings } = await hireProgram("jobs.write", "reports.read");
  const listing = commandsAfter("api.md", "## Your first call with curl").replace(
    /^export.*\n/u,
    "",
  );
  expect(await paste(listing, settings)).toMatchObject([[{ organizationId: home.id }]]);
  const creating = commandsAfter("api.md", "goes into a new job")
    .replace('"organizationId": 1', `"organizationId": ${home.id}`)
    .split("\n");
  const reading = creating.splice(-2).join("\n");
  const [job] = await paste(creating.join("\n"), settings);
  expect(job).toMatchObject({ title: "Welder", location: "Leeds" });
  const own = reading.replace("/jobs/1/", `/jobs/${(job as { id: number }).id}/`);
  expect((await paste(own, settings))[0]).toHaveLength(6);
});

test("the call of docs/agents.md with a token lists the jobs", async () => {
  const { job, settings } = await hireProgram("jobs.read", "reports.read");
  const [answer] = await paste(commandsAfter("agents.md", "Ask for your jobs"), settings);
  expect(answer).toMatchObject({ jsonrpc: "2.0", id: 1 });
  expect(JSON.stringify(answer)).toContain(String(job.jobId));
});

test("whoever writes an assistant finds everything from the address, and registers", async () => {
  const base = { BASE: address };
  const finding = commandsAfter("agents.md", "Everything is found from the address");
  const [resource, server] = await paste(finding, base);
  expect(resource).toMatchObject({ resource: `${testOrigin}/mcp` });
  expect(server).toMatchObject({
    registration_endpoint: `${testOrigin}/api/auth/oauth2/register`,
    code_challenge_methods_supported: ["S256"],
  });
  const [client] = await paste(commandsAfter("agents.md", "Register once"), base);
  expect(client).toMatchObject({ client_name: "Desk assistant", client_id: expect.any(String) });
});

test("whoever writes an assistant gets a code by the address of docs/agents.md, and tokens for it", async () => {
  const base = { BASE: address };
  const registered = await paste(commandsAfter("agents.md", "Register once"), base);
  const [{ client_id: CLIENT }] = registered as [{ client_id: string }];
  const opening = commandsAfter("agents.md", "Open the authorization endpoint")
    .replace(/^CLIENT=.*\n/u, "")
    .concat('echo "$VERIFIER"\n');
  // The public address of this server is not the one it listens at.
  const env = { ...process.env, BASE: testOrigin, CLIENT };
  const { stdout } = await run("bash", ["-euc", opening], { env });
  const [authorize = "", VERIFIER = ""] = stdout.split("\n");

  const home = await make().organization("north");
  const ada = await make().member(home, "admin");
  const { cookie, send } = app().browser(ada.cookie);
  const { pathname, search } = new URL(authorize);
  const headers = { cookie, accept: "text/html" };
  const asked = await app().app.inject({ url: `${pathname}${search}`, headers });
  const query = new URL(asked.headers.location ?? "", testOrigin).search.slice(1);
  const form = { query, scopes: ["jobs.read"] };
  const letIn = await send("POST", `/api/organizations/${home.id}/agents`, form);
  const { continueTo } = letIn.json<{ continueTo: string }>();
  const code = new URL(continueTo).searchParams.get("code") ?? "";

  const exchanging = commandsAfter("agents.md", "comes back to the redirect address");
  const [tokens] = await paste(exchanging.replace("code=…", `code=${code}`), {
    ...base,
    CLIENT,
    VERIFIER,
  });
  expect(tokens).toMatchObject({ scope: expect.stringMatching(/^jobs\.read/u), expires_in: 3_600 });
  const { access_token } = tokens as { access_token: string };
  const listed = await fetch(`${address}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${access_token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });
  expect(await listed.text()).toContain("list_jobs");
});
