import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { compile } from "#boolean/compile.ts";
import { dialectKeys, type DialectSearch, rungs } from "#contract/compiled-searches.ts";
import { dialects } from "#boolean/dialects.ts";
import { measure } from "#boolean/length.ts";
import { isNarrowerOrSame } from "#boolean/meaning.ts";
import { prepare } from "#boolean/prepare.ts";
import { prove } from "#boolean/prove.ts";
import type { Query } from "#boolean/query.ts";
import { readSpec } from "#boolean/read-spec.ts";
import { climb, toQuery } from "#boolean/search.ts";
import { SearchSpec, specBounds } from "#contract/search-spec.ts";
import { cleanTerm, foldText, isStopWord, standInsFor } from "#boolean/term.ts";

const numRuns = Number(process.env.PROPERTY_RUNS ?? 80);
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_115);
vi.setConfig({ testTimeout: 120_000 + numRuns * 60 });

const everyday = fc.constantFrom(
  ..."Backend Engineer;Software Developer;ICU Nurse;Registered Nurse;RN;Go;R;C;Golang".split(";"),
  ..."Kafka;AWS;C++;C#;csharp;.NET;Node.js;CI/CD;R&D;PL/SQL;pl-sql;VB;Visual Basic;SQL".split(";"),
  ..."O'Reilly;Jupyter Notebook;Austin, TX;Round Rock, TX;St. Louis, MO;Remote;Kraków".split(";"),
  ..."東京;مهندس برمجيات;инженер;ผู้จัดการ".split(";"),
);
const hostile = fc.constantFrom(
  ...";   ;AND;OR;NOT;or;near;&;...;🚀;👩‍🔧 welder;Research AND Development;NOT a fit".split(";"),
  ...'"";5" pipe;a) OR (b;x" OR "y;((((((((((;(brackets [of {every} kind]);“curly” ‘quotes’'.split(
    ";",
  ),
  ..."O’Reilly;site:evil.example -jobs;-minus +plus ~near *;post* gre*;location:Austin;!'()*".split(
    ";",
  ),
  ..."e\u0301cole;\u202Eright to left;می\u200Cخواهم;İstanbul ΟΔΟΣ ẞ;back\\slash\\;$1 $& ${x} %s <b>".split(
    ";",
  ),
  ..."line\r\nbreak\ttab;Java, Python | Perl / Ruby;Sr. Engineer – Platform".split(";"),
  "a very long requirement that somebody pasted as if it were one search term",
  "x".repeat(150),
);
/** Terms that are hardly ever the same, so that lists grow past every limit. */
const numbered = fc.tuple(everyday, fc.nat({ max: 9_999 })).map(([name, n]) => `${name} ${n}`);
const term = fc.oneof(
  { weight: 5, arbitrary: everyday },
  { weight: 5, arbitrary: numbered },
  { weight: 4, arbitrary: hostile },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }).filter(isStorable) },
);
const count = fc.option(fc.nat({ max: specBounds.count }), { nil: undefined });

/** Searches whose lists are filled between two shares of their bounds. */
function specsOf(least: number, most: number): fc.Arbitrary<SearchSpec> {
  const size = (bound: number) => ({
    minLength: Math.floor(bound * least),
    maxLength: Math.ceil(bound * most),
    size: "max" as const,
  });
  const terms = (bound: number) => fc.array(term, size(bound));
  const named = (bound: number) =>
    fc.array(fc.record({ term, synonyms: terms(specBounds.synonyms) }), size(bound));
  const github = fc.record({
    languages: terms(specBounds.languages),
    followers: count,
    repos: count,
  });
  return fc
    .record({
      titles: named(specBounds.titles),
      mustSkills: named(specBounds.mustSkills),
      anySkills: terms(specBounds.anySkills),
      places: terms(specBounds.places),
      companies: terms(specBounds.companies),
      exclusions: terms(specBounds.exclusions),
      github: fc.option(github, { nil: undefined }),
      isTechnical: fc.option(fc.boolean(), { nil: undefined }),
    })
    .map((spec) => SearchSpec.parse(spec));
}

const specs = fc.oneof(
  { weight: 12, arbitrary: specsOf(0, 0.3) },
  { weight: 3, arbitrary: specsOf(0, 1) },
  { weight: 1, arbitrary: specsOf(0.8, 1) },
);

function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes("\u0000");
}

function holds(property: (spec: SearchSpec) => void, runs = numRuns): void {
  fc.assert(fc.property(specs, property), { numRuns: runs, seed });
}

