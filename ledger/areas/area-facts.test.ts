import { describe, expect, test } from "vitest";
import { areaFacts, findTown } from "#ledger/areas/area-facts.ts";
import { packAreaWages, readAreaWages, type Geography } from "#ledger/areas/area-wages.ts";
import {
  askInTurn,
  shippedFacts,
  type MarketFacts,
  type PayPlace,
} from "#ledger/market/market-facts.ts";

const geography: Geography = {
  areas: {
    18140: "Columbus, OH",
    17460: "Cleveland, OH",
    3900004: "Southern Ohio nonmetropolitan area",
  },
  states: {
    OH: {
      18140: {
        counties: "Delaware County|Franklin County",
        towns: "columbus|dublin|saint louisville",
      },
      17460: { counties: "Cuyahoga County", towns: "cleveland|lakewood" },
      3900004: { counties: "Pike County", towns: "waverly" },
    },
  },
};
const header = {
  publisher: "US Department of Labor",
  name: "OFLC prevailing wages",
  edition: "wage year 2025-26 (ended June 2026)",
  credit: "",
  areas: [17_460, 18_140, 3_900_004],
  hourly: ["13-1021", "29-1141"],
  yearly: ["25-2021"],
};
const levels = {
  "29-1141 18140": [35.4, 39.12, 42.83, 46.55],
  "29-1141 17460": [36, 40, 43.21, 47],
  "13-1021 18140": [20, 25, 30, 35],
  "25-2021 18140": [51_750, 62_987, 74_223, 85_460],
} as const;
const wages = readAreaWages(
  packAreaWages(header, (soc, area) => {
    const key = Object.keys(levels).find(
      (one): one is keyof typeof levels => one === `${soc} ${area}`,
    );
    return key === undefined ? null : levels[key];
  }),
  geography,
);
const facts = areaFacts(wages);
const columbus: PayPlace = { country: "US", region: "OH", city: "Columbus", currency: "USD" };

describe("the shipped levels of an area", () => {
  test("carry source, edition and the area's name", () => {
    expect(facts.levels("29-1141", columbus)).toEqual({
      source: {
        publisher: "US Department of Labor",
        name: "OFLC prevailing wages",
        edition: "wage year 2025-26 (ended June 2026)",
      },
      area: { kind: "metro", name: "Columbus, OH" },
      soc: "29-1141",
      unit: "hour",
      amounts: [35.4, 39.12, 42.83, 46.55],
    });
  });

  test.each([
    ["a suburb", { city: "Dublin" }],
    ["a county", { city: "Franklin County" }],
    ["a state by its name", { region: "Ohio" }],
    ["a job that states no pay", { currency: null }],
  ])("are found for %s", (_, change) => {
    expect(facts.levels("29-1141", { ...columbus, ...change })).toMatchObject({
      area: { name: "Columbus, OH" },
    });
  });

  test("are those of a part where the statistics join occupations, and by the year where they are", () => {
    expect(facts.levels("13-1020", columbus)).toMatchObject({
      soc: "13-1021",
      amounts: [20, 25, 30, 35],
    });
    expect(facts.levels("25-2021", columbus)).toMatchObject({ unit: "year" });
  });

  test.each<[Partial<PayPlace>, string]>([
    [{ city: "Grove City" }, "placeNotMatched"],
    [{ city: null }, "placeNotMatched"],
    [{ region: null }, "placeNotMatched"],
    [{ city: "Waverly" }, "notPublished"],
    [{ country: null }, "countryUnknown"],
    [{ country: "CA", region: "ON" }, "outsideUnitedStates"],
    [{ currency: "EUR" }, "otherCurrency"],
  ])("are unknown for %o", (change, unknown) => {
    const place = { ...columbus, ...change };
    expect(facts.levels("29-1141", place)).toEqual({ unknown });
  });

  test("elsewhere in the state are those of its other metro areas", () => {
    expect(facts.nearbyLevels("29-1141", columbus)).toMatchObject([
      { area: { name: "Cleveland, OH" } },
    ]);
    expect(facts.nearbyLevels("13-1021", columbus)).toEqual({ unknown: "notPublished" });
  });

  test("are found by the whole name of a town alone", () => {
    expect(findTown(wages, "OH", "St. Louisville")).toBe(18_140);
    expect(findTown(wages, "OH", "Wood")).toBeNull();
  });
});

describe("an import", () => {
  const imported = (levelsThere: MarketFacts["levels"]): MarketFacts => ({
    ...shippedFacts,
    levels: levelsThere,
    nearbyLevels: () => ({ unknown: "notPublished" }),
  });
  const ask = (there: MarketFacts["levels"]) => askInTurn([imported(there), facts, shippedFacts]);

  test("wins over what ships", () => {
    const other = { ...header, edition: "wage year 2031-32" };
    const there = ask(() => ({
      source: other,
      area: { kind: "metro", name: "Columbus, OH" },
      soc: "29-1141",
      unit: "hour",
      amounts: [1, 2, 3, 4],
    }));
    expect(there.levels("29-1141", columbus)).toMatchObject({ amounts: [1, 2, 3, 4] });
    expect(there.nearbyLevels("29-1141", columbus)).toEqual({ unknown: "notPublished" });
  });

  test("that knows the place and has no figure for it has the last word", () => {
    const there = ask(() => ({ unknown: "notPublished" }));
    expect(there.levels("29-1141", columbus)).toEqual({ unknown: "notPublished" });
  });

  test.each(["notImported", "placeNotMatched"] as const)(
    "that is %s leaves it to what ships",
    (unknown) => {
      expect(ask(() => ({ unknown })).levels("29-1141", columbus)).toMatchObject({
        amounts: [35.4, 39.12, 42.83, 46.55],
      });
    },
  );
});
