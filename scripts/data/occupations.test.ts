import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { educations, type Wage } from "#ledger/occupations/occupation.ts";
import { findFigures } from "#ledger/occupations/occupations.ts";
import { medianYears } from "#ledger/occupations/sources.ts";
import { figuresFile, printFigures, readPublicFigures } from "./occupations.ts";

const corpus = process.env["CORPUS_DIR"];

describe("the generator", () => {
  const folder = mkdtempSync(join(tmpdir(), "occupations-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const header =
    "OCC_CODE,OCC_TITLE,O_GROUP,TOT_EMP,H_PCT10,H_PCT25,H_MEDIAN,H_PCT75,H_PCT90,A_PCT10,A_PCT25,A_MEDIAN,A_PCT75,A_PCT90,ANNUAL";
  const row = `29-1141,"Nurses, ""all""",detailed,1200,11.5,12,32.979999999999997,#,#,20,25,30,#,*,`;

  test("reads quoted titles, both header styles and the special values", () => {
    mkdirSync(join(folder, "oews"));
    mkdirSync(join(folder, "projections"));
    for (const year of medianYears) {
      const names = year === 2023 ? header.toLowerCase() : header;
      const text = `\uFEFF${names}\r\n29-1141,Nurses,broad,9,9,9,9,9,9,9,9,9,9,9,\r\n${row}\r\n`;
      writeFileSync(join(folder, "oews", `national_M${year}.csv`), text);
    }
    writeFileSync(
      join(folder, "projections", "t1_2.csv"),
      `2024 National Employment Matrix code,Occupation type,"Employment change, percent, 2024–34","Occupational openings, 2024–34 annual average",Typical education needed for entry\n29-1141,Line item,-4.4000000000000004,12.3,"Some college, no degree"\n`,
    );
    expect(readPublicFigures(folder, ["29-1141"]).get("29-1141")).toEqual({
      soc: "29-1141",
      officialTitle: 'Nurses, "all"',
      employment: 1200,
      yearly: [20, 25, 30, "top-coded", null],
      hourly: [11.5, 12, 32.98, "top-coded", "top-coded"],
      medians: [30, 30, 30, 30, 30],
      growthPercent: -4.4,
      openingsThousands: 12.3,
      entry: "someCollege",
    });
  });

  test("refuses a code that the newest file does not hold", () => {
    expect(() => readPublicFigures(folder, ["11-0000"])).toThrow("11-0000");
  });
});

describe.skipIf(corpus === undefined)("the public files", () => {
  const data = join(corpus ?? "", "data");
  test("print the data file of the repository", () => {
    expect(readFileSync(figuresFile, "utf8")).toBe(printFigures(readPublicFigures(data)));
  });

  test("agree with every figure of every occupation, read a second way", () => {
    expect(listDifferences(data)).toEqual([]);
  });
});

/** Cells counted from the end of the line, where no title with commas can shift them. */
function listDifferences(data: string): string[] {
  const editions = medianYears.map((year) =>
    readCells(join(data, "oews", `national_M${year}.csv`)),
  );
  const outlooks = readFileSync(join(data, "projections", "t1_2.csv"), "utf8");
  return [...(editions.at(-1)?.keys() ?? [])].flatMap((soc) => {
    const cells = editions.map((edition) => edition.get(soc) ?? []);
    const newest = cells.at(-1) ?? [];
    const outlook = outlooks.split(`,${soc},Line item,`)[1]?.split("\n")[0]?.split(",") ?? [];
    const wage = (cell: string | undefined): Wage =>
      cell === "#" ? "top-coded" : Number.isNaN(Number(cell ?? "*")) ? null : Number(cell);
    const at = (from: number) => [0, 1, 2, 3, 4].map((step) => wage(newest.at(from + step)));
    const expected = {
      soc,
      employment: Number(newest.at(-21)),
      yearly: at(-7),
      hourly: newest.at(-2) === "TRUE" ? null : at(-12),
      medians: cells.map((found) => wage(found.at(-5))),
      growthPercent: Number(outlook[5]),
      openingsThousands: Number(outlook[7]),
    };
    const { officialTitle, entry, ...ours } = findFigures(soc) ?? {
      officialTitle: "",
      entry: null,
    };
    const isNamed = newest.join(",").includes(officialTitle);
    const isEntry = entry !== null && outlook.join(",").includes(publicNames[entry]);
    const isSame = JSON.stringify(sorted(ours)) === JSON.stringify(sorted(expected));
    return isSame && isNamed && isEntry ? [] : [`${soc}: ${JSON.stringify({ ours, expected })}`];
  });
}

function readCells(file: string): Map<string, string[]> {
  const lines = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((line) => line.split(","))
    .filter((cells) => cells.at(-22) === "detailed");
  return new Map(
    lines.map((cells) => [cells.find((cell) => /^\d\d-\d{4}$/.test(cell)) ?? "", cells]),
  );
}

const publicNames: Record<keyof typeof educations, string> = {
  ...educations,
  none: "No formal educational credential",
  highSchool: "High school diploma or equivalent",
  certificate: "Postsecondary nondegree award",
};

function sorted(row: object): [string, unknown][] {
  return Object.entries(row).sort(([left], [right]) => left.localeCompare(right));
}
