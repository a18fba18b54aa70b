import type { CompiledSearches, DialectSearch } from "#contract/compiled-searches.ts";
import { dialects } from "#boolean/dialects.ts";
import { measure } from "#boolean/length.ts";
import { hasSameMeaning } from "#boolean/meaning.ts";
import { type Dropped, prepare, type Prepared } from "#boolean/prepare.ts";
import { anyOf, type Query } from "#boolean/query.ts";
import { readSpec } from "#boolean/read-spec.ts";
import { climb, isWorthRunning, type Search, toQuery } from "#boolean/search.ts";
import type { SearchSpec } from "#contract/search-spec.ts";

/** A string that does not say what the spec means; `at` is null when it reads well but means something else. */
export type SearchFault = {
  dialect: DialectSearch["dialect"];
  rung: CompiledRung["rung"];
  string: string;
  at: number | null;
  reason: string;
};

type CompiledRung = DialectSearch["rungs"][number];
type Part = CompiledRung["parts"][number];

/**
 * Reads every printed string back with its platform's parser and compares the union of a rung's
 * parts with the spec, less what the rung reports as left out; then looks at what stands beside them.
 */
export function prove(spec: SearchSpec, searches: CompiledSearches): SearchFault[] {
  const read = readSpec(spec);
  return searches.flatMap((search) => {
    const { lists } = prepare(read, dialects[search.dialect]);
    return search.rungs.flatMap((rung) => {
      const faults = faultsOfStrings(spec, lists, search, rung);
      return faults.length > 0
        ? faults
        : rung.parts.flatMap((part) => faultsBeside(search, rung, part));
    });
  });
}

function faultsOfStrings(
  spec: SearchSpec,
  lists: Prepared["lists"],
  search: DialectSearch,
  rung: CompiledRung,
): SearchFault[] {
  const dialect = dialects[search.dialect];
  const about = { dialect: search.dialect, rung: rung.rung };
  const parsed = rung.parts.map(({ string }) => ({ string, result: dialect.parse(string) }));
  const malformed = parsed.flatMap(({ string, result }) =>
    result.ok ? [] : [{ ...about, string, at: result.at, reason: result.reason }],
  );
  if (malformed.length > 0) return malformed;

  const whole = climb(rung.rung, lists, dialect);
  const string = rung.parts.map((part) => part.string).join("\n\n");
  const fault = (reason: string) => [{ ...about, string, at: null, reason }];
  if (rung.parts.length === 0) {
    return isWorthRunning(whole) ? fault("The rung has no string") : [];
  }
  const meant = toQuery(less(whole, rung.dropped), dialect, dialect.fixed(spec, rung.rung));
  const found = parsed.flatMap(({ result }): Query[] => (result.ok ? [result.query] : []));
  return hasSameMeaning(meant, anyOf(found)) ? [] : fault("The strings mean something else");
}

/** What is printed beside a string and no longer belongs to it. */
function faultsBeside(search: DialectSearch, { rung }: CompiledRung, part: Part): SearchFault[] {
  const dialect = dialects[search.dialect];
  const { string, link, length, filters } = part;
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const boxes = dialect.boxes(string);
  const reasons = [
    ...(link === dialect.link(string) ? [] : ["The link opens another search"]),
    ...(isSame(length, measure(string)) ? [] : ["The length is another string's"]),
    ...(isSame(filters.slice(0, boxes.length), boxes) ? [] : ["The fields are another string's"]),
  ];
  return reasons.map((reason) => ({ dialect: search.dialect, rung, string, at: null, reason }));
}

function less(search: Search, dropped: readonly Dropped[]): Search {
  const isLeftOut = (list: string, group: number, term: string) =>
    dropped.some((entry) => entry.list === list && entry.group === group && entry.term === term);
  return {
    clauses: search.clauses
      .map((clause) => ({
        ...clause,
        any: clause.any.filter(({ text }) => !isLeftOut(clause.list, clause.group, text)),
      }))
      .filter(({ any }) => any.length > 0),
    exclusions: search.exclusions.filter(({ text }) => !isLeftOut("exclusions", 0, text)),
  };
}
