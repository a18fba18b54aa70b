import type { Limits } from "#contract/compiled-searches.ts";
import { measure, passedLimit } from "#boolean/length.ts";
import type { Dropped } from "#boolean/prepare.ts";
import type { Clause, Search } from "#boolean/search.ts";
import type { ListName } from "#contract/search-spec.ts";

/** The share of a limit that exclusions may take from what is searched for. */
const exclusionShare = 0.25;

const importance: readonly ListName[] = [
  "titles",
  "languages",
  "mustSkills",
  "places",
  "anySkills",
  "companies",
];

export type Fitted = { parts: readonly Search[]; dropped: readonly Dropped[] };

/**
 * Cuts a search into parts that keep a platform's limits and together find the same people; where
 * that takes too many parts, leaves out alternatives, the last of the longest lists first.
 */
export function fit(search: Search, limits: Limits, print: (search: Search) => string): Fitted {
  const fits = (candidate: Search) =>
    candidate.clauses.every(({ any }) => any.length <= (limits.alternatives ?? Infinity)) &&
    passedLimit(print(candidate), limits) === null;
  const split = (candidate: Search) => splitInto(candidate, fits, limits.parts);

  const bounded = withBoundedExclusions(search, limits, print);
  const parts = split(bounded);
  if (parts !== null) return { parts, dropped: missing(search, bounded) };

  const possible = withoutOversized(withFittingClauses(bounded, fits), fits);
  const order = droppingOrder(possible);
  let enough = order.length;
  for (let low = 0; low < enough;) {
    const middle = Math.floor((low + enough) / 2);
    if (split(without(possible, order.slice(0, middle))) === null) low = middle + 1;
    else enough = middle;
  }
  const kept = without(possible, order.slice(0, enough));
  return { parts: split(kept) ?? [coreOf(kept)], dropped: missing(search, kept) };
}

function splitInto(
  search: Search,
  fits: (search: Search) => boolean,
  maxParts: number,
): Search[] | null {
  const parts: Search[] = [];
  const waiting = [search];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (fits(next)) {
      parts.push(next);
      continue;
    }
    const halves = halve(next);
    if (halves === null || parts.length + waiting.length + halves.length > maxParts) return null;
    waiting.unshift(...halves);
  }
  return parts;
}

/** Two searches that each hold half of the widest OR group. */
function halve(search: Search): [Search, Search] | null {
  const widths = search.clauses.map(({ any }) =>
    any.length < 2 ? 0 : any.reduce((sum, { text }) => sum + text.length + 4, 0),
  );
  const widest = Math.max(0, ...widths);
  if (widest === 0) return null;
  const index = widths.indexOf(widest);
  const middle = Math.ceil((search.clauses[index]?.any.length ?? 0) / 2);
  const half = (from: number, to?: number): Search => ({
    ...search,
    clauses: search.clauses.map((clause, at) =>
      at === index ? { ...clause, any: clause.any.slice(from, to) } : clause,
    ),
  });
  return [half(0, middle), half(middle)];
}

function withBoundedExclusions(
  search: Search,
  limits: Limits,
  print: (search: Search) => string,
): Search {
  const base = { ...coreOf(search), clauses: coreOf(search).clauses.slice(0, 1) };
  const bare = measure(print({ ...base, exclusions: [] }));
  const isWithinShare = (exclusions: Search["exclusions"]) => {
    const { characters, words, operators } = measure(print({ ...base, exclusions }));
    return (
      characters - bare.characters <= limits.characters * exclusionShare &&
      words - bare.words <= (limits.words ?? Infinity) * exclusionShare &&
      operators <= (limits.operators ?? Infinity)
    );
  };
  let count = search.exclusions.length;
  while (count > 0 && !isWithinShare(search.exclusions.slice(0, count))) count--;
  return { ...search, exclusions: search.exclusions.slice(0, count) };
}

/** Every clause with its most important name only. */
function coreOf(search: Search): Search {
  return {
    ...search,
    clauses: search.clauses.map((clause) => ({ ...clause, any: clause.any.slice(0, 1) })),
  };
}

/** Leaves out whole clauses, the least important first, until the first names fit together. */
function withFittingClauses(search: Search, fits: (search: Search) => boolean): Search {
  let kept = search;
  while (!fits(coreOf(kept)) && kept.clauses.length > 1) {
    const least = kept.clauses.reduce((a, b) => (rank(b) >= rank(a) ? b : a));
    kept = { ...kept, clauses: kept.clauses.filter((clause) => clause !== least) };
  }
  return kept;
}

function rank({ list, group }: Clause): number {
  return importance.indexOf(list) * 100 + group;
}

/** Leaves out names that do not fit even when every other clause is at its shortest. */
function withoutOversized(search: Search, fits: (search: Search) => boolean): Search {
  const { clauses } = coreOf(search);
  return {
    ...search,
    clauses: search.clauses.map((clause, index) => ({
      ...clause,
      any: clause.any.filter((name, at) => {
        const alone = clauses.map((other, i) => (i === index ? { ...clause, any: [name] } : other));
        return at === 0 || fits({ ...search, clauses: alone });
      }),
    })),
  };
}

type Place = { clause: Clause; at: number };

function droppingOrder({ clauses }: Search): Place[] {
  return clauses
    .flatMap((clause) => clause.any.slice(1).map((_, index) => ({ clause, at: index + 1 })))
    .sort((a, b) => b.at - a.at || rank(b.clause) - rank(a.clause));
}

function without(search: Search, places: readonly Place[]): Search {
  const firstOut = new Map<Clause, number>();
  for (const { clause, at } of places) {
    firstOut.set(clause, Math.min(at, firstOut.get(clause) ?? Infinity));
  }
  return {
    ...search,
    clauses: search.clauses.map((clause) => ({
      ...clause,
      any: clause.any.slice(0, firstOut.get(clause)),
    })),
  };
}

function missing(whole: Search, kept: Search): Dropped[] {
  const key = ({ list, group }: Clause) => `${list} ${group}`;
  const left = new Map(kept.clauses.map((clause) => [key(clause), new Set(clause.any)]));
  const lost = whole.clauses.flatMap((clause) =>
    clause.any
      .filter((leaf) => left.get(key(clause))?.has(leaf) !== true)
      .map(({ text: term }) => ({ list: clause.list, group: clause.group, term })),
  );
  const unexcluded = whole.exclusions
    .slice(kept.exclusions.length)
    .map(({ text: term }) => ({ list: "exclusions" as const, group: 0, term }));
  return [...lost, ...unexcluded].map((entry) => ({ ...entry, reason: "overLimit" as const }));
}
