import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { provision } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { freePort, localDirectory, startPostgres } from "#scripts/dev/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    adminUrl: string;
  }
}

export const testPasswords = { owner: "test-owner", app: "test-app", queue: "test-queue" };

/** One real PostgreSQL for all files of a project, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const directory = localDirectory(`test-${process.pid}-${project.name}`);
  const postgres = await startPostgres(directory, await freePort(), true);
  const urls = await provision(postgres.adminUrl, "template_roleprint", testPasswords);
  await migrateAll(urls);
  project.provide("adminUrl", postgres.adminUrl);
  return () => {
    postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
