import { rmSync } from "node:fs";
import type { DatabaseUrls } from "#server/db/provision.ts";
import { startServer, type ServerProcess } from "#server/test/rig/processes.ts";
import { localDirectory, type LocalPostgres } from "#scripts/dev/postgres.ts";
import { builtServer, startMigrated } from "./prepared-database.setup.ts";

/** The built application on a real Postgres: as many web and worker processes as a test asks for. */
export type Site = {
  urls: DatabaseUrls;
  webs: ServerProcess[];
  workers: ServerProcess[];
  /** Where people open it. */
  home: string;
  /** Can be stopped and started again under the running processes. */
  postgres: LocalPostgres;
  /** One process more, with the same settings. */
  startMore: (services: "web" | "worker") => Promise<ServerProcess>;
  stop: () => Promise<void>;
};

/** `changes` are settings; `preload` is loaded into each process before the application. */
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
  const start = (services: "web" | "worker") => startServer(services, urls, settings, builtServer);
  const startAll = (services: "web" | "worker", count: number) =>
    Promise.all(Array.from({ length: count }, () => start(services)));
  const [webs, workers] = await Promise.all([
    startAll("web", webCount),
    startAll("worker", workerCount),
  ]);
  return {
    urls,
    webs,
    workers,
    home: webs[0]?.url ?? "",
    postgres,
    startMore: start,
    async stop() {
      for (const { child } of [...webs, ...workers]) child.kill("SIGKILL");
      await Promise.all([...webs, ...workers].map(({ ended }) => ended));
      postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
