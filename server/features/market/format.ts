import type { Cell } from "#server/features/market/cell.ts";

/** A row as the database takes it: text that the column's type is read from. */
export type StoredRow = readonly (string | null)[];

export type FormatName = "wages" | "levels" | "areas" | "outlook" | "separations";

/** One shape of official table: how its header is known, what of a row is kept, and where. */
export type Format = {
  name: FormatName;
  table: string;
  /** Our columns and their SQL types, in the order in which rows carry them. */
  columns: Readonly<Record<string, string>>;
  /** What names a row, apart from the year of its edition. */
  key: readonly string[];
  /** The figure whose largest moves are worth telling, in SQL over a row. */
  headline: string | null;
  /** Spellings of each column we need, in lower case; years are written `#`. */
  header: Readonly<Record<string, readonly string[]>>;
  /** Columns that not every edition has. */
  extra?: Readonly<Record<string, readonly string[]>>;
  /** `null` where the row is none of ours: a total, an industry, a note. */
  readRow: (cell: Cell, year: number) => StoredRow | null;
};

/** Numbers, texts and flags as the database reads them. */
export function store(...values: (string | number | boolean | null)[]): StoredRow {
  return values.map((value) => (value === null ? null : String(value)));
}
