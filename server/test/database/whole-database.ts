import type pg from "pg";

const tablesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
   order by 1`;

/** The tables, of ours and of the queue, in which any column of any row holds these words in any spelling. */
export async function tablesHolding(admin: pg.Client, words: string): Promise<string[]> {
  const { rows: tables } = await admin.query<{ name: string }>(tablesQuery);
  const bytes = Buffer.from(words).toString("hex");
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await admin.query(
      `select 1 from ${name} t where strpos(lower(t::text), $1) > 0 or strpos(t::text, $2) > 0 limit 1`,
      [words.toLowerCase(), bytes],
    );
    if (rowCount) found.push(name.replace(/^public\./u, ""));
  }
  return found;
}
