import { Client, DatabaseError } from "pg";
import { Damaged } from "#server/features/market/cell.ts";
import type { Counts, DatasetKey, Scope } from "#server/features/market/datasets.ts";
import type { Format, StoredRow } from "#server/features/market/format.ts";
import { OwnFault } from "#server/own-fault.ts";

const advisoryLock = 7_265_707; // any constant of its own: it only keeps two imports apart
const rowsPerInsert = 2_000;
const movesTold = 5;

export type Move = { name: string; from: number; to: number };

/** How staged rows differ from the edition they are compared with; `before` is how many rows that has. */
export type Changes = {
  before: number;
  added: number;
  removed: number;
  changed: number;
  moves: readonly Move[];
};

export type ImportedFile = { name: string; sha256: Buffer };

export type ImportStore = Awaited<ReturnType<typeof openImportStore>>;

/** Writes market figures as the owner; the app role may only read them. */
export async function openImportStore(ownerUrl: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();

  async function readOne<Row extends object>(query: string, values?: unknown[]): Promise<Row> {
    const { rows } = await client.query<Row>(query, values);
    const [row] = rows;
    if (row === undefined) throw new OwnFault("the query answers one row");
    return row;
  }

  return {
    close: () => client.end(),

    /** All that one file brings, or nothing of it. */
    async inTransaction<T>(work: () => Promise<T>): Promise<T> {
      await client.query("begin");
      try {
        await client.query("select pg_advisory_xact_lock($1)", [advisoryLock]);
        const result = await work();
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
    },

    /** What the tables hold of this very file. */
    async listCurrent(sha256: Buffer): Promise<{ key: DatasetKey; edition: string }[]> {
      const { rows } = await client.query<{ key: DatasetKey; edition: string }>(
        "select dataset as key, edition from market_imports where sha256 = $1 and is_current",
        [sha256],
      );
      return rows;
    },

    /** The newest edition at hand, of those before or at `edition` only when it is given. */
    async findEdition(key: DatasetKey, edition: string | null = null): Promise<string | null> {
      const { found } = await readOne<{ found: string | null }>(
        `select max(edition) as found from market_imports
          where dataset = $1 and is_current and edition <= coalesce($2, edition)`,
        [key, edition],
      );
      return found;
    },

    /** Puts the rows beside the table they are for; nobody else sees them. */
    async stage(format: Format, rows: AsyncIterable<StoredRow>): Promise<void> {
      await client.query("drop table if exists pg_temp.staged");
      await client.query(`create temp table staged (like ${format.table}) on commit drop`);
      const insert = insertStatement(format);
      let batch: StoredRow[] = [];
      const flush = async () => {
        const columns = Object.keys(format.columns).map((_, at) => batch.map((row) => row[at]));
        batch = [];
        await client.query(insert, columns);
      };
      for await (const row of rows) {
        batch.push(row);
        if (batch.length === rowsPerInsert) await flush();
      }
      if (batch.length > 0) await flush();
      await refuseDoubles(client, format);
      await client.query("analyze staged");
    },

    countStaged({ columns }: Format): Promise<Counts & { kinds: string[] }> {
      const distinct = (column: string) =>
        column in columns ? `count(distinct ${column})::int` : "0";
      const kinds = "area_kind" in columns ? "array_agg(distinct area_kind)" : "array[]::text[]";
      return readOne(
        `select count(*)::int as rows, ${distinct("soc")} as occupations,
                ${distinct("area_code")} as areas, coalesce(${kinds}, '{}') as kinds from staged`,
      );
    },

    /** The nation's medians by occupation, for telling the year they are of. */
    async listStagedMedians(): Promise<Map<string, number>> {
      const { rows } = await client.query<{ soc: string; median: number }>(
        "select soc, yearly_dollars[3] as median from staged where yearly_dollars[3] is not null",
      );
      return new Map(rows.map(({ soc, median }) => [soc, median]));
    },

    async compareStaged(format: Format, { compared }: Scope): Promise<Changes> {
      const [first = ""] = format.key;
      const joined = `staged s full join (select * from ${format.table} where ${compared}) t
        on ${sameKey(format.key)}`;
      const counts = await readOne<Omit<Changes, "moves">>(
        `select count(t.${first})::int as before,
                count(*) filter (where t.${first} is null)::int as added,
                count(*) filter (where s.${first} is null)::int as removed,
                count(*) filter (where s.${first} is not null and t.${first} is not null
                                   and ${differs(format)})::int as changed
           from ${joined}`,
      );
      const { headline } = format;
      if (headline === null || counts.changed === 0) return { ...counts, moves: [] };
      const name = "title" in format.columns ? [...format.key, "title"] : format.key;
      const figure = (alias: string) =>
        `(select ${headline} from (select ${alias}.*) figures)::float8`;
      const { rows: moves } = await client.query<Move>(
        `select * from (select concat_ws(' ', ${name.map((column) => `s.${column}`).join(", ")}) as name,
                               ${figure("t")} as from, ${figure("s")} as to from ${joined}) m
          where m.from > 0 and m.to > 0 and m.from <> m.to
          order by abs(ln(m.to / m.from)) desc, name limit ${movesTold}`,
      );
      return { ...counts, moves };
    },

    /** Makes the table hold what is staged, touching only rows that differ. */
    async applyStaged(format: Format, { replaced }: Scope): Promise<void> {
      const { table, columns } = format;
      const names = Object.keys(columns);
      const key = "year" in columns ? [...format.key, "year"] : format.key;
      const settings = names.map((name) => `${name} = s.${name}`);
      await client.query(
        `delete from ${table} t where ${replaced}
            and not exists (select from staged s where ${sameKey(key)})`,
      );
      await client.query(
        `update ${table} t set ${settings.join(", ")} from staged s
          where ${sameKey(key)} and ${differs(format)}`,
      );
      await client.query(
        `insert into ${table} (${names.join(", ")}) select ${names.join(", ")} from staged s
          where not exists (select from ${table} t where ${sameKey(key)})`,
      );
    },

    /** The file's figures are what the tables hold; those that they replaced are not any more. */
    async record(file: ImportedFile, scope: Scope, rows: number, isReplacing: boolean) {
      const { key, edition, isKeptBesideOthers } = scope;
      if (isReplacing) {
        await client.query(
          `update market_imports set is_current = false
            where dataset = $1 and is_current and (edition = $2 or not $3)`,
          [key, edition.text, isKeptBesideOthers],
        );
      }
      await client.query(
        `insert into market_imports
           (dataset, edition, is_edition_inferred, file_name, sha256, row_count) values ($1, $2, $3, $4, $5, $6)`,
        [key, edition.text, edition.isInferred, file.name, file.sha256, rows],
      );
    },

    async refreshStatistics({ table }: Format): Promise<void> {
      await client.query(`analyze ${table}`);
    },
  };
}

/** Rows travel as one array of texts per column, far faster than a parameter per cell. */
function insertStatement({ columns }: Format): string {
  const names = Object.keys(columns);
  const casts = Object.entries(columns).map(([name, type]) => `${name}::${type}`);
  const arrays = names.map((_, at) => `$${at + 1}::text[]`);
  return `insert into staged (${names.join(", ")}) select ${casts.join(", ")}
    from unnest(${arrays.join(", ")}) as rows (${names.join(", ")})`;
}

async function refuseDoubles(client: Client, { key }: Format): Promise<void> {
  try {
    await client.query(`alter table staged add primary key (${key.join(", ")})`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== "23505") throw error;
    throw new Damaged(`a row is there twice: ${error.detail}`, { cause: error });
  }
}

function sameKey(key: readonly string[]): string {
  return key.map((column) => `s.${column} = t.${column}`).join(" and ");
}

function differs({ key, columns }: Format): string {
  const compared = Object.keys(columns).filter((name) => name !== "year" && !key.includes(name));
  const row = (alias: string) => `row(${compared.map((name) => `${alias}.${name}`).join(", ")})`;
  return `${row("s")} is distinct from ${row("t")}`;
}
