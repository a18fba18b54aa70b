import type { Dialect } from "#boolean/dialect.ts";
import type { Limits } from "#contract/compiled-searches.ts";
import { passedLimit } from "#boolean/length.ts";
import type { Query } from "#boolean/query.ts";
import { type Parsed, parsing } from "#boolean/syntax/malformed.ts";
import { type BooleanRules, readBoolean } from "#boolean/syntax/parse-boolean.ts";
import { printBoolean } from "#boolean/syntax/print-boolean.ts";

/** Words with these signs are one word on sites that read names such as C++, C#, Node.js and AT&T. */
const signsInNames = "+#.&'/_-";

/** Explicit AND, OR and NOT, quotes and brackets: what most people search boxes read. */
export const plainBoolean: BooleanRules = {
  operators: ["AND", "OR", "NOT"],
  impliesAnd: false,
  hasBrackets: true,
  hasBareOr: true,
  hasInnerNot: false,
  mayOnlyExclude: false,
  bareSigns: signsInNames,
  hasWildcard: false,
  hasWordWildcard: false,
};

/** A bound of our own where a platform publishes none. */
export function ownBound(characters: number, reason: string): Limits {
  return {
    characters,
    words: null,
    operators: null,
    alternatives: null,
    parts: 4,
    isOwnBound: true,
    reason,
  };
}

/** Why one thousand: a person can still read the string, and a link with it stays short enough to open. */
const readableBound = ownBound(
  1_000,
  "No limit is published; this bound keeps the string readable and its link short.",
);

/** Refuses what is too long before it reads a single term, so that reading stays cheap. */
export function parseWithin(limits: Limits, string: string, read: () => Query): Parsed {
  const passed = passedLimit(string, limits);
  return passed === null ? parsing(read) : { ok: false, ...passed };
}

type Layout = Dialect["layout"];

/** All in one text, but perhaps the places. */
export function textLayout(places: Layout[number]): Layout {
  return [
    { list: "titles", as: "text" },
    { list: "mustSkills", as: "text" },
    { list: "anySkills", as: "text" },
    { list: "companies", as: "text" },
    places,
    { list: "exclusions", as: "text" },
  ];
}

type TextDialect = Pick<Dialect, "key" | "name" | "use"> &
  Partial<Dialect> & { rules: BooleanRules };

/** A platform with one line of Boolean text and a box for the place. */
export function defineTextDialect({ rules, ...own }: TextDialect): Dialect {
  const limits = own.limits ?? readableBound;
  return {
    mustVerify: false,
    limits,
    layout: textLayout({ list: "places", as: "filter", name: "Location" }),
    skips: () => null,
    fixed: () => ({ first: [], last: [] }),
    place: (text) => text,
    builtInSynonyms: new Map(),
    print: printBoolean,
    parse: (string) => parseWithin(limits, string, () => readBoolean(string, rules)),
    boxes: () => [],
    link: () => null,
    ...own,
  };
}
