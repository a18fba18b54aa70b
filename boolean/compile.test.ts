import { describe, expect, test } from "vitest";
import { compile } from "#boolean/compile.ts";
import { CompiledSearches, type DialectKey, type Rung } from "#contract/compiled-searches.ts";
import { prove } from "#boolean/prove.ts";
import { SearchSpec, specBounds } from "#contract/search-spec.ts";

const named = (term: string, ...synonyms: string[]) => ({ term, synonyms });

const spec = (given: Partial<SearchSpec>) => SearchSpec.parse(given);

function searchOn(dialect: DialectKey, given: SearchSpec) {
  const found = compile(given).find((search) => search.dialect === dialect);
  if (!found) throw new Error(`no ${dialect}`);
  return found;
}

function rungOn(dialect: DialectKey, rung: Rung, given: SearchSpec) {
  const found = searchOn(dialect, given).rungs.find((entry) => entry.rung === rung);
  if (!found) throw new Error(`no ${rung}`);
  return found;
}

function stringsOn(dialect: DialectKey, rung: Rung, given: SearchSpec): string[] {
  return rungOn(dialect, rung, given).parts.map(({ string }) => string);
}

const welder = spec({ titles: [named("Welder")], mustSkills: [named("TIG")] });

describe("terms from a job description", () => {
  test("Go is searched as Golang in free text, and stays Go where a field matches skills", () => {
    const given = spec({ titles: [named("Engineer")], mustSkills: [named("Go", "Golang")] });
    expect(stringsOn("linkedin", "narrow", given)).toEqual(["Engineer AND Golang"]);
    expect(stringsOn("linkedinRecruiter", "narrow", given)).toEqual([
      "Job titles [Must have]: Engineer\nSkills [Can have]: Go OR Golang",
    ]);
    expect(searchOn("linkedin", given).dropped).toEqual([
      { list: "mustSkills", group: 0, term: "Go", reason: "everydayWord" },
    ]);
  });

  test("names with signs are quoted, and small letters are for Monster only", () => {
    const given = spec({ titles: [named("Developer")], mustSkills: [named("C++"), named(".NET")] });
    expect(stringsOn("linkedin", "narrow", given)).toEqual(['Developer AND "C++" AND ".NET"']);
    expect(stringsOn("monster", "narrow", given)).toEqual(['"c++" AND ".net" AND developer']);
  });

  test("an attempt to break out of quotes and brackets becomes words", () => {
    const given = spec({ titles: [named('x" OR "y'), named("a) OR (b"), named("“R&D” AND more")] });
    expect(stringsOn("linkedin", "broad", given)).toEqual([
      '("x OR y" OR "a OR b" OR "R&D AND more")',
    ]);
  });

  test("a term that cannot be searched is reported and never printed", () => {
    const given = spec({ titles: [named("Welder", "", "🚀", "OR")], anySkills: ["()"] });
    expect(stringsOn("linkedin", "narrow", given)).toEqual(["Welder"]);
    const reasons = searchOn("linkedin", given).dropped.map(({ term, reason }) => [term, reason]);
    expect(reasons).toEqual([
      ["", "empty"],
      ["🚀", "unsearchable"],
      ["OR", "stopWord"],
      ["()", "unsearchable"],
    ]);
  });

  test("an exclusion that would hide the people wanted is left out", () => {
    const given = spec({ titles: [named("Nurse Manager")], exclusions: ["manager", "recruiter"] });
    expect(stringsOn("linkedin", "narrow", given)).toEqual(['"Nurse Manager" NOT recruiter']);
    expect(searchOn("linkedin", given).dropped[0]?.reason).toBe("contradicts");
    const coder = spec({ ...given, github: { languages: ["Java"] } });
    expect(stringsOn("github", "narrow", coder)).toEqual(["type:user language:Java NOT recruiter"]);
  });

  test("Dice is not given the spellings it adds by itself", () => {
    const given = spec({ titles: [named("Developer")], mustSkills: [named("csharp", "C#", "F#")] });
    expect(stringsOn("dice", "narrow", given)).toEqual(['Developer AND ("C#" OR "F#")']);
    expect(stringsOn("indeed", "narrow", given)).toEqual([
      'Developer AND (csharp OR "C#" OR "F#")',
    ]);
    expect(searchOn("dice", given).dropped[0]).toMatchObject({ reason: "builtInSynonym" });
  });
});

