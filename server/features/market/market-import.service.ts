import { basename } from "node:path";
import { Damaged } from "#server/features/market/cell.ts";
import {
  formatNameOf,
  leastShareOfBefore,
  scopeOf,
  wholeFiles,
  type Counts,
  type DatasetKey,
  type Scope,
} from "#server/features/market/datasets.ts";
import { findEdition } from "#server/features/market/edition.ts";
import type { Format } from "#server/features/market/format.ts";
import {
  openImportStore,
  type Changes,
  type ImportedFile,
  type ImportStore,
} from "#server/features/market/market-import.store.ts";
import { findMedianYear } from "#server/features/market/median-year.ts";
import { recognise, type Recognised } from "#server/features/market/recognise.ts";
import { hashFile, listFiles, openTables } from "#server/features/market/source-file.ts";

/** `same`: another file, the same figures. `older`: a newer edition is at hand. */
export type TableReport = {
  key: DatasetKey;
  edition: string;
  outcome: "imported" | "same" | "older";
  rows: number;
  /** The edition it was compared with; `null` where it is the first. */
  against: string | null;
  changes: Changes;
};

export type FileReport = { path: string; seconds: number } & (
  | { outcome: "read"; tables: readonly TableReport[] }
  | { outcome: "unchanged" }
  | { outcome: "unknown" }
  | { outcome: "refused"; reason: string }
);

export type ImportOptions = {
  ownerUrl: string;
  /** Files, and folders in which everything is looked at. */
  paths: readonly string[];
  /** The edition as the operator tells it. */
  told?: string | null;
  /** What a whole file holds at least. */
  whole?: Readonly<Record<DatasetKey, Counts>>;
};

type Run = {
  store: ImportStore;
  told: string | null;
  whole: Readonly<Record<DatasetKey, Counts>>;
  /** Which file of this run brought a dataset's edition. */
  brought: Map<string, string>;
};

/** Reads official wage files into the database, each one whole or not at all, and tells what came of it. */
export async function* importMarketData({
  ownerUrl,
  paths,
  told = null,
  whole = wholeFiles,
}: ImportOptions): AsyncGenerator<FileReport> {
  const files = await listFiles(paths);
  const store = await openImportStore(ownerUrl);
  const run: Run = { store, told, whole, brought: new Map() };
  try {
    for (const path of files) {
      const started = performance.now();
      const report = await importFile(run, path);
      yield { path, seconds: (performance.now() - started) / 1_000, ...report };
    }
  } finally {
    await store.close();
  }
}

async function importFile(run: Run, path: string) {
  try {
    const sha256 = await hashFile(path);
    const known = await run.store.listCurrent(sha256);
    for (const { key, edition } of known) {
      findEdition(formatNameOf(key), { hints: [edition], path, told: run.told });
    }
    const isKnown = known.length > 0;
    const file = { name: basename(path), sha256 };
    const tables = isKnown ? [] : await importTables(run, path, file);
    for (const { key, edition } of [...known, ...tables]) {
      run.brought.set(`${key} ${edition}`, path);
    }
    if (isKnown) return { outcome: "unchanged" } as const;
    return tables.length > 0 ? ({ outcome: "read", tables } as const) : unknown;
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return { outcome: "refused", reason: error.message } as const;
  }
}

const unknown = { outcome: "unknown" } as const;

async function importTables(run: Run, path: string, file: ImportedFile) {
  const reports: TableReport[] = [];
  const changed = new Set<Format>();
  await run.store.inTransaction(async () => {
    for (const table of await openTables(path)) {
      const recognised = await recognise(table);
      if (recognised === null) continue;
      const report = await importTable(run, path, file, recognised);
      if (report.outcome === "imported") changed.add(recognised.format);
      reports.push(report);
    }
  });
  for (const format of changed) await run.store.refreshStatistics(format);
  return reports;
}

async function importTable(
  run: Run,
  path: string,
  file: ImportedFile,
  { format, hints, read }: Recognised,
): Promise<TableReport> {
  const { store, told } = run;
  const edition = findEdition(format.name, { hints, path, told });
  await store.stage(format, read(edition.year));
  const { kinds, ...counts } = await store.countStaged(format);
  const scope = await proveYear(store, scopeOf(format, kinds, edition));
  refuseHalf(counts, run.whole[scope.key]);
  const newest = await store.findEdition(scope.key);
  const against = await store.findEdition(scope.key, edition.text);
  const changes = await store.compareStaged(format, scope);
  const report = { key: scope.key, edition: edition.text, rows: counts.rows, against, changes };
  const isSame = isUntouched(changes);
  const isDated = edition.text !== "" && !scope.isKeptBesideOthers;
  if (isDated && newest !== null && newest > edition.text) return { ...report, outcome: "older" };
  if (isSame && against !== edition.text && format.name !== "areas") {
    throw new Damaged(`its figures are those of ${against}`);
  }
  if (!isSame) {
    refuseLoss(counts, changes);
    refuseSecond(run, scope);
    await store.applyStaged(format, scope);
  }
  await store.record(file, scope, counts.rows, !isSame);
  return { ...report, outcome: isSame ? "same" : "imported" };
}

function isUntouched({ before, added, removed, changed }: Changes): boolean {
  return before > 0 && added + removed + changed === 0;
}

function refuseHalf(counts: Counts, whole: Counts): void {
  for (const name of ["rows", "occupations", "areas"] as const) {
    if (counts[name] < whole[name]) {
      throw new Damaged(`${counts[name]} ${name}, and a whole file has ${whole[name]} or more`);
    }
  }
}

function refuseLoss({ rows }: Counts, { before }: Changes): void {
  if (rows < before * leastShareOfBefore) {
    throw new Damaged(`${rows} rows, and the edition at hand has ${before}`);
  }
}

/** Two files that say different things about one edition: the operator must choose. */
function refuseSecond({ brought }: Run, { key, edition }: Scope): void {
  const other = brought.get(`${key} ${edition.text}`);
  if (other !== undefined) {
    throw new Damaged(`${basename(other)} brought other figures for the same edition`);
  }
}

/** A year in a name can be wrong; the national medians of the years we ship cannot. */
async function proveYear(store: ImportStore, scope: Scope): Promise<Scope> {
  const { key, edition } = scope;
  const isNation = key === "wages-nation";
  const year = isNation ? findMedianYear(await store.listStagedMedians()) : null;
  if (year === null) return scope;
  if (year !== edition.year) {
    throw new Damaged(`told to be of ${edition.year}, but its medians are those of ${year}`);
  }
  return { ...scope, edition: { ...edition, isInferred: false } };
}
