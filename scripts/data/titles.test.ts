import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFigures } from "#ledger/occupations/occupations.ts";
import { titleTable } from "#reading/data/load-titles.ts";
import { printTitleTable, readTitleTable, titlesFile } from "./titles.ts";

const corpus = process.env["CORPUS_DIR"];
const folder = mkdtempSync(join(tmpdir(), "titles-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  mkdirSync(join(folder, "oews"));
  mkdirSync(join(folder, "onet"));
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(folder, name), lines.join("\n"));
  write("oews/national_M2025.csv", [
    "OCC_CODE,OCC_TITLE,O_GROUP,TOT_EMP",
    "31-1100,Aides,broad,9",
    "31-1120,Home Health and Personal Care Aides,detailed,4000000",
    "31-9096,Veterinary Assistants and Laboratory Animal Caretakers,detailed,120000",
  ]);
  write("onet/occupations.txt", [
    "code\ttitle\tdescription",
    "31-1121.00\tHome Health Aides\tMonitor the health status of an individual. Excludes nurses.",
    "31-9096.00\tVeterinary Assistants and Laboratory Animal Caretakers\tFeed, water, and examine pets.",
  ]);
  write("onet/alternate-titles.txt", [
    "code\ttitle\tshort\tsources",
    "31-1122.00\tPersonal Care Aide (PCA)\tPCA\t02",
    "31-9096.00\tSenior Kennel Assistants\tn/a\t04,06",
    "31-9096.00\tVeterinary Assistant\tn/a\t10",
  ]);
  write("onet/technology-skills.txt", ["code\texample\tcommodity\ttitle"]);
});

test("titles are folded, counted where the wages are, and stand once, by where they come from", () => {
  const { occupations } = readTitleTable(folder);
  expect(occupations.map(({ code }) => code)).toEqual(["31-1120", "31-9096"]);
  const [aides, assistants] = occupations;
  expect(aides?.common.split("|")).toContain("pca");
  expect(aides?.words).toContain("health");
  expect(aides?.words).not.toContain("nurs");
  expect(assistants?.official.split("|")).toContain("laboratory animal caretaker");
  expect(assistants?.others).toBe("kennel assistant");
  const all = [assistants?.everyday, assistants?.official, assistants?.common].join("|").split("|");
  expect(all.filter((title) => title === "veterinary assistant")).toHaveLength(1);
});

test("every occupation of the table has wages and an outlook", () => {
  const bare = titleTable.occupations.filter(({ code }) => {
    const figures = findFigures(code);
    const wages = [...(figures?.yearly ?? []), ...(figures?.hourly ?? [])];
    return wages.every((wage) => wage === null) || figures?.growthPercent === null;
  });
  expect(bare.map(({ code, title }) => `${code} ${title}`)).toEqual([]);
});

test.skipIf(corpus === undefined)("the public files print the table of the repository", () => {
  const table = readTitleTable(join(corpus ?? "", "data"));
  expect(readFileSync(titlesFile, "utf8") === printTitleTable(table)).toBe(true);
});
