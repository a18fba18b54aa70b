import { areaFormat } from "#server/features/market/area-format.ts";
import { Damaged, type Cell } from "#server/features/market/cell.ts";
import type { Format, StoredRow } from "#server/features/market/format.ts";
import { levelFormat } from "#server/features/market/level-format.ts";
import { outlookFormat, separationFormat } from "#server/features/market/outlook-formats.ts";
import { isNoCsv, type Row, type SourceTable } from "#server/features/market/source-file.ts";
import { wageFormat } from "#server/features/market/wage-format.ts";

const formats = [wageFormat, levelFormat, areaFormat, outlookFormat, separationFormat];

/** Titles may stand above a header, but not a page of them. */
const mostRowsAbove = 10;
const least = 0.5;

const years = /\b20\d\d(?:[–-]\d\d)?\b/g;

export type Recognised = {
  format: Format;
  /** Texts in which the table itself may name its edition. */
  hints: readonly string[];
  /** The kept rows; one that is damaged ends the reading and says which it is. */
  read: (year: number) => AsyncGenerator<StoredRow>;
};

type Header = { format: Format; columns: ReadonlyMap<string, number>; missing: readonly string[] };

/** Finds the header and with it the format; `null` for a table that is none of ours. */
export async function recognise({ sheet, rows }: SourceTable): Promise<Recognised | null> {
  const above: Row[] = [];
  for (let at = 0; at < mostRowsAbove; at += 1) {
    const row = await nextRow(rows);
    if (row === null) break;
    above.push(row);
    const header = bestHeader(row);
    if (header === null) continue;
    const { format, missing } = header;
    if (missing.length > 0) {
      throw new Damaged(`the header of ${format.name} lacks ${missing.join(", ")}`);
    }
    return {
      format,
      hints: [sheet, ...above.flat()],
      read: (year) => readRows(rows, header, { width: row.length, first: at + 2, year }),
    };
  }
  await rows.return();
  return null;
}

async function nextRow(rows: SourceTable["rows"]): Promise<Row | null> {
  try {
    const { value } = await rows.next();
    return value ?? null;
  } catch (error) {
    if (isNoCsv(error)) return null;
    throw error;
  }
}

/** The format whose columns the row names; half of them are enough to say that something is missing. */
function bestHeader(row: Row): Header | null {
  const names = row.map(toName);
  const headers = formats.map((format) => matchHeader(format, names));
  const share = ({ format, missing }: Header) =>
    1 - missing.length / Object.keys(format.header).length;
  const best = headers.reduce((left, right) => (share(right) > share(left) ? right : left));
  return share(best) > least ? best : null;
}

/** Editions differ in case, and the projections carry years and footnotes in the names of their columns. */
function toName(cell: string): string {
  const plain = cell
    .replaceAll(/\[\d\]/g, "")
    .replaceAll(years, "#")
    .replaceAll(/\s+/g, " ");
  return plain.trim().toLowerCase();
}

function matchHeader(format: Format, names: readonly string[]): Header {
  const find = (spellings: readonly string[]) =>
    names.findIndex((name) => spellings.includes(name));
  const found = Object.entries({ ...format.extra, ...format.header }).map(
    ([column, spellings]) => [column, find(spellings)] as const,
  );
  const columns = new Map(found.filter(([, at]) => at !== -1));
  return {
    format,
    columns,
    missing: Object.keys(format.header).filter((column) => !columns.has(column)),
  };
}

async function* readRows(
  rows: SourceTable["rows"],
  { format, columns }: Header,
  { width, first, year }: { width: number; first: number; year: number },
): AsyncGenerator<StoredRow> {
  let row: Row = [];
  const cell: Cell = (column) => row[columns.get(column) ?? -1]?.trim() ?? "";
  let at = first;
  for await (row of rows) {
    try {
      const stored = isNote(row) ? null : readWhole(row, width, () => format.readRow(cell, year));
      if (stored !== null) yield stored;
    } catch (error) {
      throw error instanceof Damaged ? new Damaged(`row ${at}: ${error.message}`) : error;
    }
    at += 1;
  }
}

/** Sources and footnotes below a table fill one cell. */
function isNote(row: Row): boolean {
  return row.length === 1 || row.slice(1).every((cell) => cell.trim() === "");
}

function readWhole<Stored>(row: Row, width: number, read: () => Stored): Stored {
  if (row.length !== width) throw new Damaged(`${row.length} cells instead of ${width}`);
  return read();
}
