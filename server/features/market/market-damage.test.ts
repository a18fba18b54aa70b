import { beforeEach, describe, expect, test } from "vitest";
import { occupations } from "#ledger/occupations/occupations.ts";
import { useMarketDatabase } from "#server/test/database/market-database.ts";
import {
  areaHeader,
  areaRows,
  columbus,
  fourCodes,
  levelHeader,
  levelRows,
  nation,
  ohio,
  toCsv,
  toGzip,
  useFolder,
  wageFile,
  wageHeader,
  wageRow,
  wageTable,
} from "#server/test/database/market-files.ts";
import { toWorkbook } from "#server/test/workbook.ts";

const market = useMarketDatabase();
beforeEach(() => market().empty());

const newer = { A_MEDIAN: 61_000 };
const wages = fourCodes.map((soc) => wageRow(soc, newer));
const withCell = (cells: Record<string, string | number>) =>
  toCsv(wageTable([...wages.slice(0, 3), wageRow("47-2111", cells)]));
const levels = [levelHeader, ...levelRows];

/** What is wrong, the file, and what the refusal says. */
const damages: [string, string, string | Buffer, string][] = [
  [
    "lacks a column",
    "national_M2031.csv",
    toCsv(
      wageTable(
        wages,
        wageHeader.map((name) => name.replace("A_MEDIAN", "WAGE")),
      ),
    ),
    "the header of wages lacks a_median",
  ],
  ["has half the rows", "national_M2031.csv", toCsv(wageTable(wages.slice(0, 2))), "2 rows"],
  ["has a header only", "M2031.csv", toCsv([wageHeader]), "no row is of a detailed occupation"],
  ["has text for a wage", "M2031.csv", withCell({ A_MEDIAN: "n/a" }), 'row 5: a_median is "n/a"'],
  ["has text for people", "M2031.csv", withCell({ TOT_EMP: "many" }), 'row 5: tot_emp is "many"'],
  ["tops people out", "M2031.csv", withCell({ TOT_EMP: "#" }), 'row 5: tot_emp is "#"'],
  ["has a negative wage", "M2031.csv", withCell({ A_MEDIAN: "-5" }), "row 5: a_median"],
  ["tops out below a figure", "M2031.csv", withCell({ A_PCT25: "#" }), "row 5: a_pct25"],
  ["has no such code", "M2031.csv", withCell({ OCC_CODE: "47-21" }), 'row 5: occ_code is "47-21"'],
  ["has an unknown kind of area", "M2031.csv", withCell({ AREA_TYPE: 9 }), "row 5: area_type"],
  ["mixes kinds of area", "M2031.csv", withCell(ohio), "nation and state"],
  [
    "says an occupation twice",
    "M2031.csv",
    toCsv(wageTable([...wages, wageRow("11-1011")])),
    "(11-1011, 99)",
  ],
  ["ends within a row", "M2031.csv", toCsv(wageTable(wages)).slice(0, -60), "cells instead of 32"],
  ["says no year", "wages.csv", toCsv(wageTable(wages)), "--edition"],
  ["names two years", "M2030_M2031.csv", toCsv(wageTable(wages)), "May 2030 and May 2031"],
  [
    "is a workbook of another year than its name says",
    "national_M2031_dl.xlsx",
    toWorkbook([{ name: "national_M2030_dl", rows: wageTable(wages) }]),
    "told as May 2030 and as May 2031",
  ],
  [
    "mixes years in its rows",
    "M2031.csv",
    toCsv([
      [...wageHeader, "YEAR"],
      ...wageTable(wages)
        .slice(1)
        .map((row, at) => [...row, at === 3 ? 2030 : 2031]),
    ]),
    "row 5: year is 2030, not 2031",
  ],
  [
    "is a workbook cut short",
    "M2031.xlsx",
    toWorkbook([{ name: "M2031", rows: wageTable(wages) }]).subarray(0, 900),
    "the workbook cannot be read",
  ],
  ["is compressed and cut short", "2031_32.gz", cutGzip(), "the compressed file is cut off"],
  [
    "has levels out of order",
    "2031_32.csv",
    toCsv([...levels, ["47-2111", 18_140, 30, 29, 31, 32]]),
    "row 8: a level is below the one before it",
  ],
  [
    "mixes pay by the hour and by the year",
    "2031_32.csv",
    toCsv([...levels, ["47-2111", 18_140, 30, 31, 32, 64_000]]),
    "row 8: some levels are by the hour and some by the year",
  ],
  ["spans no wage year", "2031_34.csv", toCsv(levels.slice(0, -1)), "--edition"],
  ["is a copy under another year's name", "2030_31.csv", toCsv(levels), "2029-30 and as 2030-31"],
  [
    "knows no such state",
    "geography.csv",
    toCsv([areaHeader, ...areaRows, [1, "Somewhere", "Ohio", "Ohio", "A County"]]),
    "row 10: stateab",
  ],
  [
    "mixes the years of a projection",
    "t1_10.csv",
    toCsv([
      [
        "2031 National Employment Matrix code",
        "Occupation type",
        "Labor force exits, 2031–41 annual average",
        "Occupational transfers, 2030–40 annual average",
      ],
    ]),
    "the file names 2031-41 and 2030-40",
  ],
];

