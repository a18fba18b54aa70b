import { describe, expect, test } from "vitest";
import { familyKeys } from "#ledger/occupations/family.ts";
import type { Wage } from "#ledger/occupations/occupation.ts";
import { findFigures, occupations } from "#ledger/occupations/occupations.ts";
import { ambiguousTitles } from "#reading/data/titles-by-hand.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";

const several = ambiguousTitles.flatMap(([titles]) => titles.split(", "));
const named = occupations.flatMap(({ title, aliases, nearest }) => [title, ...aliases, ...nearest]);
const toPhrase = (title: string) => foldTitle(title).join(" ");

describe("the list", () => {
  test.each(familyKeys)("%s has at least three occupations", (family) => {
    expect(occupations.filter((one) => one.family === family).length).toBeGreaterThanOrEqual(3);
  });

  test("covers more than two hundred occupations with about ten titles each", () => {
    expect(new Set(occupations.map(({ soc }) => soc)).size).toBeGreaterThan(200);
    const short = occupations.filter(({ aliases, nearest }) => aliases.length + nearest.length < 8);
    expect(short.map(({ title }) => title)).toEqual([]);
    expect(named.length / occupations.length).toBeGreaterThan(10);
  });

  test("no title stands for two occupations", () => {
    const rows = occupations.flatMap(({ soc, family, title, aliases, nearest }) => {
      const phrases = new Set([title, ...aliases, ...nearest].map(toPhrase));
      return [...phrases].map((phrase) => ({ phrase, row: `${soc} ${family}` }));
    });
    expect(findRepeated(rows.map(({ phrase }) => phrase))).toEqual([]);
  });

  test("no title is both settled and ambiguous", () => {
    const phrases = new Set(named.map(toPhrase));
    expect(several.filter((title) => phrases.has(toPhrase(title)))).toEqual([]);
  });

  test("the same row serves two families only under two titles", () => {
    expect(findRepeated(occupations.map(({ soc, family }) => `${soc} ${family}`))).toEqual([]);
  });
});

describe("the figures", () => {
  test("rise from P10 to P90, and somebody does each job", () => {
    const faulty = occupations.filter(({ yearly, hourly, employment }) => {
      const rows: readonly (readonly Wage[])[] = [yearly, hourly ?? []];
      const falls = rows.some((row) => {
        const numbers = row.filter((wage) => typeof wage === "number");
        return numbers.some((wage, at) => wage < (numbers[at - 1] ?? 0));
      });
      return falls || employment === null || employment <= 0;
    });
    expect(faulty.map(({ soc }) => soc)).toEqual([]);
  });

  test("an hour is a 2,080th of a year, but for rounding", () => {
    const apart = occupations.filter(({ yearly, hourly }) =>
      hourly?.some((wage, at) => {
        const year = yearly[at];
        if (typeof wage !== "number" || typeof year !== "number") return false;
        return Math.abs(wage * 2_080 - year) > 16;
      }),
    );
    expect(apart.map(({ soc }) => soc)).toEqual([]);
  });

  // Read off the published tables by eye, so that a fault of the generator shows without the public files.
  test.each([
    { soc: "29-1141", employment: 3_379_720, median: 97_550, openings: 189.1, growth: 4.9 },
    { soc: "15-1252", employment: 1_687_890, median: 135_980, openings: 115.2, growth: 15.8 },
    { soc: "53-3032", employment: 2_062_040, median: 58_640, openings: 237.6, growth: 4 },
    { soc: "25-2021", employment: 1_388_390, median: 63_970, openings: 91, growth: -2 },
    { soc: "41-3091", employment: 1_256_010, median: 69_990, openings: 123, growth: 3.1 },
    { soc: "19-3011", employment: 17_790, median: 124_720, openings: 0.9, growth: 1.2 },
    { soc: "53-2031", employment: 131_650, median: 63_580, openings: 19.8, growth: 9.2 },
    { soc: "11-3021", employment: 670_570, median: 175_140, openings: 55.6, growth: 15.2 },
  ])("$soc is as published", ({ soc, employment, median, openings, growth }) => {
    const row = findFigures(soc);
    expect(row?.employment).toBe(employment);
    expect(row?.yearly[2]).toBe(median);
    expect(row?.medians[4]).toBe(median);
    expect(row?.openingsThousands).toBe(openings);
    expect(row?.growthPercent).toBe(growth);
  });

  test("teachers have no hourly pay, physicians of 2021 only a floor", () => {
    expect(findFigures("25-2021")?.hourly).toBeNull();
    expect(findFigures("29-1215")?.medians[0]).toBe("top-coded");
  });
});

function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}
