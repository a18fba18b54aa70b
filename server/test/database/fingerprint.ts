import type pg from "pg";
import { connect } from "#server/test/database/test-database.ts";

/** What a person may change by asking alone: reading a session moves its clock, and a dead one is cleared away. */
const rowsOf: Record<string, string> = {
  sessions: `select hashtextextended((to_jsonb(s) - 'updated_at' - 'expires_at')::text, 0) as mark
      from sessions s where s.expires_at > now()`,
};

/** The transaction that wrote a row as it stands, and its place: a row that is written again has others, one that is only locked has not. */
const mark = "hashtextextended(t.xmin::text || t.ctid::text, 0) as mark";

const tablesQuery = `
  select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid
                                     and a.attname = 'organization_id' and not a.attisdropped) as "isTenant"
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
   order by 1`;

export type Fingerprint = Record<string, string>;

/** A sum of the marks of all rows of every table of ours, which asks for no order, and the number of queue entries; or of one organization's rows only. */
export async function openFingerprint(admin: pg.Client) {
  const { rows: tables } = await admin.query<{ name: string; isTenant: boolean }>(tablesQuery);
  const checksum = (name: string, rows: string) =>
    `select '${name}' as name, count(*) || ' rows ' ||
            coalesce(sum(mark), 0) as sum from (${rows}) r`;
  const ofAll = tables.map(({ name }) =>
    checksum(name, rowsOf[name] ?? `select ${mark} from ${name} t`),
  );
  const ofOne = tables
    .filter(({ name, isTenant }) => isTenant || name === "organizations")
    .map(({ name, isTenant }) =>
      checksum(
        name,
        `select ${mark} from ${name} t where t.${isTenant ? "organization_id" : "id"} = $1`,
      ),
    );
  const entries = "select 'queue entries' as name, count(*)::text as sum from pgboss.job";

  return async (organizationId?: number): Promise<Fingerprint> => {
    const { rows } =
      organizationId === undefined
        ? await admin.query<{ name: string; sum: string }>([...ofAll, entries].join(" union all "))
        : await admin.query<{ name: string; sum: string }>(ofOne.join(" union all "), [
            organizationId,
          ]);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  };
}

/** The same of a whole database, once. */
export async function fingerprintOf({ admin }: { admin: string }): Promise<Fingerprint> {
  const client = await connect(admin);
  const print = await (await openFingerprint(client))();
  await client.end();
  return print;
}

/** The tables in which something is not as it was. */
export function differences(before: Fingerprint, after: Fingerprint): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}
