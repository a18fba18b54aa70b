import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { marketTables, useMarketDatabase } from "#server/test/database/market-database.ts";
import {
  areaHeader,
  areaRows,
  levelHeader,
  levelRows,
  outlookTable,
  separationTable,
  toCsv,
  toGzip,
  useFolder,
  wageFile,
} from "#server/test/database/market-files.ts";
import { outcomeOf } from "#server/test/database/raw-sql.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { toWorkbook } from "#server/test/workbook.ts";

const market = useMarketDatabase();
beforeEach(() => market().empty());

test("levels by the hour and by the year are told apart, though the columns are named for hours", async () => {
  const write = useFolder();
  await market().run([write("area_wages_2031_32.csv.gz", toGzip([levelHeader, ...levelRows]))]);
  expect(
    await market().query(
      "select soc, is_yearly, level_3_cents from market_levels where area_code = 18140 order by soc",
    ),
  ).toEqual([
    { soc: "25-2021", is_yearly: true, level_3_cents: 6_000_000 },
    { soc: "29-1141", is_yearly: false, level_3_cents: 4_283 },
  ]);
});

test("levels under the column names of the official download are read once somebody tells their year", async () => {
  const official = [
    "Area",
    "SocCode",
    "GeoLvl",
    "Level1",
    "Level2",
    "Level3",
    "Level4",
    "Average",
    "Label",
  ];
  const rows = levelRows.map(([soc = "", area = "", ...levels]) => [
    area,
    soc,
    1,
    ...levels,
    40,
    "",
  ]);
  const write = useFolder();
  const path = write("ALC_Export.csv", toCsv([official, ...rows]));
  expect(await market().run([path])).toMatchObject([{ outcome: "refused" }]);
  const told = await market().run([path], { told: "2031-32" });
  expect(told).toMatchObject([{ tables: [{ key: "levels", edition: "2031-32", rows: 6 }] }]);
});

test("projections say their years in the header; titles, totals and notes are left out", async () => {
  const write = useFolder();
  const reports = await market().run([
    write("t1_2.csv", toCsv(outlookTable)),
    write("t1_10.xlsx", toWorkbook([{ name: "Table 1.10", rows: separationTable }])),
  ]);
  expect(reports).toMatchObject([
    { tables: [{ key: "outlook", edition: "2031-41", rows: 4 }] },
    { tables: [{ key: "separations", edition: "2031-41", rows: 4 }] },
  ]);
  const rows = await market().query(
    "select * from market_outlook join market_separations using (soc) where soc = '29-1141'",
  );
  expect(rows).toEqual([
    {
      soc: "29-1141",
      title: "Workers",
      growth_percent: 5.1,
      openings_thousands: 200.2,
      entry: "associate",
      exits_thousands: 80.5,
      transfers_thousands: 70,
    },
  ]);
});

test("a table of counties without a year replaces a dated one, and the same counties again are no news", async () => {
  const write = useFolder();
  const moved = areaRows.map((row) =>
    row.includes("Delaware County") ? ["17460", "Cleveland, OH", ...row.slice(2)] : row,
  );
  await market().run([write("2031-32.csv", toCsv([areaHeader, ...areaRows]))]);
  const reports = await market().run([
    write("geography.csv", toCsv([areaHeader, ...moved])),
    write("2032-33.csv", toCsv([areaHeader, ...moved.toReversed()])),
  ]);
  expect(reports).toMatchObject([
    { tables: [{ outcome: "imported", changes: { removed: 0, added: 0, changed: 1 } }] },
    { tables: [{ outcome: "same" }] },
  ]);
});

test("a folder is searched for what it holds, whatever the files are called; the rest is left alone", async () => {
  const write = useFolder();
  write("a.txt", toCsv([areaHeader, ...areaRows]));
  write("b-2031-32.bin", toGzip([levelHeader, ...levelRows]));
  write("notes.md", 'Some "quoted" words,\nand "more');
  write("picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
  const path = write("empty.csv", "");
  const reports = await market().run([join(path, "..")]);
  expect(reports.map(({ outcome }) => outcome)).toEqual([
    "read",
    "read",
    "unknown",
    "unknown",
    "unknown",
  ]);
  expect(reports.map(({ path: one }) => one)).toEqual(reports.map(({ path: one }) => one).sort());
});

test("the app role reads the figures and writes none of them", async () => {
  const write = useFolder();
  await market().run([write("national_M2031.csv", wageFile())]);
  const app = await connectForTest(market().database.app);
  expect(await outcomeOf(app, "select * from market_wages")).toBe(4);
  const statements = marketTables.flatMap((table) => [
    `insert into ${table} default values`,
    `update ${table} set ${table === "market_areas" ? "state" : table === "market_imports" ? "dataset" : "soc"} = 'x'`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]);
  for (const statement of statements) expect(await outcomeOf(app, statement)).toBe("42501");
  const queue = await connectForTest(market().database.queue);
  expect(await outcomeOf(queue, "select * from market_wages")).toBe("42501");
});
