import { rmSync } from "node:fs";
import { provision } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import type { RigDatabase } from "#server/test/rig/fault-rig.ts";
import { testPasswords } from "#server/test/database/global-setup.ts";
import {
  freePort,
  localDirectory,
  startPostgres,
  type LocalPostgres,
} from "#scripts/dev/postgres.ts";

export type OwnPostgres = { postgres: LocalPostgres; database: RigDatabase; close: () => void };

let opened = 0;

/** A PostgreSQL that a test may stop, with one migrated database. */
export async function openOwnPostgres(): Promise<OwnPostgres> {
  opened += 1;
  const directory = localDirectory(`faults-${process.pid}-${opened}`);
  const postgres = await startPostgres(directory, await freePort(), true);
  const urls = await provision(postgres.adminUrl, "faults", testPasswords);
  await migrateAll(urls);
  const admin = postgres.adminUrl.replace(/postgres$/u, "faults");
  return {
    postgres,
    database: { ...urls, admin },
    close() {
      postgres.stop("immediate");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
