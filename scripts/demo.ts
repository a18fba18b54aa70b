import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { DatabaseUrls } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { accountExecutive } from "#eval/cases/account-executive.ts";
import { answers, openLocalSite } from "#scripts/local-site.ts";
import { fillOrganization, visitor } from "#scripts/sample-organization.ts";

/** `npm run demo`: the built application with a sample organization, on a database of its own, without network or key. */
const startedAt = performance.now();
const port = process.env.PORT ?? "3000";
const address = `http://localhost:${port}`;
let cookie = "";

build();
const site = openLocalSite("demo");
const urls = await site.findDatabase();
await migrateAll(urls);
site.start("app", ["dist/server/main.js"], {
  NODE_ENV: "production",
  PORT: port,
  HOST: "127.0.0.1",
  PUBLIC_URL: address,
  AUTH_SECRET: site.keptSecret(),
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  DATABASE_URL: urls.app,
  DATABASE_QUEUE_URL: urls.queue,
});
await answers(`${address}/api/ready`);
const isNew = (await ask("POST", "/api/auth/sign-up/email", visitor)).status !== 422;
const filled = isNew ? await fillOrganization(send) : undefined;
console.log(`
  Roleprint is ready after ${Math.round((performance.now() - startedAt) / 1_000)} s: ${address}
  Sign in as ${visitor.email} with ${visitor.password}.
  Once you are in, a fourth job is created and written before your eyes. Ctrl+C ends everything.
`);
if (filled) await writeLive(filled.organizationId, urls);

function build(): void {
  console.log("building …");
  const done = spawnSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  if (done.status !== 0) throw new Error("the build failed");
}

/** Creates one more job as soon as somebody has signed in, so that there is something to watch. */
async function writeLive(organizationId: number, { owner }: DatabaseUrls): Promise<void> {
  const client = new Client({ connectionString: owner });
  await client.connect();
  const isSomebodyIn = async () =>
    ((await client.query("select 1 from sessions")).rowCount ?? 0) > 1;
  while (!(await isSomebodyIn())) await wait(1_000);
  await client.end();
  await wait(4_000);
  await send("POST", "/api/jobs", { ...accountExecutive.job, organizationId });
}

async function ask(method: string, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      origin: address,
      ...(cookie ? { cookie } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  cookie ||= answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return answer;
}

async function send<T>(method: "GET" | "POST" | "PATCH", path: string, body?: object): Promise<T> {
  const answer = await ask(method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