/** A string as a person reads it, with one letter for each quoted phrase; of Recruiter's lines only the values. */
function linesOf({ dialect }: DialectSearch, string: string): string[] {
  const isRecruiter = dialect === "linkedinRecruiter";
  const values = isRecruiter
    ? string.split("\n").map((line) => line.slice(line.indexOf(": ") + 2))
    : [string];
  return values.map((line) => line.replaceAll(/"[^"]*"/gu, "q"));
}

/** What is wrong with how a line is written, found without the parsers. */
function faultsOfLine({ dialect }: DialectSearch, line: string): string[] {
  const outside = line.replaceAll(/\([^()]*\)/gu, "g");
  const mayBeBare = dialect === "linkedinRecruiter";
  const faults: Record<string, boolean> = {
    "unbalanced brackets": /[()]/u.test(outside),
    "an empty group": line.includes("()"),
    "an OR outside brackets": !mayBeBare && /\bOR\b/u.test(outside),
    "an operator at an end": /^(?:AND|OR)(?: |$)|(?:^| )(?:AND|OR|NOT)$/u.test(line),
    "NOT first": !mayBeBare && line.startsWith("NOT "),
    "two operators side by side": /(?:^| )(?:AND|OR|NOT) (?:AND|OR|NOT)(?: |$)/u.test(line),
    "something wanted after NOT": / NOT .* AND /u.test(line),
    "something wanted after GitHub's NOT": dialect === "github" && / NOT .*\w:/u.test(line),
    "something wanted after a minus": dialect === "googleXRay" && / -\S+ (?!-)/u.test(line),
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

function faultsOfPart(search: DialectSearch, { string, length, link }: Part): string[] {
  const { limits } = search;
  const faults: Record<string, boolean> = {
    "curly quotes": /[\u2018-\u201F\u00AB\u00BB\\]/u.test(string),
    "an odd quote": string.split('"').length % 2 === 0,
    "an empty phrase": string.includes('""'),
    "another length than printed": JSON.stringify(length) !== JSON.stringify(measure(string)),
    "too many characters": length.characters > limits.characters,
    "too many words": length.words > (limits.words ?? Infinity),
    "too many operators": length.operators > (limits.operators ?? Infinity),
    "a link to something else": link !== null && !isLinkTo(link, string),
  };
  const lines = linesOf(search, string).flatMap((line) => faultsOfLine(search, line));
  return [...Object.keys(faults).filter((name) => faults[name]), ...lines];
}

type Part = DialectSearch["rungs"][number]["parts"][number];

function isLinkTo(link: string, string: string): boolean {
  const { protocol, searchParams } = new URL(link);
  return protocol === "https:" && [...searchParams.values()].includes(string);
}

/** Whether somebody with exactly these words on a profile is found. */
function finds(query: Query, words: ReadonlySet<string | undefined>): boolean {
  if ("text" in query) return words.has(foldText(query.text));
  if (query.kind === "and") return query.of.every((member) => finds(member, words));
  if (query.kind === "or") return query.of.some((member) => finds(member, words));
  return query.kind === "not" ? !finds(query.of, words) : finds(query.of, words);
}

/** The spec's names as a profile would hold them. */
function plain(raw: readonly string[]): string[] {
  return raw.flatMap((name) => {
    const result = cleanTerm(name);
    return "reason" in result || isStopWord(result.text) ? [] : [foldText(result.text)];
  });
}

/** The same for lists where a clear name stands in for an everyday word. */
function clear(raw: readonly string[]): string[] {
  return plain(raw).flatMap((name) => {
    const standIns = standInsFor(name);
    return standIns.length > 0 ? standIns.map(foldText) : [name];
  });
}

describe(`for ${numRuns} random searches, seed ${seed}`, () => {
  test("every string reads back as what was meant, and the parts together are the whole search", () => {
    holds((spec) => {
      expect(prove(spec, compile(spec))).toEqual([]);
    });
  });

  test("strings keep the limits, straight quotes, brackets round OR and NOT last, and links carry them", () => {
    holds((spec) => {
      for (const search of compile(spec)) {
        for (const { parts } of search.rungs) {
          expect(parts.length).toBeLessThanOrEqual(search.limits.parts);
          const faults = parts.map((part) => ({ ...part, faults: faultsOfPart(search, part) }));
          expect(faults.filter((part) => part.faults.length > 0)).toEqual([]);
        }
      }
    });
  });

  test("each rung finds a part of what the rung before it finds", () => {
    holds((spec) => {
      const read = readSpec(spec);
      for (const key of dialectKeys) {
        const dialect = dialects[key];
        const { lists } = prepare(read, dialect);
        const queries = rungs.map((rung) =>
          toQuery(climb(rung, lists, dialect), dialect, dialect.fixed(spec, rung)),
        );
        const [broad, balanced, narrow] = queries;
        if (!broad || !balanced || !narrow) throw new Error("a rung is missing");
        expect(isNarrowerOrSame(balanced, broad)).toBe(true);
        expect(isNarrowerOrSame(narrow, balanced)).toBe(true);
      }
    });
  });

  test("LinkedIn's narrow strings find exactly the profiles the spec describes in words", () => {
    const picks = fc.infiniteStream(fc.nat({ max: 1_000 }));
    const property = fc.property(specs, picks, (spec, stream) => {
      const narrow = compile(spec)[0]?.rungs[2];
      fc.pre(narrow !== undefined && narrow.parts.length > 0 && narrow.dropped.length === 0);
      const pick = () => stream.next().value;
      const titles = spec.titles.flatMap(({ term: name, synonyms }) => [name, ...synonyms]);
      const asked = [
        plain(titles),
        ...spec.mustSkills.map((skill) => clear([skill.term, ...skill.synonyms])),
        clear(spec.anySkills),
        plain(spec.companies),
      ].filter((names) => names.length > 0);
      const unwanted = clear(spec.exclusions).filter(
        (word) => !asked.flat().some((name) => ` ${name} `.includes(` ${word} `)),
      );
      const some = asked.flatMap((names) =>
        pick() % 20 === 0 ? [] : [names[pick() % names.length]],
      );
      const profile = new Set(pick() % 5 === 0 ? [...some, unwanted[0]] : some);
      const isMeant =
        asked.every((names) => names.some((name) => profile.has(name))) &&
        !unwanted.some((name) => profile.has(name));
      const isFound = narrow.parts.some(({ string }) => {
        const parsed = dialects.linkedin.parse(string);
        return parsed.ok && finds(parsed.query, profile);
      });
      expect(isFound).toBe(isMeant);
    });
    fc.assert(property, { numRuns, seed });
  });

  test("the same search gives the same strings", () => {
    holds((spec) => {
      expect(compile(structuredClone(spec))).toEqual(compile(spec));
    }, numRuns / 10);
  });
});
