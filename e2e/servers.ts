import { rmSync } from "node:fs";
import type { DatabaseUrls } from "#server/db/provision.ts";
import { startServer, type ServerProcess } from "#server/test/rig/processes.ts";
import { localDirectory, type LocalPostgres } from "#scripts/dev/postgres.ts";
import { startMigrated } from "./prepared-database.setup.ts";

/** The built application on a real Postgres: as many web and worker processes as a test asks for. */
export type Site = {
  urls: DatabaseUrls;
  webs: ServerProcess[];
  workers: ServerProcess[];
  /** Can be stopped and started again under the running processes. */
  postgres: LocalPostgres;
  stop: () => Promise<void>;
};

const entry = "dist/server/main.js";
/** `changes` are settings; `preload` is loaded into each web process before the application. */
export async function startSite(
  webCount: number,
  workerCount: number,
  changes: Record<string, string> = {},
  preload?: string,
): Promise<Site> {
  const directory = localDirectory(`e2e-${process.pid}-${Date.now()}`);
  const { postgres, urls } = await startMigrated(directory, process.env.E2E_PREPARED);
  const settings = {
    NODE_ENV: "production",
    ...changes,
    ...(preload ? { NODE_OPTIONS: `--import=${new URL(preload, import.meta.url).href}` } : {}),
  };
  const start = (services: "web" | "worker", count: number) =>
    Promise.all(Array.from({ length: count }, () => startServer(services, urls, settings, entry)));
  const [webs, workers] = await Promise.all([start("web", webCount), start("worker", workerCount)]);
  return {
    urls,
    webs,
    workers,
    postgres,
    async stop() {
      for (const { child } of [...webs, ...workers]) child.kill("SIGKILL");
      await Promise.all([...webs, ...workers].map(({ ended }) => ended));
      postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
