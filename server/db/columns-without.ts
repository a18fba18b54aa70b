import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** All columns of a table but these: a column added tomorrow is among them. */
export function columnsWithout<
  Table extends PgTable,
  Name extends keyof Table["_"]["columns"] & string,
>(table: Table, ...names: Name[]): Omit<Table["_"]["columns"], Name> {
  const withheld: readonly string[] = names;
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name));
  return Object.fromEntries(shown) as unknown as Omit<Table["_"]["columns"], Name>;
}