describe("places", () => {
  const given = spec({
    titles: [named("Welder")],
    places: ["Austin, TX", "Remote"],
    github: { languages: ["C++"] },
  });

  test("stand in a filter where there is one, and in the string where there is none", () => {
    expect(rungOn("linkedin", "broad", given).parts[0]).toMatchObject({
      string: "Welder",
      filters: [{ field: "Location", mode: null, value: "Austin, TX" }],
    });
    expect(stringsOn("googleXRay", "broad", given)).toEqual([
      'site:linkedin.com/in Welder "Austin, Texas" -intitle:jobs -inurl:dir',
    ]);
    expect(stringsOn("github", "broad", given)).toEqual(["type:user location:Austin language:C++"]);
  });

  test("a way of working is no place", () => {
    expect(searchOn("linkedin", given).dropped).toContainEqual({
      list: "places",
      group: 0,
      term: "Remote",
      reason: "notAPlace",
    });
  });
});

describe("the ladder", () => {
  test("without must-skills the balanced rung asks for an any-of skill", () => {
    const given = spec({ titles: [named("Welder")], anySkills: ["TIG", "MIG"] });
    expect(stringsOn("linkedin", "broad", given)).toEqual(["Welder"]);
    expect(stringsOn("linkedin", "balanced", given)).toEqual(["Welder AND (TIG OR MIG)"]);
  });

  test("a rung with the same strings as an earlier one says so", () => {
    expect(rungOn("linkedin", "narrow", welder).sameAs).toBe("broad");
  });

  test("with one key word the broad rung asks for less than the balanced one, and each says what it asks", () => {
    const bare = spec({ titles: [named("Welder")] });
    const wished = spec({ ...welder, anySkills: ["pipe"] });
    expect(stringsOn("linkedin", "broad", wished)).toEqual(["Welder AND (TIG OR pipe)"]);
    expect(stringsOn("linkedin", "balanced", wished)).toEqual(["Welder AND TIG"]);
    expect(rungOn("linkedin", "broad", bare).meaning).not.toContain("key word");
    expect(rungOn("linkedin", "broad", welder).meaning).toContain("nothing excluded");
    expect(rungOn("linkedin", "broad", wished).meaning).toContain("the key word or an extra");
    expect(rungOn("linkedin", "balanced", wished).meaning).toContain("Start here");
  });

  test("Recruiter's fields are the lines of its string", () => {
    for (const { parts } of searchOn("linkedinRecruiter", welder).rungs) {
      for (const { string, filters } of parts) {
        const lines = filters.map(({ field, mode, value }) =>
          mode === null ? `${field}: ${value}` : `${field} [${mode}]: ${value}`,
        );
        expect(lines.join("\n")).toBe(string);
      }
    }
  });
});

