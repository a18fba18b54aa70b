import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { familyKeys } from "#ledger/occupations/family.ts";
import { listed } from "#ledger/occupations/listed.ts";
import { ambiguousTitles } from "#reading/data/titles-by-hand.ts";
import { stemWords } from "#reading/occupation/stem.ts";
import { dropDecoration } from "#reading/occupation/read-title.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import type { TitleTable } from "#reading/occupation/title-table.ts";
import { combinedOccupations } from "#ledger/areas/combined-occupations.ts";
import { readCsv } from "./occupations.ts";

export const titlesFile = join(import.meta.dirname, "../..", "reading", "data", "titles.json");

const credit =
  "Titles, descriptions and technology skills: O*NET 30, US Department of Labor, CC BY 4.0, shortened and folded. Codes, names and employment: US Bureau of Labor Statistics, May 2025.";

/** Where the wage statistics count several occupations as one. */
const counted = new Map(
  Object.entries(combinedOccupations).flatMap(([whole, parts]) =>
    parts.map((part) => [part, whole] as const),
  ),
);

/** Titles from job holders and from postings; the others come from lists of former classifications. */
const livelySources = /02|09|10/;

function readRows(data: string, name: string): string[][] {
  const file = readFileSync(join(data, "onet", name));
  return parse(file, { delimiter: "\t", quote: null, from: 2, skip_empty_lines: true });
}

function toCode(onetCode = ""): string {
  const code = onetCode.slice(0, 7);
  return counted.get(code) ?? code;
}

/** Folded until folding changes nothing: "Tools Maker", "tool maker", "toolmaker". */
function toPhrase(title: string): string {
  const phrase = dropDecoration(foldTitle(title)).join(" ");
  return phrase === title ? phrase : toPhrase(phrase);
}

/** "Certified Veterinary Technician (CVT)" is two titles. */
function splitTitle(title: string): string[] {
  return [
    title.replaceAll(/\([^)]*\)/g, " "),
    ...[...title.matchAll(/\(([^)]*)\)/g)].map(([, inner = ""]) => inner),
  ];
}

function add(map: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = map.get(key) ?? new Set();
  for (const value of values) if (value !== "") known.add(value);
  map.set(key, known);
}

function leaveOut(found: ReadonlySet<string> | undefined, known: readonly string[]): string[] {
  return [...(found ?? [])].filter((one) => !known.includes(one));
}

/** A word of a tenth of all occupations tells none of them; a brand of one is seldom read. */
function keepTelling(
  words: Map<string, Set<string>>,
  most: number,
  fewest: number,
): Map<string, string[]> {
  const users = new Map<string, number>();
  for (const set of words.values())
    for (const word of set) users.set(word, (users.get(word) ?? 0) + 1);
  const tells = (word: string) =>
    (users.get(word) ?? 0) <= most && (users.get(word) ?? 0) >= fewest;
  return new Map([...words].map(([code, set]) => [code, [...set].filter(tells)]));
}

/** "Veterinary Assistants and Laboratory Animal Caretakers" names two jobs; "Installers" alone names none. */
function splitOfficial(title: string): string[] {
  if (/all other$/i.test(title)) return [];
  const plain = title.replace(/,? except .*/i, "");
  const [head = "", ...tails] = plain.split(", ");
  // "Special Education Teachers, Middle School"
  if (tails.length === 1 && !plain.endsWith("s")) return [toPhrase(`${tails[0]} ${head}`)];
  return plain
    .split(/,? and |, /)
    .map(toPhrase)
    .filter((phrase) => phrase.includes(" "))
    .concat(toPhrase(plain));
}

function findSubjects(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const stem of stemWords(titles.join(" "))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 2).map(([stem]) => stem);
}

export function readTitleTable(data: string): TitleTable {
  const everyday = new Map<string, Set<string>>();
  const official = new Map<string, Set<string>>();
  const nearest = new Map<string, Set<string>>();
  const lively = new Map<string, Set<string>>();
  const others = new Map<string, Set<string>>();
  const words = new Map<string, Set<string>>();
  const tools = new Map<string, Set<string>>();
  for (const { soc, title, aliases, nearest: near = [] } of familyKeys.flatMap(
    (family) => listed[family],
  )) {
    const own = aliases.length === 0 ? [] : [title, ...aliases];
    add(everyday, soc, own.map(toPhrase));
    add(nearest, soc, [...(aliases.length === 0 ? [title] : []), ...near].map(toPhrase));
  }
  for (const [titles, cuesOf] of ambiguousTitles) {
    for (const [code, cues] of Object.entries(cuesOf)) {
      add(everyday, code, titles.split(", ").map(toPhrase));
      add(words, code, stemWords(cues));
    }
  }
  for (const [code, title = "", description = ""] of readRows(data, "occupations.txt")) {
    add(official, toCode(code), splitOfficial(title));
    add(words, toCode(code), stemWords(description.replaceAll(/Excludes [^.]*\./g, " ")));
  }
  for (const [code, title = "", short = "", sources = ""] of readRows(
    data,
    "alternate-titles.txt",
  )) {
    const phrases = [...splitTitle(title), short === "n/a" ? "" : short].map(toPhrase);
    add(livelySources.test(sources) ? lively : others, toCode(code), phrases);
  }
  for (const [code, example = "", , commodity = ""] of readRows(data, "technology-skills.txt")) {
    add(tools, toCode(code), stemWords(`${example} ${commodity}`));
  }
  const telling = keepTelling(words, 250, 1);
  const tellingTools = keepTelling(tools, 120, 2);
  const rows = readCsv(join(data, "oews", "national_M2025.csv")).filter(
    (row) => row["O_GROUP"] === "detailed",
  );
  return {
    credit,
    occupations: rows.map((row) => {
      const code = row["OCC_CODE"] ?? "";
      const first = [...(everyday.get(code) ?? [])];
      add(official, code, splitOfficial(row["OCC_TITLE"] ?? ""));
      const named = leaveOut(official.get(code), first);
      const common = leaveOut(lively.get(code), [...first, ...named]);
      const rest = leaveOut(others.get(code), [...first, ...named, ...common]);
      const near = leaveOut(nearest.get(code), []);
      const own = telling.get(code) ?? [];
      return {
        code,
        title: row["OCC_TITLE"] ?? "",
        employment: Number(row["TOT_EMP"]) || 0,
        everyday: first.join("|"),
        official: named.join("|"),
        nearest: near.join("|"),
        common: common.join("|"),
        others: rest.join("|"),
        words: own.join(" "),
        subjects: leaveOut(
          new Set(findSubjects([...first, ...named, ...common, ...rest])),
          own,
        ).join(" "),
        tools: (tellingTools.get(code) ?? []).filter((word) => !own.includes(word)).join(" "),
      };
    }),
  };
}

export function printTitleTable(table: TitleTable): string {
  return `${JSON.stringify(table, null, 2)}\n`;
}

if (import.meta.main) {
  const [corpus] = process.argv.slice(2);
  if (corpus === undefined) throw new Error("usage: node scripts/data/titles.ts CORPUS_DIR");
  const table = readTitleTable(join(corpus, "data"));
  writeFileSync(titlesFile, printTitleTable(table));
  console.log(`wrote ${table.occupations.length} occupations`);
}
