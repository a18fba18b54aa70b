import { expect, test } from "vitest";
import { compile } from "#boolean/compile.ts";
import type { CompiledSearches, DialectKey } from "#contract/compiled-searches.ts";
import { measure } from "#boolean/length.ts";
import { prove } from "#boolean/prove.ts";
import { SearchSpec } from "#contract/search-spec.ts";

const spec = SearchSpec.parse({
  titles: [{ term: "Data Engineer", synonyms: ["ETL Developer"] }],
  mustSkills: [{ term: "Kafka", synonyms: ["Kinesis"] }, { term: "SQL" }],
  places: ["Austin, TX", "Dallas, TX"],
  exclusions: ["recruiter"],
  github: { languages: ["Go", "Java"] },
});

/** The compiled search with one platform's balanced strings changed by somebody. */
function changed(dialect: DialectKey, change: (strings: string[]) => string[]): CompiledSearches {
  return compile(spec).map((search) =>
    search.dialect === dialect
      ? { ...search, rungs: search.rungs.map((rung) => withStrings(rung, change)) }
      : search,
  );
}

function withStrings(
  rung: CompiledSearches[number]["rungs"][number],
  change: (strings: string[]) => string[],
) {
  const [model] = rung.parts;
  if (!model || rung.rung !== "balanced") return rung;
  const strings = change(rung.parts.map(({ string }) => string));
  return {
    ...rung,
    parts: strings.map((string) => ({ ...model, string, length: measure(string) })),
  };
}

test("a link, a length or a field of another string is noticed", () => {
  const stale = compile(spec).map((search) => ({
    ...search,
    rungs: search.rungs.map((rung) => ({
      ...rung,
      parts: rung.parts.map((part) => ({
        ...part,
        link: part.link && `${part.link}x`,
        length: { ...part.length, words: part.length.words + 1 },
        filters: part.filters.map((filter) => ({ ...filter, value: "another" })),
      })),
    })),
  }));
  const reasons = new Set(prove(spec, stale).map(({ reason }) => reason));
  expect([...reasons].sort()).toEqual([
    "The fields are another string's",
    "The length is another string's",
    "The link opens another search",
  ]);
});

const replaced = (from: string, to: string) => (strings: string[]) =>
  strings.map((string) => string.replace(from, to));

test("what the compiler prints is proven", () => {
  expect(prove(spec, compile(spec))).toEqual([]);
});

test.each<[string, DialectKey, (strings: string[]) => string[], string]>([
  ["a closing bracket is lost", "linkedin", replaced(")", ""), "OR group"],
  ["a quote is lost", "linkedin", replaced('"', ""), "never closed"],
  ["OR is written small", "monster", replaced(" OR ", " or "), "capitals"],
  ["a synonym is lost", "linkedin", replaced("Kafka OR ", ""), "something else"],
  ["OR becomes AND", "dice", replaced("Kafka OR", "Kafka AND"), "something else"],
  ["the exclusion is lost", "indeed", replaced(" NOT recruiter", ""), "something else"],
  ["a minus is lost", "googleXRay", replaced("-recruiter", "recruiter"), "something else"],
  [
    "Can have becomes Doesn't have",
    "linkedinRecruiter",
    replaced("Can", "Doesn't"),
    "something else",
  ],
  ["a word is misspelt", "linkedin", replaced("Kafka", "Kafak"), "something else"],
  ["one part of four is lost", "github", (strings) => strings.slice(1), "something else"],
  ["every part is lost", "github", () => [], "no string"],
])("the proof fails when %s", (_, dialect, change, reason) => {
  expect(prove(spec, changed(dialect, change))).toEqual([
    expect.objectContaining({ dialect, rung: "balanced", reason: expect.stringContaining(reason) }),
  ]);
});

test("a term reported as left out is not missed", () => {
  const searches = changed("indeed", replaced(" OR Kinesis", ""));
  expect(prove(spec, searches)).toHaveLength(1);
  const reported = searches.map((search) => ({
    ...search,
    rungs: search.rungs.map((rung) => ({
      ...rung,
      dropped:
        search.dialect === "indeed" && rung.rung === "balanced"
          ? [
              {
                list: "mustSkills" as const,
                group: 0,
                term: "Kinesis",
                reason: "overLimit" as const,
              },
            ]
          : rung.dropped,
    })),
  }));
  expect(prove(spec, reported)).toEqual([]);
});
