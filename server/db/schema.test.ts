import { readdirSync } from "node:fs";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { connectForTest, createTestDatabase } from "#server/test/database/test-database.ts";

/** Read and written by SQL of their own alone: no query is built from a description of them. */
const plain = /^(?:attempts|idempotency_keys|migrations|spending)$/u;

const folder = new URL("schema/", import.meta.url);
const files = await Promise.all(
  readdirSync(folder).map((file): Promise<object> => import(new URL(file, folder).pathname)),
);

/** Such as `jobs.title: text not null`. */
const declared = files
  .flatMap((file): unknown[] => Object.values(file))
  .filter((one) => one instanceof PgTable)
  .flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => {
      const isBound = column.notNull ? " not null" : "";
      return `${name}.${column.name}: ${column.getSQLType()}${isBound}`;
    });
  });

test("every table and column is in the database as our queries know it, and none beside", async () => {
  const { admin: adminUrl } = await createTestDatabase();
  const admin = await connectForTest(adminUrl);
  const { rows } = await admin.query<{ table: string; line: string }>(
    `select c.relname as table, format('%s.%s: %s%s', c.relname, a.attname,
              format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end) as line
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped`,
  );
  const stored = rows.filter(({ table }) => !plain.test(table)).map(({ line }) => line);
  expect(declared.toSorted()).toEqual(stored.toSorted());
});
