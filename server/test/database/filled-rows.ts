import type pg from "pg";
import { canary } from "#server/test/canary.ts";

type Column = { table: string; name: string; type: string; isFree: boolean };
type Row = Record<string, unknown>;

/** Text columns of every table of ours; `isFree` when no rule or reference says what may stand there. */
const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         not exists (select from pg_constraint r where r.conrelid = c.oid
                      and r.contype in ('c', 'f', 'p', 'u') and a.attnum = any (r.conkey)) as "isFree"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     and a.attnum > 0 and not a.attisdropped
     and format_type(a.atttypid, a.atttypmod) in ('text', 'text[]', 'json', 'jsonb')
   order by 1, a.attnum`;

/** Inserts rows in which every free text column, also one added tomorrow, holds a canary of its tenant. */
export async function openFilledRows(admin: pg.Client) {
  const { rows: columns } = await admin.query<Column>(columnsQuery);

  function fill(table: string, tenant: string): Row {
    const free = columns.filter((column) => column.table === table && column.isFree);
    return Object.fromEntries(
      free.map(({ name, type }) => {
        const text = canary(tenant, table, name);
        if (type === "text") return [name, text];
        return [name, type === "text[]" ? [text] : JSON.stringify({ [text]: text })];
      }),
    );
  }

  return {
    columns,

    /** Answers the ids in the order of `rows`, which all have the same keys. */
    async insert<Id = number>(table: string, tenant: string, rows: Row[]): Promise<Id[]> {
      const filled = rows.map((row) => ({ ...fill(table, tenant), ...row }));
      const names = Object.keys(filled[0] ?? {});
      const values = filled.flatMap((row) => Object.values(row));
      const places = filled.map(
        (_, at) => `(${names.map((__, index) => `$${at * names.length + index + 1}`).join(", ")})`,
      );
      const { rows: stored } = await admin.query<{ id: string }>(
        `insert into ${table} (${names.join(", ")}) values ${places.join(", ")} returning id`,
        values,
      );
      return stored.map(({ id }) => (/^\d+$/u.test(id) ? Number(id) : id) as Id);
    },
  };
}
