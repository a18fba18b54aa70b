import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewApiToken } from "#contract/programs/token.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";
import { signUpAt, startServer, type ServerProcess } from "#server/test/rig/processes.ts";

const root = join(import.meta.dirname, "../..");
// Beside our packages, for the types of Node.
mkdirSync(join(root, ".data"), { recursive: true });
const folder = mkdtempSync(join(root, ".data/generated-client-"));

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer("web", await createTestDatabase());
});
afterAll(() => {
  server.child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** What somebody would write who has the document and nothing else of ours. */
const client = (form: string) => `import type { paths } from "./api.ts";
type Post = paths["/api/jobs"]["post"];
type NewJob = Post["requestBody"]["content"]["application/json"];
type Job = Post["responses"][201]["content"]["application/json"];
type Problem = Post["responses"][403]["content"]["application/json"];
type Membership = paths["/api/organizations"]["get"]["responses"][200]["content"]["application/json"][number];

const [url = "", token = ""] = process.argv.slice(2);
const headers = { authorization: \`Bearer \${token}\`, "content-type": "application/json" };
const own: Membership[] = await (await fetch(\`\${url}/api/organizations\`, { headers })).json();
const form: NewJob = ${form};
const answer = await fetch(\`\${url}/api/jobs\`, { method: "POST", headers, body: JSON.stringify(form) });
const said: Job | Problem = await answer.json();
if ("code" in said) throw new Error(said.message);
const status: "draft" | "processing" | "completed" | "failed" | "active" | "paused" | "closed" = said.status;
process.stdout.write(\`\${said.title}, \${said.location}: \${status}\`);
`;

const right =
  '{ title: "Welder", location: "Leeds", organizationId: own[0]?.organizationId ?? 0, workType: "on-site" }';
const wrong = '{ title: "Welder", location: "Leeds", organizationId: "1", workType: "anywhere" }';

function compile(program: string): { status: number | null; stdout: string } {
  const file = join(folder, "client.ts");
  writeFileSync(file, program);
  const options =
    "--ignoreConfig --noEmit --strict --module nodenext --target esnext --types node --allowImportingTsExtensions --skipLibCheck false";
  return spawnSync(join(root, "node_modules/.bin/tsc"), [...options.split(" "), file], {
    cwd: root,
    encoding: "utf8",
  });
}

test(
  "a client made from the served document compiles, and creates a job with a token",
  { timeout: 400_000 },
  async () => {
    const { send, organizationId } = await signUpAt(server, "Nora North");
    const path = `/api/organizations/${organizationId}/tokens`;
    const { body: made } = await send<NewApiToken>("POST", path, {
      name: "Generated client",
      scopes: ["jobs.write"],
      days: 30,
    });
    const document = await (await fetch(`${server.url}/api/openapi.json`)).text();
    writeFileSync(join(folder, "api.ts"), astToString(await openapiTypescript(document)));

    expect(compile(client(wrong))).toMatchObject({
      stdout: expect.stringMatching(/TS2322[\s\S]*TS2322/u),
    });
    expect(compile(client(right))).toMatchObject({ stdout: "", status: 0 });
    const run = spawnSync(process.execPath, [join(folder, "client.ts"), server.url, made.token], {
      encoding: "utf8",
    });
    expect([run.stdout, run.status]).toEqual(["Welder, Leeds: processing", 0]);
  },
);
