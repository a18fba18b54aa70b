import { createHash } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { pipeline as pipelineDone } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { CsvError, parse } from "csv-parse";
import readWorkbook, { type CellValue } from "read-excel-file/node";
import { Damaged } from "#server/features/market/cell.ts";

export type Row = readonly string[];

/** One sheet of a workbook, or the whole of a text file; rows can be read once. */
export type SourceTable = { sheet: string; rows: AsyncGenerator<Row, void> };

/** The files themselves and, of folders, every file below, by name. */
export async function listFiles(paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (path) => {
      if (!(await stat(path)).isDirectory()) return [path];
      const found = await readdir(path, { recursive: true, withFileTypes: true });
      const files = found.filter((entry) => entry.isFile());
      return files.map((entry) => join(entry.parentPath, entry.name)).sort();
    }),
  );
  return lists.flat();
}

export async function hashFile(path: string): Promise<Buffer> {
  const hash = createHash("sha256");
  await pipelineDone(createReadStream(path), hash);
  return hash.digest();
}

/** What a file is, is told by its first bytes and not by its name. */
export async function openTables(path: string): Promise<SourceTable[]> {
  const start = await readStart(path);
  if (start.startsWith("504b0304")) return openWorkbook(path);
  const isGzip = start.startsWith("1f8b");
  return [{ sheet: "", rows: readCsv(createReadStream(path), isGzip) }];
}

async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString("hex", 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* readCsv(file: ReadStream, isGzip: boolean): AsyncGenerator<Row, void> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  });
  const ignore = () => undefined; // errors arrive through the parser
  if (isGzip) pipeline(file, createGunzip(), parser, ignore);
  else pipeline(file, parser, ignore);
  try {
    for await (const row of parser) yield row as Row;
  } catch (error) {
    throw new Damaged(describe(error), { cause: error });
  }
}

/** Text that is no table at all. */
export function isNoCsv(error: unknown): boolean {
  return error instanceof Damaged && error.cause instanceof CsvError;
}

function describe(error: unknown): string {
  if (error instanceof CsvError) return `not readable as CSV (${error.code})`;
  const { code } = error as { code?: unknown };
  if (code === "Z_BUF_ERROR") return "the compressed file is cut off";
  return `the file cannot be read (${String(code ?? error)})`;
}

async function openWorkbook(path: string): Promise<SourceTable[]> {
  try {
    const sheets = await readWorkbook(path);
    return sheets.map(({ sheet, data }) => ({ sheet, rows: readSheet(data) }));
  } catch (error) {
    throw new Damaged("the workbook cannot be read", { cause: error });
  }
}

async function* readSheet(
  rows: readonly (readonly (CellValue | null)[])[],
): AsyncGenerator<Row, void> {
  for (const row of rows) yield row.map(toText);
}

function toText(value: CellValue | null): string {
  if (value === null) return "";
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value);
}
