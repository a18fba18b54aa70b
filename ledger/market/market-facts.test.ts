import { describe, expect, test } from "vitest";
import {
  askInTurn,
  isUnknown,
  shippedFacts,
  type MarketFacts,
  type PayPlace,
} from "#ledger/market/market-facts.ts";

const columbus: PayPlace = { country: "US", region: "OH", city: "Columbus", currency: "USD" };
const nurses = shippedFacts.wages("29-1141", columbus);
if (isUnknown(nurses)) throw new Error(nurses.unknown);

describe("the shipped figures", () => {
  test("carry source, edition, place and percentile", () => {
    expect(nurses.points[2]).toEqual({
      source: {
        publisher: "US Bureau of Labor Statistics",
        name: "Occupational Employment and Wage Statistics",
        edition: "May 2025",
      },
      area: { kind: "nation", name: "United States" },
      percentile: 50,
      yearly: 97_550,
      hourly: 46.9,
    });
    expect(nurses.employment).toMatchObject({ people: 3_379_720, source: { edition: "May 2025" } });
    expect(nurses.medians.map(({ source }) => source.edition)).toContain("May 2021");
    expect(shippedFacts.outlook("29-1141", columbus)).toMatchObject({
      growthPercent: 4.9,
      openingsThousands: 189.1,
      entry: "bachelor",
      source: { edition: "2024-34" },
      area: { name: "United States" },
    });
  });

  test.each([
    [{ country: null }, "countryUnknown"],
    [{ country: "DE" }, "outsideUnitedStates"],
    [{ currency: "EUR" }, "otherCurrency"],
  ])("are unknown for %o", (change, unknown) => {
    expect(shippedFacts.wages("29-1141", { ...columbus, ...change })).toEqual({ unknown });
    expect(shippedFacts.outlook("29-1141", { ...columbus, ...change })).toEqual({ unknown });
  });

  test("stand under a US job that states no pay, not under an unknown occupation", () => {
    expect(isUnknown(shippedFacts.wages("29-1141", { ...columbus, currency: null }))).toBe(false);
    expect(shippedFacts.wages("99-9999", columbus)).toEqual({ unknown: "occupationNotCovered" });
  });

  test("come after what is imported, question by question", () => {
    const metro = { kind: "metro", name: "Columbus, OH" } as const;
    const imported: MarketFacts = {
      ...shippedFacts,
      wages: (soc) =>
        soc === "29-1141"
          ? { ...nurses, points: nurses.points.map((point) => ({ ...point, area: metro })) }
          : { unknown: "notImported" },
      outlook: () => ({ unknown: "notImported" }),
    };
    const facts = askInTurn([imported, shippedFacts]);
    expect(facts.wages("29-1141", columbus)).toMatchObject({
      points: [{ area: metro }, {}, {}, {}, {}],
    });
    expect(facts.wages("15-1252", columbus)).toEqual(shippedFacts.wages("15-1252", columbus));
    expect(facts.outlook("29-1141", columbus)).toMatchObject({ growthPercent: 4.9 });
    expect(facts.levels("29-1141", columbus)).toEqual({ unknown: "notImported" });
    expect(askInTurn([]).wages("29-1141", columbus)).toEqual({ unknown: "notImported" });
  });
});
