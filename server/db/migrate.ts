import { readdir, readFile } from "node:fs/promises";
import { Client } from "pg";
import { OwnFault } from "#server/own-fault.ts";

const advisoryLock = 7_265_706; // any constant: it only keeps two migrations apart

/** Runs the numbered files that have not run yet, each in its own transaction, as the owner. */
export async function migrate(ownerUrl: string, directory: URL): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection is told by the statement that was under way.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLock]);
    await client.query(
      "create table if not exists migrations (name text primary key, run_at timestamptz not null default now())",
    );
    const done = await client.query<{ name: string }>("select name from migrations");
    const names = new Set(done.rows.map((row) => row.name));
    const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
    const missing = files.filter((name) => !names.has(name));
    for (const name of missing) await run(client, name, new URL(name, directory));
    return missing;
  } finally {
    await client.end();
  }
}

async function run(client: Client, name: string, file: URL): Promise<void> {
  const statements = await readFile(file, "utf8");
  await client.query("begin");
  try {
    await client.query(statements);
    await client.query("insert into migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new OwnFault(`migration ${name} failed`, { cause: error });
  }
}
