import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { provision, type DatabaseUrls } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { compileCache } from "#server/test/rig/processes.ts";
import {
  freePort,
  localDirectory,
  startPostgres,
  type LocalPostgres,
} from "#scripts/dev/postgres.ts";

export const builtServer = "dist/server/main.js";

type Migrated = { postgres: LocalPostgres; urls: DatabaseUrls };

/** A PostgreSQL of its own in `directory`, with a migrated database; from a stopped one that `prepared` holds, in a second. */
export async function startMigrated(directory: string, prepared?: string): Promise<Migrated> {
  // `cp` keeps whose the files are: PostgreSQL serves only its own.
  if (prepared !== undefined) spawnSync("cp", ["-a", prepared, directory], { stdio: "inherit" });
  const postgres = await startPostgres(directory, await freePort(), true);
  const passwords = { owner: "o", app: "a", queue: "q" };
  const urls = await provision(postgres.adminUrl, "e2e", passwords);
  if (prepared === undefined) await migrateAll(urls);
  return { postgres, urls };
}

/** A start that ends at once, for want of settings, leaves compiled code behind: the servers of journeys are killed before they would. */
function warmCompileCache(): void {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache };
  spawnSync(process.execPath, [builtServer], { env, stdio: "ignore" });
}

/** Before all journeys: compiled code, and one migrated database, stopped, which each site starts a copy of. */
export default async function prepare(): Promise<() => void> {
  warmCompileCache();
  const directory = localDirectory(`e2e-prepared-${process.pid}`);
  const { postgres } = await startMigrated(directory);
  postgres.stop();
  process.env.E2E_PREPARED = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
