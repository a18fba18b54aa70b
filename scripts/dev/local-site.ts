import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { provision, urlAs, type DatabaseUrls } from "#server/db/provision.ts";
import { freePort, localDirectory, startPostgres, stopPostgres } from "#scripts/dev/postgres.ts";
import { claimFolder } from "#scripts/dev/running.ts";

/** The processes and the database of one installation on this machine. */
export type LocalSite = {
  /** Where its data lies. */
  directory: string;
  /** A database the environment names, or a real PostgreSQL of our own. */
  findDatabase: () => Promise<DatabaseUrls>;
  /** One secret per installation and use, so that sessions and encrypted keys outlive a restart. */
  keptSecret: (use: keyof typeof secretFiles) => string;
  /** A command that comes to an end, and is heard only when it fails. */
  run: (what: string, command: string, args: string[]) => Promise<void>;
  /** A Node process that stays. */
  start: (what: string, args: string[], env: Record<string, string>) => void;
};

const passwords = { owner: "dev-owner", app: "dev-app", queue: "dev-queue" };
const secretFiles = { auth: "secret", secrets: "secrets-key", "sign-off": "sign-off-key" };
const stopPatienceMs = 10_000;

/** Opens a site in this clone's folder, alone there. Whatever it started ends with it: on Ctrl+C, and on any fault. */
export async function runLocalSite(
  name: string,
  address: string,
  open: (site: LocalSite) => Promise<void>,
): Promise<void> {
  const directory = localDirectory(name);
  const children = new Set<ChildProcess>();
  const closers: (() => void)[] = [];
  let ending: Promise<never> | undefined;

  async function endAll(code: number): Promise<never> {
    if (children.size > 0) console.log("stopping …");
    const started = [...children];
    const ends = started.map((child) => once(child, "exit"));
    for (const child of started) child.kill("SIGTERM");
    await Promise.race([Promise.all(ends), wait(stopPatienceMs)]);
    for (const child of started) killGroup(child);
    for (const close of closers.toReversed()) close();
    return process.exit(code);
  }
  const end = (code: number) => (ending ??= endAll(code));

  async function fail(fault: unknown): Promise<void> {
    // Ctrl+C reaches what we wait for before it reaches us; then nothing has failed.
    await wait(100);
    if (!ending) console.error(`\n  ${sentenceOf(fault)}\n`);
    await end(1);
  }

  function launch(command: string, args: string[], options: SpawnOptions): ChildProcess {
    if (ending) throw new Error("stopped");
    // A group of its own: Ctrl+C is for us alone, and its helpers can be ended with it.
    const child = spawn(command, args, { ...options, detached: process.platform !== "win32" });
    children.add(child);
    child.once("exit", () => children.delete(child));
    child.once("error", (fault) => {
      children.delete(child);
      void fail(fault);
    });
    return child;
  }

  const site: LocalSite = {
    directory,

    async findDatabase() {
      const {
        DATABASE_URL: app,
        DATABASE_OWNER_URL: owner,
        DATABASE_QUEUE_URL: queue,
      } = process.env;
      if (app && owner && queue)
        return {
          app,
          owner,
          queue,
          keeper: urlAs("keeper", app),
          operator: urlAs("operator", app),
        };
      if (app) return provision(app, "roleprint", passwords);
      closers.push(() => stopPostgres(directory));
      const { adminUrl } = await startPostgres(directory, await freePort());
      return provision(adminUrl, "roleprint", passwords);
    },

    keptSecret(use) {
      const file = join(directory, secretFiles[use]);
      if (!existsSync(file)) {
        writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
      }
      chmodSync(file, 0o600);
      return readFileSync(file, "utf8");
    },

    async run(what, command, args) {
      const said: Buffer[] = [];
      const child = launch(command, args, { stdio: ["ignore", "pipe", "pipe"] });
      child.stdout?.on("data", (chunk: Buffer) => said.push(chunk));
      child.stderr?.on("data", (chunk: Buffer) => said.push(chunk));
      const [code] = (await once(child, "close")) as [number | null];
      if (code === 0) return;
      if (!ending) process.stderr.write(Buffer.concat(said));
      throw new Error(`${what} failed.`);
    },

    start(what, args, env) {
      const stdio: SpawnOptions["stdio"] = ["ignore", "inherit", "inherit"];
      const child = launch(process.execPath, args, { env: { ...process.env, ...env }, stdio });
      child.once("exit", (code, signal) => {
        void fail(new Error(`The ${what} process ended by itself (${signal ?? code}).`));
      });
    },
  };

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(0));
  process.on("uncaughtException", (fault) => void fail(fault));
  try {
    closers.push(claimFolder(name, address));
    await open(site);
  } catch (fault) {
    await fail(fault);
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // All of it has ended.
  }
}

/** What went wrong, without the places in our code. */
function sentenceOf(fault: unknown): string {
  if (fault instanceof AggregateError) return sentenceOf(fault.errors[0]);
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause === undefined ? fault.message : `${fault.message}: ${sentenceOf(fault.cause)}`;
}

const answerPatienceMs = 180_000;

/** Waits until an address answers well. */
export async function answers(url: string): Promise<void> {
  const endsAt = performance.now() + answerPatienceMs;
  while (performance.now() < endsAt) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
  throw new Error(`${url} does not answer.`);
}
