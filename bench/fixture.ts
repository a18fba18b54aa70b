import { rmSync } from "node:fs";
import { Client } from "pg";
import { startModelProcess } from "#bench/model-process.ts";
import { freePort, localDirectory, startPostgres } from "#scripts/dev/postgres.ts";
import { provision, type DatabaseUrls } from "#server/db/provision.ts";
import { readEnv, type Env } from "#server/env.ts";
import { migrateAll } from "#server/migrate-all.ts";

/** A database of our own and a model, each in a process of its own; `admin` sees everything. */
export type Fixture = {
  urls: DatabaseUrls;
  adminUrl: string;
  admin: Client;
  modelUrl: string;
  settings: (changes?: Record<string, string>) => Record<string, string>;
  env: (changes?: Record<string, string>) => Env;
  close: () => Promise<void>;
};

const passwords = { owner: "bench", app: "bench", queue: "bench" };
/** Limits that protect a real installation and that no measurement means to meet. */
const wide = {
  STREAMS_PER_USER: "2000",
  REPORTS_PER_ORGANIZATION_PER_HOUR: "100000",
  REPORTS_PER_USER_PER_HOUR: "100000",
  JOBS_PER_ORGANIZATION_PER_HOUR: "100000",
  JOBS_PER_USER_PER_HOUR: "100000",
  JOBS_PER_ORGANIZATION: "100000",
  SPEND_UNLISTED_USD_PER_MILLION_TOKENS: "0",
};

export async function openFixture(seconds: number): Promise<Fixture> {
  const directory = localDirectory(`bench-${process.pid}`);
  const postgres = await startPostgres(directory, await freePort(), true);
  const urls = await provision(postgres.adminUrl, "bench", passwords);
  await migrateAll(urls);
  const model = await startModelProcess(seconds);
  const adminUrl = postgres.adminUrl.replace(/postgres$/u, "bench");
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  const settings = (changes = {}) => ({
    AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
    DATABASE_URL: urls.app,
    DATABASE_QUEUE_URL: urls.queue,
    ...wide,
    ...changes,
  });
  return {
    urls,
    adminUrl,
    admin,
    modelUrl: model.url,
    settings,
    env: (changes) => readEnv({ LOG_LEVEL: "warn", ...settings(changes) }),
    async close() {
      model.stop();
      await admin.end();
      postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
