import { findSchemaFault } from "#server/db/schema-fault.ts";

const migrations = new URL("db/migrations/", import.meta.url);

/** For programs: ends with a sentence, instead of a stack later, where a database is not ready. */
export async function exitUnlessReady(...urls: string[]): Promise<void> {
  for (const url of urls) {
    const fault = await findSchemaFault(url, migrations);
    if (fault === undefined) continue;
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
}
