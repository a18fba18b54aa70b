import { Damaged } from "#server/features/market/cell.ts";
import type { Edition } from "#server/features/market/edition.ts";
import type { Format, FormatName } from "#server/features/market/format.ts";

export const datasetKeys = [
  "wages-nation",
  "wages-state",
  "wages-metro",
  "wages-nonmetro",
  "levels",
  "areas",
  "outlook",
  "separations",
] as const;
export type DatasetKey = (typeof datasetKeys)[number];

export function formatNameOf(key: DatasetKey): FormatName {
  switch (key) {
    case "levels":
    case "areas":
    case "outlook":
    case "separations":
      return key;
    default:
      return "wages";
  }
}

export type Counts = { rows: number; occupations: number; areas: number };

/** What the smallest whole edition holds, with some room: a file below it is cut off or filtered. */
export const wholeFiles: Readonly<Record<DatasetKey, Counts>> = {
  "wages-nation": { rows: 800, occupations: 800, areas: 1 },
  "wages-state": { rows: 30_000, occupations: 700, areas: 51 },
  "wages-metro": { rows: 100_000, occupations: 700, areas: 350 },
  "wages-nonmetro": { rows: 25_000, occupations: 500, areas: 100 },
  levels: { rows: 400_000, occupations: 800, areas: 500 },
  areas: { rows: 3_000, occupations: 0, areas: 500 },
  outlook: { rows: 800, occupations: 800, areas: 0 },
  separations: { rows: 800, occupations: 800, areas: 0 },
};

/** A later edition has never lost a tenth of its rows. */
export const leastShareOfBefore = 0.9;

/** One dataset in one edition, and the stored rows it replaces. */
export type Scope = {
  key: DatasetKey;
  edition: Edition;
  /** The nation's medians of some years make a trend; everything else is kept in its newest edition. */
  isKeptBesideOthers: boolean;
  /** In SQL: the rows that go when these come, and the rows of this or the edition before. */
  replaced: string;
  compared: string;
};

export function scopeOf(format: Format, kinds: readonly string[], edition: Edition): Scope {
  if (format.name !== "wages") {
    const all = { replaced: "true", compared: "true" };
    return { key: format.name, edition, isKeptBesideOthers: false, ...all };
  }
  if (kinds.length === 0) throw new Damaged("no row is of a detailed occupation");
  const key = datasetKeys.find((one) => one === `wages-${kinds[0]}`);
  if (key === undefined || kinds.length > 1) {
    throw new Damaged(`one kind of area is expected, not ${kinds.join(" and ")}`);
  }
  const isKind = `area_kind = '${kinds[0]}'`;
  const isKeptBesideOthers = key === "wages-nation";
  return {
    key,
    edition,
    isKeptBesideOthers,
    replaced: isKeptBesideOthers ? `${isKind} and year = ${edition.year}` : isKind,
    compared: `${isKind} and year =
      (select max(year) from market_wages where ${isKind} and year <= ${edition.year})`,
  };
}
