import { beforeEach, describe, expect, test } from "vitest";
import { askInTurn, shippedFacts, type PayPlace } from "#ledger/market/market-facts.ts";
import { loadMarketFacts } from "#server/features/market/market.service.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { useMarketDatabase } from "#server/test/database/market-database.ts";
import {
  areaHeader,
  areaRows,
  columbus,
  levelHeader,
  levelRows,
  toCsv,
  useFolder,
  wageFile,
} from "#server/test/database/market-files.ts";

const market = useMarketDatabase();
beforeEach(() => market().empty());

const nurse = "29-1141";
const inColumbus: PayPlace = { country: "US", region: "OH", city: "Columbus", currency: "USD" };

async function factsFor(place: PayPlace, socs = [nurse, "25-2021", "15-1252", "13-1020"]) {
  return askInTurn([await loadMarketFacts(market().app, socs, place), shippedFacts]);
}

async function importLevels(rows = levelRows) {
  const write = useFolder();
  return market().run([
    write("wages_2031_32.csv", toCsv([levelHeader, ...rows])),
    write("geography.csv", toCsv([areaHeader, ...areaRows])),
  ]);
}

describe("prevailing wage levels", () => {
  test("of a nurse in Columbus, Ohio are that area's, with source and edition", async () => {
    await importLevels();
    const facts = await factsFor(inColumbus);
    expect(facts.levels(nurse, inColumbus)).toEqual({
      source: {
        publisher: "US Department of Labor",
        name: "OFLC prevailing wages",
        edition: "wage year 2031-32 (year inferred)",
      },
      area: { kind: "metro", name: "Columbus, OH" },
      soc: nurse,
      unit: "hour",
      amounts: [35.4, 39.12, 42.83, 46.55],
    });
  });

  test("elsewhere in the state are those of its metro areas, the one of most counties first", async () => {
    await importLevels();
    const facts = await factsFor(inColumbus);
    expect(facts.nearbyLevels(nurse, inColumbus)).toMatchObject([
      { area: { name: "Cincinnati, OH-KY-IN" }, amounts: [35, 38, 41.89, 45] },
      { area: { name: "Cleveland, OH" }, amounts: [36, 40, 43.21, 47] },
    ]);
  });

  test("elsewhere come by the people employed once a metro wage file tells them", async () => {
    await importLevels();
    const write = useFolder();
    const cleveland = { ...columbus, AREA: 17_460, AREA_TITLE: "Cleveland, OH", TOT_EMP: 30_000 };
    await market().run([write("MSA_M2031.csv", wageFile(cleveland))]);
    const facts = await factsFor(inColumbus);
    expect(facts.nearbyLevels(nurse, inColumbus)).toMatchObject([
      { area: { name: "Cleveland, OH" } },
      { area: { name: "Cincinnati, OH-KY-IN" } },
    ]);
  });

  test("that the source states by the year are a year's pay", async () => {
    await importLevels();
    const facts = await factsFor(inColumbus);
    expect(facts.levels("25-2021", inColumbus)).toMatchObject({ unit: "year" });
  });

  test("of a suburb are those of the area its town lies in", async () => {
    await importLevels();
    const suburb = { ...inColumbus, city: "Grove City" };
    expect((await factsFor(suburb)).levels(nurse, suburb)).toMatchObject({
      area: { name: "Columbus, OH" },
    });
  });

  test("of an occupation that the statistics join are those of its part", async () => {
    await importLevels([...levelRows, ["13-1021", 18_140, 20, 25, 30, 35]]);
    const facts = await factsFor(inColumbus);
    expect(facts.levels("13-1020", inColumbus)).toMatchObject({
      soc: "13-1021",
      amounts: [20, 25, 30, 35],
    });
  });

  test.each([
    [{ city: "Nowhere" }, "placeNotMatched"],
    [{ city: null }, "placeNotMatched"],
    [{ region: null }, "placeNotMatched"],
    [{ region: "GA" }, "notPublished"],
    [{ country: "CA", region: "ON" }, "outsideUnitedStates"],
    [{ currency: "EUR" }, "otherCurrency"],
  ])("are unknown for %o", async (change, unknown) => {
    await importLevels();
    const place = { ...inColumbus, ...change };
    expect((await factsFor(place)).levels(nurse, place)).toEqual({ unknown });
  });

  test("are unknown while nothing is imported", async () => {
    const facts = await factsFor(inColumbus);
    expect(facts.levels(nurse, inColumbus)).toEqual({ unknown: "notImported" });
    expect(facts.nearbyLevels(nurse, inColumbus)).toEqual({ unknown: "notImported" });
  });

  test("win over those that ship, and these stand where nothing is imported", async () => {
    const ask = async () =>
      askInTurn([await loadMarketFacts(market().app, [nurse], inColumbus), shippedMarket()]);
    expect((await ask()).levels(nurse, inColumbus)).toMatchObject({
      source: { edition: "wage year 2025-26 (ended June 2026)" },
      area: { name: "Columbus, OH" },
    });
    await importLevels();
    expect((await ask()).levels(nurse, inColumbus)).toMatchObject({
      source: { edition: "wage year 2031-32 (year inferred)" },
    });
  });
});
