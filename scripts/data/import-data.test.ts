import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { askInTurn, isUnknown, shippedFacts, type PayPlace } from "#ledger/market/market-facts.ts";
import { occupations } from "#ledger/occupations/occupations.ts";
import { wholeFiles } from "#server/features/market/datasets.ts";
import { combinedOccupations } from "#ledger/areas/combined-occupations.ts";
import { loadMarketFacts } from "#server/features/market/market.service.ts";
import type { FileReport } from "#server/features/market/market-import.service.ts";
import { useMarketDatabase } from "#server/test/database/market-database.ts";
import { toCsv, useFolder, wageRow, wageTable } from "#server/test/database/market-files.ts";

const corpus = process.env["CORPUS_DIR"];
const minutes = 60_000;

describe("the command", () => {
  const market = useMarketDatabase();

  const run = (...args: string[]) =>
    runWith({ DATABASE_OWNER_URL: market().database.owner }, ...args);

  function runWith(settings: Record<string, string>, ...args: string[]) {
    const script = join(import.meta.dirname, "import-data.ts");
    const env = { PATH: process.env.PATH, ...settings };
    const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
      env,
      encoding: "utf8",
    });
    return { stdout, stderr, status };
  }

  test("says for each file what came of it, and fails when one was refused", () => {
    const write = useFolder();
    const rows = Array.from({ length: 830 }, (_, at) => wageRow(`11-${1_000 + at}`));
    const whole = write("national_M2031.csv", toCsv(wageTable(rows)));
    const half = write("national_M2032.csv", toCsv(wageTable(rows.slice(0, 415))));
    const first = run(whole);
    expect(first.stdout).toContain("national wages, May 2031: 830 rows imported");
    expect(first.status).toBe(0);
    const second = run(whole, half);
    expect(second.stdout).toContain("unchanged, nothing written");
    expect(second.stdout).toContain("REFUSED, nothing loaded: 415 rows, and a whole file has 800");
    expect(second.status).toBe(1);
    expect(run("--edition", "2030", whole).stdout).toContain("told as May 2030 and as May 2031");
  });

  test("names wrong settings and a database that is not ready in a line each, without a stack", async () => {
    const { owner, app } = market().database;
    const faults = [
      [{}, /^These settings are missing or wrong:\n {2}DATABASE_OWNER_URL: .*\n$/u],
      [
        { DATABASE_OWNER_URL: owner, DATABASE_URL: `${app}_other` },
        /\n {2}DATABASE_OWNER_URL and DATABASE_URL name different databases\n$/u,
      ],
      [
        { DATABASE_OWNER_URL: `${owner}_gone` },
        /^roleprint_owner: The database does not exist\. .*\n$/u,
      ],
    ] as const;
    for (const [settings, words] of faults) {
      const { stderr, status } = runWith(settings, "nothing.csv");
      expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
    }
  });

  test("without a path says how it is used", () => {
    const { stderr, status } = run();
    expect(stderr).toContain("npm run data:import -- ");
    expect(status).toBe(1);
  });
});

