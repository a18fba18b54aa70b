import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { datasetKeys, type Counts, type DatasetKey } from "#server/features/market/datasets.ts";

/** Whole enough for a file that a test writes. */
export const wholeInTests = Object.fromEntries(
  datasetKeys.map((key) => [key, { rows: 4, occupations: 0, areas: 0 }]),
) as Record<DatasetKey, Counts>;

/** A folder of its own for a test, gone with it; the answer writes a file and says where. */
export function useFolder(): (name: string, content: string | Buffer) => string {
  const folder = mkdtempSync(join(tmpdir(), "market-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return (name, content) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
}

export type Cells = readonly (string | number)[];

export function toCsv(rows: readonly Cells[]): string {
  const print = (cell: string | number) =>
    /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
  return `${rows.map((row) => row.map(print).join(",")).join("\n")}\n`;
}

export function toGzip(rows: readonly Cells[]): Buffer {
  return gzipSync(toCsv(rows));
}

export const wageHeader =
  "AREA,AREA_TITLE,AREA_TYPE,PRIM_STATE,NAICS,NAICS_TITLE,I_GROUP,OWN_CODE,OCC_CODE,OCC_TITLE,O_GROUP,TOT_EMP,EMP_PRSE,JOBS_1000,LOC_QUOTIENT,PCT_TOTAL,PCT_RPT,H_MEAN,A_MEAN,MEAN_PRSE,H_PCT10,H_PCT25,H_MEDIAN,H_PCT75,H_PCT90,A_PCT10,A_PCT25,A_MEDIAN,A_PCT75,A_PCT90,ANNUAL,HOURLY".split(
    ",",
  );

export const nation = { AREA: 99, AREA_TITLE: "U.S.", AREA_TYPE: 1, PRIM_STATE: "US" };
export const ohio = { AREA: 39, AREA_TITLE: "Ohio", AREA_TYPE: 2, PRIM_STATE: "OH" };
export const columbus = {
  AREA: 18_140,
  AREA_TITLE: "Columbus, OH",
  AREA_TYPE: 4,
  PRIM_STATE: "OH",
};

type WageCells = Record<string, string | number>;

/** A row in which what matters to the test is told and the rest is ordinary. */
export function wageRow(soc: string, cells: WageCells = {}): WageCells {
  const median = typeof cells["A_MEDIAN"] === "number" ? cells["A_MEDIAN"] : 52_000;
  return {
    ...nation,
    NAICS: "000000",
    NAICS_TITLE: "Cross-industry",
    I_GROUP: "cross-industry",
    OWN_CODE: 1235,
    OCC_CODE: soc,
    OCC_TITLE: `Workers, ${soc}`,
    O_GROUP: "detailed",
    TOT_EMP: 1_000,
    H_PCT10: 10,
    H_PCT25: 15.5,
    H_MEDIAN: median / 2_080,
    H_PCT75: 40,
    H_PCT90: 60,
    A_PCT10: 20_800,
    A_PCT25: 32_240,
    A_MEDIAN: median,
    A_PCT75: 83_200,
    A_PCT90: 124_800,
    ...cells,
  };
}

export const fourCodes = ["11-1011", "15-1252", "29-1141", "47-2111"];

export function wageTable(rows: readonly WageCells[], header = wageHeader): Cells[] {
  return [header, ...rows.map((row) => wageHeader.map((name) => row[name] ?? ""))];
}

/** Four occupations of one area. */
export function wageFile(area: WageCells = nation, cells: WageCells = {}): string {
  return toCsv(wageTable(fourCodes.map((soc) => wageRow(soc, { ...area, ...cells }))));
}

export const levelHeader = ["soc", "area", "l1_hourly", "l2", "l3", "l4"];
export const levelRows: Cells[] = [
  ["29-1141", 18_140, 35.4, 39.12, 42.83, 46.55],
  ["29-1141", 17_460, 36, 40, 43.21, 47],
  ["29-1141", 17_140, 35, 38, 41.89, 45],
  ["29-1141", 3_900_001, 30, 31, 32, 33],
  ["25-2021", 18_140, "40110.0", "52000.0", "60000.0", "75000.0"],
  ["25-2021", 17_460, "40000.0", "52000.0", "60000.0", "75000.0"],
];

export const areaHeader = ["Area", "AreaName", "StateAb", "State", "CountyTownName"];
export const areaRows: Cells[] = [
  ["18140", "Columbus, OH", "OH", "Ohio", "Franklin County"],
  ["18140", "Columbus, OH", "OH", "Ohio", "Delaware County"],
  ["17460", "Cleveland, OH", "OH", "Ohio", "Cuyahoga County"],
  ["17140", "Cincinnati, OH-KY-IN", "OH", "Ohio", "Hamilton County"],
  ["17140", "Cincinnati, OH-KY-IN", "OH", "Ohio", "Warren County"],
  ["17140", "Cincinnati, OH-KY-IN", "KY", "Kentucky", "Kenton County"],
  ["3900001", "West Northwestern Ohio nonmetropolitan area", "OH", "Ohio", "Hardin County"],
  ["17980", "Columbus, GA-AL", "GA", "Georgia", "Muscogee County"],
];

const matrix = ["2031 National Employment Matrix title", "2031 National Employment Matrix code"];

/** Table 1.2 with a title above it, a summary line and a note. */
export const outlookTable: Cells[] = [
  ["Table 1.2 Occupational projections"],
  [
    ...matrix,
    "Occupation type",
    "Employment change, percent, 2031–41",
    "Occupational openings, 2031–41 annual average",
    "Median annual wage, dollars, 2031[1]",
    "Typical education needed for entry",
  ],
  ["Total", "00-0000", "Summary", 3.1, 18_863.3, 49_500, "—"],
  ...fourCodes.map((soc) => {
    return ["  Workers", soc, "Line item", "5.0999999999999996", 200.2, "—", "Associate's degree"];
  }),
  ["Source: Bureau of Labor Statistics"],
];

/** Table 1.10. */
export const separationTable: Cells[] = [
  [
    ...matrix,
    "Occupation type",
    "Labor force exits, 2031–41 annual average",
    "Occupational transfers, 2031–41 annual average",
  ],
  ...fourCodes.map((soc) => ["Workers", soc, "Line item", 80.5, 70]),
];
