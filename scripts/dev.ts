import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { provision, urlsFor, type DatabaseUrls } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { freePort, localDirectory, startPostgres } from "#scripts/postgres.ts";

const children: ChildProcess[] = [];
const closers: (() => void)[] = [];
const secretFile = join(localDirectory("dev"), "secret");
const passwords = { owner: "dev-owner", app: "dev-app", queue: "dev-queue" };

const urls = await findDatabase();
await migrateAll(urls);
const mail = await startMail();
const webPort = Number(process.env.PORT ?? 3000);
const vitePort = Number(process.env.VITE_PORT ?? 5173);
const publicUrl = `http://localhost:${vitePort}`;

const serverEnv = {
  NODE_ENV: "development",
  PORT: String(webPort),
  PUBLIC_URL: publicUrl,
  AUTH_SECRET: keptSecret(),
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  METRICS_TOKEN: "development",
  SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
  DATABASE_URL: urls.app,
  DATABASE_QUEUE_URL: urls.queue,
};
keepSettings();
start("web", ["--watch", "server/main.ts", "--services=web"], serverEnv);
start("worker", ["--watch", "server/main.ts", "--services=worker"], serverEnv);
start("vite", ["node_modules/vite/bin/vite.js", "--port", String(vitePort), "--strictPort"], {
  API_URL: `http://localhost:${webPort}`,
});
await answers(`http://localhost:${webPort}/api/ready`);
await answers(publicUrl);
console.log(`
  app       ${publicUrl}
  calls     ${publicUrl}/api/docs
  mail      ${mail.webUrl}
  database  ${urls.owner}
`);

process.once("SIGINT", stop);
process.once("SIGTERM", stop);

/** A database the developer names, or a real PostgreSQL of our own. */
async function findDatabase(): Promise<DatabaseUrls> {
  const { DATABASE_URL: app, DATABASE_OWNER_URL: owner, DATABASE_QUEUE_URL: queue } = process.env;
  if (app && owner && queue) return { app, owner, queue };
  const adminUrl = app ?? (await startOwnPostgres());
  return (await exists(adminUrl))
    ? urlsFor(adminUrl, "roleprint", passwords)
    : provision(adminUrl, "roleprint", passwords);
}

async function startOwnPostgres(): Promise<string> {
  const postgres = await startPostgres(localDirectory("dev"), await freePort());
  closers.push(postgres.stop);
  return postgres.adminUrl;
}

async function exists(adminUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const found = await client.query("select 1 from pg_database where datname = 'roleprint'");
  await client.end();
  return found.rowCount === 1;
}

/** Catches every mail the application sends. */
async function startMail(): Promise<{ smtpPort: number; webUrl: string }> {
  const { MailDev } = await import("maildev");
  const smtpPort = await freePort();
  const inboxPort = await freePort();
  await new MailDev({ smtp: smtpPort, web: inboxPort, ip: "127.0.0.1", silent: true }).start();
  return { smtpPort, webUrl: `http://localhost:${inboxPort}` };
}

/** Leaves the settings where `db:migrate` and `db:seed` find them. */
function keepSettings(): void {
  const settings = { ...serverEnv, DATABASE_OWNER_URL: urls.owner };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  mkdirSync(".data", { recursive: true });
  writeFileSync(".data/dev.env", lines.join(""));
}

/** One secret per installation, so that sessions outlive a restart. */
function keptSecret(): string {
  if (!existsSync(secretFile)) {
    mkdirSync(localDirectory("dev"), { recursive: true });
    writeFileSync(secretFile, randomBytes(32).toString("base64url"));
  }
  return readFileSync(secretFile, "utf8");
}

function start(name: string, args: string[], env: Record<string, string>): void {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  child.once("exit", (code) => {
    if (code) console.error(`${name} ended with ${code}`);
  });
  children.push(child);
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

function stop(): void {
  for (const child of children) child.kill("SIGTERM");
  setTimeout(() => {
    for (const close of closers) close();
    process.exit(0);
  }, 1_500);
}
