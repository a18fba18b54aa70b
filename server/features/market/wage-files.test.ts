import { beforeEach, describe, expect, test } from "vitest";
import { describeImport } from "#server/features/market/import-words.ts";
import { useMarketDatabase } from "#server/test/database/market-database.ts";
import {
  columbus,
  fourCodes,
  nation,
  ohio,
  toCsv,
  useFolder,
  wageFile,
  wageHeader,
  wageRow,
  wageTable,
} from "#server/test/database/market-files.ts";
import { toWorkbook } from "#server/test/workbook.ts";

const market = useMarketDatabase();
beforeEach(() => market().empty());

const wagesQuery = `select soc, title, employment, yearly_dollars, yearly_top_coded, hourly_cents,
  hourly_top_coded, location_quotient, jobs_per_thousand from market_wages order by soc`;

describe("a wage file", () => {
  const rows = [
    wageRow("00-0000", { O_GROUP: "total" }),
    wageRow("11-1000", { O_GROUP: "broad" }),
    wageRow("11-1010", { I_GROUP: "sector" }),
    wageRow("11-1011", {
      OCC_TITLE: 'Executives, "chief"',
      TOT_EMP: "**",
      A_PCT75: "#",
      A_PCT90: "#",
      H_PCT90: "#",
      H_MEDIAN: "32.979999999999997",
      JOBS_1000: "",
      LOC_QUOTIENT: "~",
    }),
    wageRow("25-2021", {
      ANNUAL: "TRUE",
      H_PCT10: "*",
      H_PCT25: "*",
      H_MEDIAN: "*",
      H_PCT75: "*",
      H_PCT90: "*",
      TOT_EMP: "1,360,970",
    }),
    wageRow("27-2042", { HOURLY: "TRUE", LOC_QUOTIENT: 1.25, JOBS_1000: "0.412" }),
    wageRow("29-1141", { A_PCT10: "*", A_MEDIAN: 97_550, H_MEDIAN: 46.9 }),
  ];
  const stored = [
    {
      soc: "11-1011",
      title: 'Executives, "chief"',
      employment: null,
      yearly_dollars: [20_800, 32_240, 52_000, null, null],
      yearly_top_coded: 2,
      hourly_cents: [1_000, 1_550, 3_298, 4_000, null],
      hourly_top_coded: 1,
      location_quotient: null,
    },
    { soc: "25-2021", employment: 1_360_970, hourly_cents: null, hourly_top_coded: 0 },
    { soc: "27-2042", yearly_dollars: null, location_quotient: 1.25, jobs_per_thousand: 0.412 },
    {
      soc: "29-1141",
      yearly_dollars: [null, 32_240, 97_550, 83_200, 124_800],
      hourly_cents: [1_000, 1_550, 4_690, 4_000, 6_000],
    },
  ];

  const renamed: Record<string, string> = { O_GROUP: "OCC_GROUP", AREA_TITLE: "AREA_NAME" };

  test.each([
    ["upper-case names", wageHeader],
    ["lower-case names", wageHeader.map((name) => name.toLowerCase())],
    ["renamed columns", wageHeader.map((name) => renamed[name] ?? name)],
  ])(
    "with %s gives detailed occupations, and each special value as what it means",
    async (_, header) => {
      const write = useFolder();
      const text = `\uFEFF${toCsv(wageTable(rows, header)).replaceAll("\n", "\r\n")}`;
      const [report] = await market().run([write("national_M2031.csv", text)]);
      expect(report).toMatchObject({ outcome: "read", tables: [{ edition: "May 2031", rows: 4 }] });
      expect(await market().query(wagesQuery)).toMatchObject(stored);
    },
  );

  test("as a workbook gives the same rows as the text, and neither is read a second time", async () => {
    const write = useFolder();
    const paths = [
      write("national_M2031.csv", toCsv(wageTable(rows))),
      write(
        "download.xlsx",
        toWorkbook([
          { name: "national_M2031_dl", rows: wageTable(rows) },
          { name: "Field Descriptions", rows: [["May 2031 OEWS Estimates"], ["Field", "Meaning"]] },
        ]),
      ),
    ];
    const reports = await market().run(paths);
    expect(reports).toMatchObject([
      { tables: [{ outcome: "imported", rows: 4 }] },
      { tables: [{ outcome: "same", rows: 4 }] },
    ]);
    expect(await market().query(wagesQuery)).toMatchObject(stored);
    const before = await market().dump();
    expect(await market().run(paths)).toMatchObject([
      { outcome: "unchanged" },
      { outcome: "unchanged" },
    ]);
    expect(await market().dump()).toEqual(before);
    await market().empty();
    await market().run(paths.slice(1));
    expect(await market().query(wagesQuery)).toMatchObject(stored);
  });

  test("of the nation stands beside its other years; of states and metros the newest replaces", async () => {
    const write = useFolder();
    const year =
      "select area_kind, year, count(*)::int from market_wages group by 1, 2 order by 1, 2";
    await market().run([
      write("national_M2030.csv", wageFile()),
      write("national_M2031.csv", wageFile(nation, { A_MEDIAN: 60_000 })),
      write("state_M2030.csv", wageFile(ohio)),
      write("MSA_M2030.csv", wageFile(columbus)),
      write("MSA_M2031.csv", wageFile(columbus, { A_MEDIAN: 53_000 })),
    ]);
    expect(await market().query(year)).toEqual([
      { area_kind: "metro", year: 2031, count: 4 },
      { area_kind: "nation", year: 2030, count: 4 },
      { area_kind: "nation", year: 2031, count: 4 },
      { area_kind: "state", year: 2030, count: 4 },
    ]);
    const [older] = await market().run([
      write("MSA_M2029.csv", wageFile(columbus, { TOT_EMP: 5 })),
    ]);
    expect(older).toMatchObject({ tables: [{ outcome: "older" }] });
    expect(await market().query(year)).toMatchObject([{ year: 2031 }, {}, {}, {}]);
  });

  test("that is new tells what changed and the largest moves of the median", async () => {
    const write = useFolder();
    const rowsOf = (codes: string[], medians: number[]) =>
      toCsv(wageTable(codes.map((soc, at) => wageRow(soc, { A_MEDIAN: medians[at] ?? 52_000 }))));
    await market().run([write("M2030.csv", rowsOf(fourCodes, [50_000, 50_000, 50_000]))]);
    const codes = ["11-1011", "15-1252", "29-1141", "53-3032", "53-7065"];
    const [report] = await market().run([
      write("M2031.csv", rowsOf(codes, [55_000, 40_000, 50_000])),
    ]);
    const lines = report === undefined ? [] : describeImport(report);
    expect(lines[0]).toContain("national wages, May 2031: 5 rows imported");
    expect(lines[0]).toContain("against May 2030: 2 added, 1 removed, 2 changed");
    expect(lines.slice(1)).toEqual([
      "  15-1252 99 Workers, 15-1252: -20.0 %",
      "  11-1011 99 Workers, 11-1011: +10.0 %",
    ]);
  });
});
