import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { lengths } from "#contract/limits.ts";
import { compile } from "#boolean/compile.ts";
import { dialects } from "#boolean/dialects.ts";
import { prove } from "#boolean/prove.ts";
import { SearchSpec } from "#contract/search-spec.ts";
import { readBoolean } from "#boolean/syntax/parse-boolean.ts";
import { plainBoolean } from "#boolean/dialects/text-dialect.ts";
import { parsing } from "#boolean/syntax/malformed.ts";
import { cleanTerm } from "#boolean/term.ts";

const size = 100_000;
const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** Pieces that make careless patterns run away, repeated to 100 KB. */
const traps = [
  "(",
  ")",
  "()",
  '"',
  '" "',
  "a ",
  "a AND ",
  "(a OR ",
  " ",
  "'",
  ".",
  "..a",
  "-",
  "+-",
]
  .concat(["\u0301", "\u200D", "👩‍🔧", "a\u0301", "“”", "\\", "aaaa!", "NOT ", "site:", "*", "\n"])
  .map(fill);

/** A busy machine can only make times worse, so tests that hold one are tried again. */
const timed = { retry: 3 };

function msOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test("a hundred kilobytes of anything is cleaned, refused or read within a second", () => {
  for (const trap of traps) {
    expect(msOf(() => cleanTerm(trap))).toBeLessThan(patient(1_000));
    expect(msOf(() => parsing(() => readBoolean(trap, plainBoolean)))).toBeLessThan(patient(1_000));
    for (const { parse } of Object.values(dialects)) {
      expect(msOf(() => expect(parse(trap).ok).toBe(false))).toBeLessThan(patient(1_000));
    }
  }
});

test(
  "the fullest spec of the worst terms compiles within a second, and what is left proves",
  timed,
  () => {
    const worst = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        `${index} ${traps[index % traps.length] ?? ""}`.slice(0, lengths.line).toWellFormed(),
      );
    const named = (count: number) => worst(count).map((term) => ({ term, synonyms: worst(6) }));
    const spec = SearchSpec.parse({
      titles: named(8),
      mustSkills: named(10),
      anySkills: worst(20),
      places: worst(8),
      companies: worst(10),
      exclusions: worst(12),
      github: { languages: worst(5) },
    });
    expect(msOf(() => compile(spec))).toBeLessThan(patient(1_000));
    expect(prove(spec, compile(spec))).toEqual([]);
  },
);

test("twice the terms cost about twice the time", timed, () => {
  const spec = (count: number) =>
    SearchSpec.parse({
      titles: [{ term: "Welder", synonyms: [] }],
      mustSkills: Array.from({ length: count }, (_, skill) => ({
        term: `skill ${skill}`,
        synonyms: Array.from({ length: 6 }, (__, name) => `skill ${skill} name ${name}`),
      })),
    });
  const best = (count: number) =>
    Math.min(...Array.from({ length: 15 }, () => msOf(() => compile(spec(count)))));
  best(10);
  expect(best(10)).toBeLessThan(patient(4 * best(5)));
});

test("reading ten times the text costs about ten times the time", timed, () => {
  const text = (count: number) =>
    Array.from({ length: count }, (_, index) => `(a${index} OR b)`).join(" AND ");
  const best = (count: number) =>
    Math.min(
      ...Array.from({ length: 9 }, () => msOf(() => readBoolean(text(count), plainBoolean))),
    );
  best(5_000);
  expect(best(20_000)).toBeLessThan(patient(40 * best(2_000)));
});
