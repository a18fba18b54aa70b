import { beforeEach, describe, expect, test } from "vitest";
import { askInTurn, isUnknown, shippedFacts, type PayPlace } from "#ledger/market/market-facts.ts";
import { loadMarketFacts } from "#server/features/market/market.service.ts";
import { useMarketDatabase } from "#server/test/database/market-database.ts";
import {
  columbus,
  fourCodes,
  ohio,
  outlookTable,
  separationTable,
  toCsv,
  useFolder,
  wageFile,
  wageRow,
  wageTable,
} from "#server/test/database/market-files.ts";

const market = useMarketDatabase();
beforeEach(() => market().empty());

const nurse = "29-1141";
const inColumbus: PayPlace = { country: "US", region: "OH", city: "Columbus", currency: "USD" };

async function factsFor(place: PayPlace, socs = [nurse]) {
  return askInTurn([await loadMarketFacts(market().app, socs, place), shippedFacts]);
}

describe("wages", () => {
  async function importWages(metro: Record<string, string | number> = {}) {
    const write = useFolder();
    const quotient = { LOC_QUOTIENT: 1.07, JOBS_1000: 23.4 };
    await market().run([
      write("national_M2031.csv", wageFile(undefined, { A_MEDIAN: 99_000 })),
      write("state_M2031.csv", wageFile({ ...ohio, LOC_QUOTIENT: 1.2 }, { A_MEDIAN: 88_000 })),
      write("MSA_M2031.csv", wageFile(columbus, { A_MEDIAN: 77_000, ...quotient, ...metro })),
    ]);
  }

  test("of the metro area beat the state's, which beat the nation's, and each says which it is", async () => {
    await importWages();
    const medianAt = async (place: PayPlace) => {
      const wages = (await factsFor(place)).wages(nurse, place);
      return isUnknown(wages) ? wages : wages.points[2];
    };
    const source = { edition: "May 2031 (year inferred)" };
    expect(await medianAt(inColumbus)).toMatchObject({
      yearly: 77_000,
      hourly: 37.02,
      area: { kind: "metro", name: "Columbus, OH" },
      source,
    });
    expect(await medianAt({ ...inColumbus, city: "Nowhere" })).toMatchObject({
      yearly: 88_000,
      area: { kind: "state", name: "Ohio" },
    });
    expect(await medianAt({ ...inColumbus, region: "Ohio", city: null })).toMatchObject({
      yearly: 88_000,
    });
    const nation = { yearly: 99_000, area: { kind: "nation", name: "United States" } };
    expect(await medianAt({ ...inColumbus, region: "IN" })).toMatchObject(nation);
    expect(await medianAt({ ...inColumbus, region: null })).toMatchObject(nation);
  });

  test("of a metro area bring its location quotient, employment, and the nation's medians over the years", async () => {
    await importWages();
    const facts = await factsFor(inColumbus);
    const metro = { kind: "metro", name: "Columbus, OH" };
    expect(facts.wages(nurse, inColumbus)).toMatchObject({
      locationQuotient: { value: 1.07, jobsPerThousand: 23.4, area: metro },
      employment: { people: 1_000, area: metro },
      medians: [2021, 2022, 2023, 2024, 2025, 2031].map((year) => ({
        year,
        area: { kind: "nation" },
      })),
    });
    expect(facts.wages(nurse, inColumbus)).toMatchObject({
      medians: [{}, {}, {}, {}, { yearly: 97_550 }, { yearly: 99_000 }],
    });
  });

  test("that a metro area does not publish come from the state, with what the metro does publish", async () => {
    const hidden = { A_PCT10: "*", A_PCT25: "*", A_MEDIAN: "*", A_PCT75: "*", A_PCT90: "*" };
    const hourly = { H_PCT10: "*", H_PCT25: "*", H_MEDIAN: "*", H_PCT75: "*", H_PCT90: "*" };
    await importWages({ ...hidden, ...hourly, TOT_EMP: 70 });
    const wages = (await factsFor(inColumbus)).wages(nurse, inColumbus);
    expect(wages).toMatchObject({
      points: [{}, {}, { yearly: 88_000, area: { kind: "state" } }, {}, {}],
      employment: { people: 70, area: { kind: "metro" } },
    });
  });

  test("above the source's limit are top-coded, and pay by the year alone is not divided by hours", async () => {
    const write = useFolder();
    const rows = fourCodes.map((soc) =>
      wageRow(soc, { ANNUAL: "TRUE", A_PCT75: "#", A_PCT90: "#" }),
    );
    await market().run([write("national_M2031.csv", toCsv(wageTable(rows)))]);
    const wages = (await factsFor(inColumbus)).wages(nurse, inColumbus);
    expect(
      isUnknown(wages) ? [] : wages.points.map(({ yearly, hourly }) => [yearly, hourly]),
    ).toEqual([
      [20_800, null],
      [32_240, null],
      [52_000, null],
      ["top-coded", null],
      ["top-coded", null],
    ]);
  });

  test("without an import are the nation's that we ship, labelled so", async () => {
    const facts = await factsFor(inColumbus);
    expect(facts.wages(nurse, inColumbus)).toEqual(shippedFacts.wages(nurse, inColumbus));
    expect(facts.outlook(nurse, inColumbus)).toEqual(shippedFacts.outlook(nurse, inColumbus));
  });

  test("of an older national edition do not displace those we ship", async () => {
    const write = useFolder();
    await market().run([write("national_M2020.csv", wageFile())]);
    const facts = await factsFor(inColumbus);
    expect(facts.wages(nurse, inColumbus)).toEqual(shippedFacts.wages(nurse, inColumbus));
  });

  test("are answered for the place that was loaded and no other", async () => {
    await importWages();
    const loaded = await loadMarketFacts(market().app, [nurse], inColumbus);
    const inDayton = { ...inColumbus, city: "Dayton" };
    expect(loaded.wages(nurse, inDayton)).toEqual({ unknown: "notImported" });
    expect(loaded.wages("15-1252", inColumbus)).toEqual({ unknown: "notImported" });
    const none = await loadMarketFacts(market().app, [], inColumbus);
    expect(none.wages(nurse, inColumbus)).toEqual({ unknown: "notImported" });
  });
});

test("the outlook names the projection it is from, with those who leave", async () => {
  const write = useFolder();
  await market().run([
    write("t1_2.csv", toCsv(outlookTable)),
    write("t1_10.csv", toCsv(separationTable)),
  ]);
  expect((await factsFor(inColumbus)).outlook(nurse, inColumbus)).toMatchObject({
    source: { name: "Employment Projections", edition: "2031-41" },
    area: { kind: "nation", name: "United States" },
    growthPercent: 5.1,
    openingsThousands: 200.2,
    entry: "associate",
    leaving: { exitsThousands: 80.5, transfersThousands: 70 },
  });
});