describe("platforms", () => {
  test("GitHub needs a language, Dice a technical job, and nothing can be made of nothing", () => {
    const skipped = (given: SearchSpec) =>
      compile(given).flatMap((search) => (search.skipped === null ? [] : [search.dialect]));
    expect(skipped(welder)).toEqual(["github"]);
    expect(skipped({ ...welder, isTechnical: false })).toEqual(["github", "dice"]);
    expect(skipped(spec({ places: ["Austin"] }))).toHaveLength(7);
  });

  test("Indeed is marked for verification, and it alone", () => {
    const marked = compile(welder).filter(({ mustVerify }) => mustVerify);
    expect(marked.map(({ dialect }) => dialect)).toEqual(["indeed"]);
  });

  test("links open the sites that take a query, with brackets and quotes encoded", () => {
    const given = spec({ titles: [named("Data Engineer", "ETL")], github: { languages: ["C#"] } });
    const links = compile(given).map(({ rungs }) => rungs[0]?.parts[0]?.link ?? null);
    expect(links).toEqual([
      "https://www.linkedin.com/search/results/people/?keywords=%28%22Data%20Engineer%22%20OR%20ETL%29",
      null,
      "https://www.google.com/search?q=site%3Alinkedin.com%2Fin%20%28%22Data%20Engineer%22%20OR%20ETL%29%20-intitle%3Ajobs%20-inurl%3Adir",
      "https://github.com/search?type=users&q=type%3Auser%20language%3AC%23",
      null,
      null,
      null,
    ]);
  });
});

describe("limits", () => {
  const long = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `certified ${word} number ${index} of many`);

  test("a group too long for one Google string is split, and nothing is lost", () => {
    const given = spec({ titles: long("welder", 8).map((term) => named(term)) });
    const { parts, dropped } = rungOn("googleXRay", "broad", given);
    expect([parts.length, dropped]).toEqual([2, []]);
    expect(prove(given, compile(given))).toEqual([]);
  });

  test("what fits in no number of strings is left out from the end and reported", () => {
    const given = spec({
      titles: [named("Welder")],
      mustSkills: long("welder", 9).map((term) => named(term, "last resort")),
      exclusions: long("thing", 12),
    });
    const { parts, dropped } = rungOn("googleXRay", "narrow", given);
    expect(parts[0]?.string).toMatch(/^site:linkedin.com\/in Welder .*number 0/u);
    expect(dropped.map(({ list }) => list)).toContain("exclusions");
    expect(dropped).toContainEqual(
      expect.objectContaining({
        group: 8,
        reason: "overLimit",
        term: "certified welder number 8 of many",
      }),
    );
    expect(prove(given, compile(given))).toEqual([]);
  });

  test("GitHub gets one language and one place per string, and at most five exclusions", () => {
    const given = spec({
      places: ["Austin", "Dallas"],
      exclusions: ["a1", "b2", "c3", "d4", "e5", "f6"],
      github: { languages: ["Go", "C++"], repos: 5 },
    });
    const { parts, dropped } = rungOn("github", "balanced", given);
    expect(parts.map(({ length }) => length.operators)).toEqual([5, 5, 5, 5]);
    expect(parts[3]?.string).toContain("location:Dallas language:C++ repos:>=5");
    expect(dropped.map(({ term }) => term)).toEqual(["f6"]);
  });

  test("the fullest spec stays within the bounds of the result", () => {
    const full = (bound: number) => long("skill", bound);
    const given = SearchSpec.parse({
      titles: full(specBounds.titles).map((term) => named(term, ...full(specBounds.synonyms))),
      mustSkills: full(specBounds.mustSkills).map((term) => named(term, ...full(6))),
      anySkills: full(specBounds.anySkills),
      places: full(specBounds.places),
      companies: full(specBounds.companies),
      exclusions: full(specBounds.exclusions),
      github: { languages: full(specBounds.languages), repos: 1, followers: 1 },
    });
    expect(CompiledSearches.safeParse(compile(given)).success).toBe(true);
    expect(prove(given, compile(given))).toEqual([]);
  });
});

test("a spec refuses terms and lists beyond its bounds, and fields it does not know", () => {
  expect(SearchSpec.safeParse({ titles: [{ term: "(".repeat(100_000) }] }).success).toBe(false);
  expect(SearchSpec.safeParse({ places: Array.from({ length: 9 }, String) }).success).toBe(false);
  expect(SearchSpec.safeParse({ anySkills: ["nul \u0000"] }).success).toBe(false);
  expect(SearchSpec.safeParse({ keywords: ["java"] }).success).toBe(false);
  expect(SearchSpec.safeParse({ github: { repos: -1 } }).success).toBe(false);
});