describe.skipIf(corpus === undefined)("the official files", () => {
  const data = join(corpus ?? "", "data");
  const market = useMarketDatabase();
  let reports: FileReport[] = [];
  beforeAll(async () => {
    reports = await market().run([data], { whole: wholeFiles });
  }, 3 * minutes);

  async function factsAt(socs: string[], place: PayPlace) {
    return askInTurn([await loadMarketFacts(market().app, socs, place), shippedFacts]);
  }

  const us = { country: "US", currency: "USD" };
  const inColumbus = { ...us, region: "OH", city: "Columbus" };
  const inAustin = { ...us, region: "TX", city: "Austin" };

  test("are all read, none refused, and text and workbook of a year are the same", () => {
    const told = reports.map(({ path, ...report }) => {
      const tables = report.outcome === "read" ? report.tables : [];
      return [
        path.slice(data.length + 1),
        report.outcome,
        ...tables.map((one) => `${one.outcome} ${one.rows}`),
      ].join(" ");
    });
    expect(told.filter((line) => !line.endsWith(" unknown"))).toEqual([
      "oews/national_M2021.csv read imported 831",
      "oews/national_M2022.csv read imported 830",
      "oews/national_M2023.csv read imported 831",
      "oews/national_M2024.csv read imported 831",
      "oews/national_M2024_dl.xlsx read same 831",
      "oews/national_M2025.csv read imported 830",
      "oews/national_M2025_dl.xlsx read same 830",
      "oflc/area_wages_2025_26.csv.gz read imported 442707",
      "oflc/geography.csv read imported 3275",
      "projections/t1_10.csv read imported 832",
      "projections/t1_2.csv read imported 832",
    ]);
    const levels = reports.find(({ path }) => path.endsWith(".gz"));
    expect(levels?.seconds).toBeLessThan(60);
  });

  test("change nothing when they are read again", async () => {
    const imports = "select count(*)::int, max(imported_at) from market_imports";
    const before = await market().query(imports);
    const again = await market().run([data], { whole: wholeFiles });
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(["unknown", "unchanged"]));
    expect(await market().query(imports)).toEqual(before);
  });

  test("give a nurse in Columbus, Ohio and an engineer in Austin, Texas the levels of their area", async () => {
    const edition = "wage year 2025-26 (year inferred)";
    const nurse = (await factsAt(["29-1141"], inColumbus)).levels("29-1141", inColumbus);
    expect(nurse).toMatchObject({
      area: { kind: "metro", name: "Columbus, OH" },
      source: { publisher: "US Department of Labor", edition },
      amounts: [35.4, 39.12, 42.83, 46.55],
    });
    const engineer = await factsAt(["15-1252"], inAustin);
    expect(engineer.levels("15-1252", inAustin)).toMatchObject({
      area: { kind: "metro", name: "Austin-Round Rock-San Marcos, TX" },
      source: { edition },
      amounts: [43.44, 55.17, 66.9, 78.63],
    });
    const nearby = engineer.nearbyLevels("15-1252", inAustin);
    expect(isUnknown(nearby) ? [] : nearby.slice(0, 3).map(({ area }) => area.name)).toEqual([
      "Dallas-Fort Worth-Arlington, TX",
      "Houston-Pasadena-The Woodlands, TX",
      "San Antonio-New Braunfels, TX",
    ]);
  });

  test("give the same national figures as those we ship, with nothing inferred", async () => {
    const socs = [...new Set(occupations.map(({ soc }) => soc))];
    const facts = await factsAt(socs, inColumbus);
    const differing = socs.filter((soc) => {
      const imported = JSON.stringify(facts.wages(soc, inColumbus));
      return imported !== JSON.stringify(shippedFacts.wages(soc, inColumbus));
    });
    expect(differing).toEqual([]);
    const outlooks = socs.map((soc) => ({ ...facts.outlook(soc, inColumbus), leaving: null }));
    expect(outlooks).toEqual(socs.map((soc) => shippedFacts.outlook(soc, inColumbus)));
  });

  test("have levels in Columbus for every occupation we list but one", async () => {
    const socs = [...new Set(occupations.map(({ soc }) => soc))];
    const facts = await factsAt(socs, inColumbus);
    const unknown = socs.filter((soc) => {
      const levels = facts.levels(soc, inColumbus);
      return isUnknown(levels) && levels.unknown !== "yearlyPayOnly";
    });
    expect(unknown).toEqual(["29-1223"]);
  });

  test("have the same levels for all parts of a joined occupation, in every area", async () => {
    for (const parts of Object.values(combinedOccupations)) {
      const list = parts.map((soc) => `'${soc}'`).join(", ");
      const different = await market().query(
        `select area_code from market_levels where soc in (${list}) group by area_code
         having count(*) <> ${parts.length} or count(distinct
           row(is_yearly, level_1_cents, level_2_cents, level_3_cents, level_4_cents)::text) > 1`,
      );
      expect({ list, different }).toEqual({ list, different: [] });
    }
  });
});
