import { readdir } from "node:fs/promises";
import { Client, DatabaseError } from "pg";

const remedy = "Run setup.js, or migrate.js, of this version first.";

/** What PostgreSQL says, and what it means to whoever starts a program. */
const meanings: Record<string, string> = {
  "3D000": `The database does not exist. ${remedy}`,
  "42P01": `The database has no tables. ${remedy}`,
  "42501": `The database is of an older version. ${remedy}`,
  "28P01": `The database does not know this role or its password. ${remedy}`,
  "28000": `The database does not know this role or its password. ${remedy}`,
};

/**
 * Why this program cannot work with a database, in a sentence; nothing, where it can. One that is newer is no fault: it is brought up
 * to date while the version before serves. One that does not answer is not judged.
 */
export async function findSchemaFault(url: string, directory: URL): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    const done = new Set(rows.map(({ name }) => name));
    const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
    const missing = files.filter((name) => !done.has(name));
    if (missing.length === 0) return undefined;
    return `The database is of an older version: ${missing.join(", ")} not run. ${remedy}`;
  } catch (fault) {
    const meaning = fault instanceof DatabaseError ? meanings[fault.code ?? ""] : undefined;
    return meaning && `${new URL(url).username}: ${meaning}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}
