import { execFile, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { provision } from "#server/db/provision.ts";
import { testPasswords } from "#server/test/database/global-setup.ts";
import { freePort } from "#scripts/dev/postgres.ts";

const root = join(import.meta.dirname, "../..");
const bare = { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
let place = "";
const built = (name: string) => join(place, "app/dist/server", name);

/** What a step of the Dockerfile makes; where the same command has made it in this checkout, it is copied from there. */
const made: Readonly<Record<string, string>> = {
  "npm ci": "node_modules",
  "npm run build": "dist",
};

/** Docker runs nowhere here, so the steps of its file are run in an empty folder: what it copies is moved to `app`. */
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "roleprint-build-"));
  const list = "git ls-files -z --cached --others --exclude-standard";
  mkdirSync(join(place, "build"));
  mkdirSync(join(place, "app"));
  await shell(
    `${list} | tar --create --null --files-from=- | tar --extract --directory=${place}/build`,
  );
  const steps = [...dockerfile.matchAll(/^RUN (.+)$/gmu)];
  const isFresh = process.env["CI"] !== undefined;
  for (const [, step = ""] of steps) {
    const folder = isFresh ? made[step] : undefined;
    const isMade = folder !== undefined && existsSync(join(root, folder));
    // What tests keep beside the packages is not of the image.
    const copy = `cp --archive ${root}/${folder} . && rm -rf ${folder}/.vit* ${folder}/.cache`;
    await shell(isMade ? copy : step, join(place, "build"));
  }
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gmu)];
  for (const [, name = ""] of copied)
    renameSync(join(place, "build", name), join(place, "app", name));
}, 300_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

async function shell(command: string, cwd = root): Promise<string> {
  const { HOME, NODE_EXTRA_CA_CERTS } = process.env;
  const env = { ...bare, HOME, NODE_EXTRA_CA_CERTS };
  return (await promisify(execFile)("sh", ["-c", command], { cwd, env })).stdout;
}

test("the built server has no fault points", () => {
  const files = readdirSync(built(""), { recursive: true, encoding: "utf8" });
  const scripts = files.filter((name) => !name.endsWith(".sql") && name.includes("."));
  expect(scripts).toEqual(expect.arrayContaining(["main.js", "migrate.js"]));
  for (const name of scripts) {
    expect(readFileSync(built(name), "utf8")).not.toMatch(/FAULT_POINT|process\.kill/u);
  }
});

test("the image holds what runs, and no tool that only builds or tests", async () => {
  const installed = new Set(readdirSync(join(place, "app/node_modules")));
  expect([...installed]).toEqual(expect.arrayContaining(["fastify", "pg", "pg-boss", "docx"]));
  const tools = ["vite", "vitest", "rolldown", "jsdom", "typescript", "knip", "playwright"];
  expect(tools.filter((name) => installed.has(name))).toEqual([]);
  const size = await shell("du --summarize --block-size=1M .", join(place, "app"));
  expect(Number.parseInt(size, 10)).toBeLessThan(400);
});

test("the built server without settings names everything that is missing and ends", () => {
  const done = spawnSync(process.execPath, [built("main.js")], { env: bare, encoding: "utf8" });
  expect(done.status).toBe(1);
  expect(done.stderr).toContain("These settings are missing or wrong:");
  expect(done.stderr).toMatch(/^ {2}AUTH_SECRET: /mu);
  expect(done.stderr).toMatch(/^ {2}DATABASE_URL: /mu);
});

test("the built doctor needs neither a database nor any other setting", () => {
  const done = spawnSync(process.execPath, [built("doctor.js")], { env: bare, encoding: "utf8" });
  expect(done).toMatchObject({ status: 0, stderr: "" });
  expect(done.stdout).toContain("No model is set");
});

test("an operator migrates an empty database and starts the server from the build alone", async () => {
  const name = `built_${randomUUID().replaceAll("-", "")}`;
  const urls = await provision(inject("adminUrl"), name, testPasswords);
  const migrationEnv = { ...bare, DATABASE_OWNER_URL: urls.owner, DATABASE_QUEUE_URL: urls.queue };
  const migrate = () =>
    spawnSync(process.execPath, [built("migrate.js")], { env: migrationEnv, encoding: "utf8" });
  const files = readdirSync(join(root, "server/db/migrations")).sort();
  expect(migrate()).toMatchObject({ status: 0, stdout: `migrated: ${files.join(", ")}\n` });
  expect(migrate()).toMatchObject({ status: 0, stdout: "nothing to migrate\n" });
  const again = spawnSync(process.execPath, [built("setup.js")], {
    env: setupEnv(name),
    encoding: "utf8",
  });
  expect(again).toMatchObject({ status: 0, stdout: "nothing to migrate\n" });

  const url = `http://localhost:${await freePort()}`;
  writeFileSync(join(place, "started"), "");
  const server = spawn(process.execPath, [built("main.js")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...bare,
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
      DATABASE_URL: urls.app,
      DATABASE_QUEUE_URL: urls.queue,
    },
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) => chunk.includes('"started"') && resolve());
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  expect(checkHealth(url)).toBe(0);
  await useDocuments(url);
  expect(await shell("find app -newer started", place)).toBe("");
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
  expect(checkHealth(url)).toBe(1);
});

/** The Dockerfile's own question, asked at this server's port. */
function checkHealth(url: string): number | null {
  const words = JSON.parse(/HEALTHCHECK[^[]+(\[.+\])/u.exec(dockerfile)?.[1] ?? "[]") as string[];
  const [, ...args] = words.map((word) => word.replace("127.0.0.1:3000", new URL(url).host));
  return spawnSync(process.execPath, args).status;
}

const setupEnv = (name: string) => ({
  ...bare,
  DATABASE_ADMIN_URL: inject("adminUrl"),
  DATABASE_NAME: name,
  OWNER_PASSWORD: testPasswords.owner,
  APP_PASSWORD: testPasswords.app,
  QUEUE_PASSWORD: testPasswords.queue,
});

test("setup makes a database from nothing", () => {
  const env = setupEnv(`fresh_${randomUUID().replaceAll("-", "")}`);
  const setup = spawnSync(process.execPath, [built("setup.js")], { env, encoding: "utf8" });
  expect(setup).toMatchObject({ status: 0, stdout: expect.stringContaining("0001_") });
});

/** The programs that read and write documents are part of the build too. */
async function useDocuments(url: string): Promise<void> {
  const account = { name: "Bea Built", email: "bea@example.com", password: "correct horse" };
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const cookie = signedUp.headers.getSetCookie().join("; ");
  const sample = await fetch(`${url}/api/test-pdf`, { headers: { cookie } });
  expect(sample.status).toBe(200);
  const form = new FormData();
  form.append("file", new Blob([await sample.arrayBuffer()]), "sample.pdf");
  const headers = { cookie, origin: url };
  const read = await fetch(`${url}/api/extract-text`, { method: "POST", headers, body: form });
  expect([read.status, await read.text()]).toEqual([200, expect.stringContaining("Sample Report")]);
}
