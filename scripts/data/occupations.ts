import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Education, Figures, Percentiles, Wage } from "#ledger/occupations/occupation.ts";
import { medianYears } from "#ledger/occupations/sources.ts";

export const figuresFile = join(import.meta.dirname, "../../knowledge/occupation-figures.json");

type Row = Record<string, string>;

const educationNames: Record<string, Education> = {
  "No formal educational credential": "none",
  "High school diploma or equivalent": "highSchool",
  "Some college, no degree": "someCollege",
  "Postsecondary nondegree award": "certificate",
  "Associate's degree": "associate",
  "Bachelor's degree": "bachelor",
  "Master's degree": "master",
  "Doctoral or professional degree": "doctorate",
};

/** Rows by upper-case header: editions differ in case. */
export function readCsv(file: string): Row[] {
  return parse(readFileSync(file), {
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim().toUpperCase()),
    skip_empty_lines: true,
    relax_column_count: true,
  });
}

function bySoc(rows: Row[], column: string): Map<string, Row> {
  return new Map(rows.map((row) => [row[column] ?? "", row]));
}

function readWages(data: string, year: number): Map<string, Row> {
  const rows = readCsv(join(data, "oews", `national_M${year}.csv`));
  return bySoc(
    rows.filter((row) => row["O_GROUP"] === "detailed"),
    "OCC_CODE",
  );
}

function readNumber(text: string | undefined): number | null {
  if (text === undefined || !/^-?\d+(\.\d+)?$/.test(text)) return null;
  return Number(text);
}

function readWage(text: string | undefined): Wage {
  return text === "#" ? "top-coded" : readNumber(text);
}

/** The figures of some SOC codes, or of every detailed one, as the public files under `data` state them. */
export function readPublicFigures(data: string, codes?: readonly string[]): Map<string, Figures> {
  const editions = medianYears.map((year) => readWages(data, year));
  const latest = editions.at(-1) ?? new Map<string, Row>();
  const outlooks = bySoc(
    readCsv(join(data, "projections", "t1_2.csv")).filter(
      (row) => row["OCCUPATION TYPE"] === "Line item",
    ),
    "2024 NATIONAL EMPLOYMENT MATRIX CODE",
  );
  return new Map(
    (codes ?? [...latest.keys()]).map((soc): [string, Figures] => {
      const row = latest.get(soc);
      if (row === undefined) throw new Error(`${soc} is not in the newest wage file`);
      const outlook = outlooks.get(soc) ?? {};
      const median = (at: number) => readWage(editions[at]?.get(soc)?.["A_MEDIAN"]);
      const percentiles = (unit: "A" | "H"): Percentiles => [
        readWage(row[`${unit}_PCT10`]),
        readWage(row[`${unit}_PCT25`]),
        readWage(row[`${unit}_MEDIAN`]),
        readWage(row[`${unit}_PCT75`]),
        readWage(row[`${unit}_PCT90`]),
      ];
      return [
        soc,
        {
          soc,
          officialTitle: row["OCC_TITLE"] ?? "",
          employment: readNumber(row["TOT_EMP"]),
          yearly: percentiles("A"),
          hourly: row["ANNUAL"] === "TRUE" ? null : percentiles("H"),
          medians: [median(0), median(1), median(2), median(3), median(4)],
          growthPercent: readNumber(outlook["EMPLOYMENT CHANGE, PERCENT, 2024–34"]),
          openingsThousands: readNumber(outlook["OCCUPATIONAL OPENINGS, 2024–34 ANNUAL AVERAGE"]),
          entry: educationNames[outlook["TYPICAL EDUCATION NEEDED FOR ENTRY"] ?? ""] ?? null,
        },
      ];
    }),
  );
}

/** The data file: an occupation a line, in the order of their codes. */
export function printFigures(figures: ReadonlyMap<string, Figures>): string {
  const rows = [...figures.values()].toSorted((left, right) => (left.soc < right.soc ? -1 : 1));
  return `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
}

if (import.meta.main) {
  const [corpus] = process.argv.slice(2);
  if (corpus === undefined) throw new Error("usage: node scripts/data/occupations.ts CORPUS_DIR");
  const figures = readPublicFigures(join(corpus, "data"));
  writeFileSync(figuresFile, printFigures(figures));
  console.log(`wrote ${figures.size} occupations`);
}
