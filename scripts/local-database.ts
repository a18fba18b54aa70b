import { Client } from "pg";
import { addRoles, provision, urlsFor, type DatabaseUrls } from "#server/db/provision.ts";

const name = "roleprint";
const unfinished = "roleprint_unfinished";
const passwords = { owner: "dev-owner", app: "dev-app", queue: "dev-queue" };

/** The database of an installation on this machine. It gets its name when it is whole: a start may be stopped at any time. */
export async function findOrProvision(adminUrl: string): Promise<DatabaseUrls> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const found = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) {
      await admin.query(`drop database if exists ${unfinished}`);
      await provision(adminUrl, unfinished, passwords);
      await admin.query(`alter database ${unfinished} rename to ${name}`);
    } else await addRoles(adminUrl, passwords);
  } finally {
    await admin.end();
  }
  return urlsFor(adminUrl, name, passwords);
}