function cutGzip(): Buffer {
  const rows = Array.from({ length: 3_000 }, (_, at) => [
    "29-1141",
    10_000 + at,
    10,
    11,
    12,
    13 + at / 100,
  ]);
  const whole = toGzip([levelHeader, ...rows]);
  return whole.subarray(0, Math.floor(whole.length / 2));
}

describe("a file is refused, and what was imported before stays as it was, when it", () => {
  test.each(damages)("%s", async (_, name, content, reason) => {
    const write = useFolder();
    await market().run([
      write("national_M2029.csv", wageFile()),
      write("2029_30.csv", toCsv(levels)),
      write("2029-30-geography.csv", toCsv([areaHeader, ...areaRows])),
    ]);
    const before = await market().dump();
    const [report] = await market().run([write(name, content)]);
    expect(report).toMatchObject({ outcome: "refused", reason: expect.stringContaining(reason) });
    expect(await market().dump()).toEqual(before);
  });
});

test("a file of another year than the operator told is refused", async () => {
  const write = useFolder();
  const path = write("national_M2031.csv", toCsv(wageTable(wages)));
  expect(await market().run([path], { told: "2030" })).toMatchObject([{ outcome: "refused" }]);
  expect(await market().run([path], { told: "recent" })).toMatchObject([{ outcome: "refused" }]);
  expect(await market().run([path], { told: "2031" })).toMatchObject([{ outcome: "read" }]);
});

test("last year's file under this year's name is known by its figures", async () => {
  const write = useFolder();
  await market().run([write("MSA_M2030.csv", wageFile(columbus))]);
  const renamed = toCsv(wageTable(fourCodes.map((soc) => wageRow(soc, columbus)).toReversed()));
  const [report] = await market().run([write("MSA_M2031.csv", renamed)]);
  expect(report).toMatchObject({ reason: "its figures are those of May 2030" });
});

test("the national medians that we ship tell the year of a file, even of the first one", async () => {
  const write = useFolder();
  const medians = new Map(occupations.map(({ soc, medians: [, , , of2024] }) => [soc, of2024]));
  const rows = [...medians].map(([soc, median]) =>
    wageRow(soc, {
      A_MEDIAN: typeof median === "number" ? median : "*",
      A_PCT75: "#",
      A_PCT90: "#",
    }),
  );
  const text = toCsv(wageTable(rows));
  const [wrong, right] = await market().run([
    write("national_M2025.csv", text),
    write("oews_2024.csv", text),
  ]);
  expect(wrong).toMatchObject({ reason: "told to be of 2025, but its medians are those of 2024" });
  expect(right).toMatchObject({ tables: [{ edition: "May 2024" }] });
});

test("a later edition that lost many of its rows is refused, however small a whole file may be", async () => {
  const write = useFolder();
  const codes = Array.from({ length: 20 }, (_, at) => `11-10${10 + at}`);
  const file = (count: number) =>
    toCsv(wageTable(codes.slice(0, count).map((soc) => wageRow(soc, { ...ohio, TOT_EMP: count }))));
  await market().run([write("state_M2030.csv", file(20))]);
  const [lost] = await market().run([write("state_M2031.csv", file(17))]);
  expect(lost).toMatchObject({ reason: "17 rows, and the edition at hand has 20" });
  const [kept] = await market().run([write("state_M2032.csv", file(19))]);
  expect(kept).toMatchObject({ tables: [{ outcome: "imported", changes: { removed: 1 } }] });
});

test("of two files that disagree about one edition the second is refused, in every run", async () => {
  const write = useFolder();
  const paths = [
    write("a_M2031.csv", wageFile(nation)),
    write("b_M2031.csv", wageFile(nation, newer)),
  ];
  expect(await market().run(paths)).toMatchObject([{ outcome: "read" }, { outcome: "refused" }]);
  const before = await market().dump();
  expect(await market().run(paths)).toMatchObject([
    { outcome: "unchanged" },
    { outcome: "refused" },
  ]);
  expect(await market().dump()).toEqual(before);
  const [corrected] = await market().run(paths.slice(1));
  expect(corrected).toMatchObject({ tables: [{ outcome: "imported", changes: { changed: 4 } }] });
});

test("a workbook with one damaged sheet brings none of the others", async () => {
  const write = useFolder();
  const path = write(
    "M2031.xlsx",
    toWorkbook([
      { name: "good", rows: wageTable(wages) },
      { name: "bad", rows: wageTable(wages.map((row) => ({ ...row, ...ohio, A_MEDIAN: "?" }))) },
    ]),
  );
  expect(await market().run([path])).toMatchObject([{ outcome: "refused" }]);
  expect(await market().query("select 1 from market_wages")).toEqual([]);
});
