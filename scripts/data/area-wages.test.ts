import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { packAreaWages, readAreaWages, type Levels } from "#ledger/areas/area-wages.ts";
import { areaWages } from "#server/features/market/shipped-market.service.ts";
import { packLevels, readGeography, readLevels, wagesFolder } from "./area-wages.ts";

const corpus = process.env["CORPUS_DIR"];
const wages = areaWages();
const file = join(wagesFolder, "area-wages.bin.gz");

describe("the file of area wages", () => {
  test("says what it is, of which edition and from whom", () => {
    const { areas, hourly, yearly, ...source } = wages.header;
    expect(source).toEqual({
      publisher: "US Department of Labor",
      name: "OFLC prevailing wages",
      edition: "wage year 2025-26 (ended June 2026)",
      credit: expect.stringContaining("Public domain") as string,
    });
    expect([areas.length, hourly.length, yearly.length]).toEqual([529, 786, 62]);
    expect(gunzipSync(readFileSync(file)).subarray(0, 8).toString()).toBe("AREAWAGE");
  });

  test("is small: packed, as it lies in memory, and the names beside it", () => {
    expect(statSync(file).size).toBeLessThan(1_700_000);
    expect(gunzipSync(readFileSync(file)).length).toBeLessThan(4_000_000);
    expect(statSync(join(wagesFolder, "areas.json")).size).toBeLessThan(300_000);
  });

  test.each<[string, string, number, "hour" | "year", Levels]>([
    ["nurses in Columbus", "29-1141", 18_140, "hour", [35.4, 39.12, 42.83, 46.55]],
    ["developers in Austin", "15-1252", 12_420, "hour", [43.44, 55.17, 66.9, 78.63]],
    ["chief executives in Abilene", "11-1011", 10_180, "hour", [47.73, 74.99, 102.25, 129.51]],
    ["teachers in Columbus", "25-2021", 18_140, "year", [51_750, 62_987, 74_223, 85_460]],
  ])("has the levels of %s", (_, soc, area, unit, amounts) => {
    expect(wages.find(soc, area)).toEqual({ unit, amounts });
  });

  test("has nothing of an occupation or a place that is not in it", () => {
    expect(wages.find("99-9999", 18_140)).toBeNull();
    expect(wages.find("29-1141", 1)).toBeNull();
    expect(wages.find("29-1141", 16_180)).toBeNull();
    expect(wages.find("53-2011", 10_500)).toBeNull();
  });

  test("has levels that never fall", () => {
    const { areas, hourly, yearly } = wages.header;
    const falling = [...hourly, ...yearly].flatMap((soc) =>
      areas.filter((area) => {
        const { amounts } = wages.find(soc, area) ?? { amounts: [] };
        return amounts.some((amount, at) => amount < (amounts[at - 1] ?? 0));
      }),
    );
    expect(falling).toEqual([]);
  });

  test("gives back what was packed, uneven steps and missing places too", () => {
    const header = { ...wages.header, areas: [1, 2], hourly: ["a"], yearly: ["b"] };
    const stored: Record<string, Levels> = {
      "a 1": [10, 10, 655.35, 655.35],
      "b 1": [15_080, 700_000, 700_001, 745_100],
      "b 2": [50_000, 50_000, 50_000, 50_000],
    };
    const find = (soc: string, area: number) => stored[`${soc} ${area}`] ?? null;
    const read = readAreaWages(packAreaWages(header, find), wages.geography);
    expect(read.find("a", 1)).toEqual({ unit: "hour", amounts: stored["a 1"] });
    expect(read.find("a", 2)).toBeNull();
    expect(read.find("b", 1)).toEqual({ unit: "year", amounts: stored["b 1"] });
    expect(read.find("b", 2)).toEqual({ unit: "year", amounts: stored["b 2"] });
  });

  test("is refused where it is something else", () => {
    expect(() => readAreaWages(new Uint8Array(64), wages.geography)).toThrow("no file of area");
  });
});

describe.skipIf(corpus === undefined)("the public files of wages", () => {
  const data = join(corpus ?? "", "data");
  test("pack into the file of the repository", () => {
    expect(gunzipSync(readFileSync(file)).equals(packLevels(readLevels(data)))).toBe(true);
  });

  test("agree with every amount of every row, read a second way", () => {
    const text = gunzipSync(readFileSync(join(data, "oflc", "area_wages_2025_26.csv.gz")));
    const rows = text.toString().split("\n").slice(1).filter(Boolean);
    const different = rows.filter((row) => {
      const cells = /^(\S{7}),(\d+),(.+)$/u.exec(row.trim()) ?? [];
      const ours = wages.find(cells[1] ?? "", Number(cells[2]))?.amounts.join(",");
      return ours !== cells[3]?.split(",").map(Number).join(",");
    });
    expect([rows.length, different]).toEqual([442_707, []]);
  });

  test("agree with every county and every area's name", () => {
    const { areas, states } = readGeography(data, new Map());
    const counties = Object.entries(wages.geography.states).map(([state, ofState]) => [
      state,
      Object.entries(ofState).map(([code, one]) => [code, one.counties]),
    ]);
    expect(wages.geography.areas).toEqual(areas);
    expect(Object.fromEntries(counties)).toEqual(
      Object.fromEntries(
        Object.entries(states).map(([state, ofState]) => [
          state,
          Object.entries(ofState).map(([code, one]) => [code, one.counties]),
        ]),
      ),
    );
  });
});
