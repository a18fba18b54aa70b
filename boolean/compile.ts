import {
  CompiledSearches,
  dialectKeys,
  type DialectSearch,
  type Rung,
  rungs,
} from "#contract/compiled-searches.ts";
import type { Dialect, Filter } from "#boolean/dialect.ts";
import { dialects } from "#boolean/dialects.ts";
import { fit } from "#boolean/fit.ts";
import { measure } from "#boolean/length.ts";
import { prepare, type Prepared } from "#boolean/prepare.ts";
import { readSpec, type ReadSpec } from "#boolean/read-spec.ts";
import { meaningOf } from "#boolean/rung.ts";
import { climb, isWorthRunning, type Search, toQuery } from "#boolean/search.ts";
import type { SearchSpec } from "#contract/search-spec.ts";

/** A neutral spec as strings for every platform: three rungs each, within limits, with all that was left out. */
export function compile(spec: SearchSpec): CompiledSearches {
  const read = readSpec(spec);
  return CompiledSearches.parse(dialectKeys.map((key) => compileFor(dialects[key], spec, read)));
}

function compileFor(dialect: Dialect, spec: SearchSpec, read: ReadSpec): DialectSearch {
  const { key, name, use, mustVerify, limits } = dialect;
  const about = { dialect: key, name, use, mustVerify, limits };
  const reason = dialect.skips(spec);
  if (reason !== null) return { ...about, skipped: reason, dropped: [], rungs: [] };
  const { lists, dropped } = prepare(read, dialect);
  const ladder = rungs.map((rung) => compileRung(rung, dialect, spec, lists));
  if (ladder.every(({ parts }) => parts.length === 0)) {
    const skipped = "Nothing in this search can be searched here.";
    return { ...about, skipped, dropped: [...dropped], rungs: [] };
  }
  return { ...about, skipped: null, dropped: [...dropped], rungs: withRepeats(ladder) };
}

type CompiledRung = DialectSearch["rungs"][number];

function compileRung(
  rung: Rung,
  dialect: Dialect,
  spec: SearchSpec,
  lists: Prepared["lists"],
): CompiledRung {
  const search = climb(rung, lists, dialect);
  const about = { rung, meaning: meaningOf(rung, spec), sameAs: null };
  if (!isWorthRunning(search)) return { ...about, parts: [], dropped: [] };
  const fixed = dialect.fixed(spec, rung);
  const print = (part: Search) => dialect.print(toQuery(part, dialect, fixed));
  const { parts, dropped } = fit(search, dialect.limits, print);
  const filters = filtersFor(dialect, lists);
  return {
    ...about,
    parts: parts.map((part) => {
      const string = print(part);
      const boxes = [...dialect.boxes(string), ...filters];
      return { string, filters: boxes, length: measure(string), link: dialect.link(string) };
    }),
    dropped: [...dropped],
  };
}

function filtersFor(dialect: Dialect, lists: Prepared["lists"]): Filter[] {
  return dialect.layout.flatMap(({ list, as, name = list }) =>
    as === "filter"
      ? lists[list].flatMap(({ terms }) =>
          terms.map((value) => ({ field: name, mode: null, value })),
        )
      : [],
  );
}

function withRepeats(ladder: CompiledRung[]): CompiledRung[] {
  const stringsOf = ({ parts }: CompiledRung) => parts.map(({ string }) => string).join("\n\n");
  return ladder.map((rung, index) => {
    const same = ladder.slice(0, index).find((earlier) => stringsOf(earlier) === stringsOf(rung));
    return { ...rung, sameAs: rung.parts.length === 0 ? null : (same?.rung ?? null) };
  });
}
