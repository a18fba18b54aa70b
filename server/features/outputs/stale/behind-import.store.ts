import { sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";

/** Some organizations whose jobs were not compared with the newest figures; ids only, across organizations (a lookup function). */
export async function findBehindImport(database: Database, newest: number): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from lookup.organizations_behind_import(${newest}) as id`,
  );
  return rows.map(({ id }) => Number(id));
}
