import { expect, test } from "vitest";
import {
  abbreviations,
  ambiguousTitles,
  foreignTitles,
  modernTitles,
  worldTitles,
} from "#reading/data/titles-by-hand.ts";
import { titleTable } from "#reading/data/load-titles.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import { dropDecoration } from "#reading/occupation/read-title.ts";

const { occupations } = titleTable;
const codes = new Set(occupations.map(({ code }) => code));
const phrases = occupations.flatMap(({ everyday, official, nearest, common, others }) =>
  [everyday, official, nearest, common, others].flatMap((list) => list.split("|")).filter(Boolean),
);
const fold = (title: string) => dropDecoration(foldTitle(title)).join(" ");

test("the table holds every detailed occupation and its titles, with credit", () => {
  expect(codes.size).toBe(830);
  expect(phrases.length).toBeGreaterThan(50_000);
  expect(titleTable.credit).toContain("O*NET 30, US Department of Labor, CC BY 4.0");
});

test("titles stand as the reader folds them: else run scripts/data/titles.ts", () => {
  expect(phrases.filter((phrase) => fold(phrase) !== phrase)).toEqual([]);
});

test("titles made by hand name occupations of the table, each once", () => {
  const byHand = [...modernTitles, ...worldTitles];
  const named = byHand.flatMap(([, list]) => list.split(" "));
  expect(named.filter((code) => !codes.has(code))).toEqual([]);
  const titles = byHand.flatMap(([names]) => [...new Set(names.split(", ").map(fold))]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test("titles of several occupations name those of the table, with cues, each title once", () => {
  const named = ambiguousTitles.flatMap(([, cuesOf]) => Object.entries(cuesOf));
  const faulty = named.filter(([code, cues]) => !codes.has(code) || cues.split(" ").length < 2);
  expect(faulty).toEqual([]);
  const titles = ambiguousTitles.flatMap(([names]) => names.toLowerCase().split(", "));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test("short forms and foreign words stand as they fold, and mean words that titles use", () => {
  const known = new Set(phrases.flatMap((phrase) => phrase.split(" ")));
  for (const list of [...modernTitles, ...worldTitles])
    for (const word of fold(list[0]).split(" ")) known.add(word);
  const short = [...abbreviations.keys(), ...foreignTitles.keys()];
  expect(short.filter((text) => foldTitle(text).join(" ") !== text)).toEqual([]);
  const meant = [...[...abbreviations.values()].flat(), ...foreignTitles.values()];
  expect(meant.filter((text) => foldTitle(text).some((word) => !known.has(word)))).toEqual([]);
});
