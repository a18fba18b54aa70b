import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { provision, urlsFor, type DatabaseUrls } from "#server/db/provision.ts";
import { freePort, localDirectory, startPostgres } from "#scripts/postgres.ts";

const passwords = { owner: "dev-owner", app: "dev-app", queue: "dev-queue" };

/** The processes and the database of one installation on this machine; all of it ends with Ctrl+C. */
export function openLocalSite(name: string) {
  const children: ChildProcess[] = [];
  const closers: (() => void)[] = [];
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);

  function stop(): void {
    for (const child of children) child.kill("SIGTERM");
    setTimeout(() => {
      for (const close of closers) close();
      process.exit(0);
    }, 1_500);
  }

  async function startOwnPostgres(): Promise<string> {
    const postgres = await startPostgres(localDirectory(name), await freePort());
    closers.push(postgres.stop);
    return postgres.adminUrl;
  }

  return {
    /** A database the environment names, or a real PostgreSQL of our own. */
    async findDatabase(): Promise<DatabaseUrls> {
      const {
        DATABASE_URL: app,
        DATABASE_OWNER_URL: owner,
        DATABASE_QUEUE_URL: queue,
      } = process.env;
      if (app && owner && queue) return { app, owner, queue };
      const adminUrl = app ?? (await startOwnPostgres());
      return (await hasDatabase(adminUrl))
        ? urlsFor(adminUrl, "roleprint", passwords)
        : provision(adminUrl, "roleprint", passwords);
    },

    /** One secret per installation, so that sessions outlive a restart. */
    keptSecret(): string {
      const file = join(localDirectory(name), "secret");
      if (!existsSync(file)) {
        mkdirSync(localDirectory(name), { recursive: true });
        writeFileSync(file, randomBytes(32).toString("base64url"));
      }
      return readFileSync(file, "utf8");
    },

    start(what: string, args: string[], env: Record<string, string>): void {
      const child = spawn(process.execPath, args, {
        env: { ...process.env, ...env },
        stdio: ["ignore", "inherit", "inherit"],
      });
      child.once("exit", (code) => {
        if (code) console.error(`${what} ended with ${code}`);
      });
      children.push(child);
    },
  };
}

async function hasDatabase(adminUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const found = await client.query("select 1 from pg_database where datname = 'roleprint'");
  await client.end();
  return found.rowCount === 1;
}

/** Waits up to a minute until an address answers well. */
export async function answers(url: string): Promise<void> {
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
