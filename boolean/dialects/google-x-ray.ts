import type { Fixed } from "#boolean/dialect.ts";
import { allOf, inField, type Query } from "#boolean/query.ts";
import {
  defineTextDialect,
  parseWithin,
  plainBoolean,
  textLayout,
} from "#boolean/dialects/text-dialect.ts";
import { searchLink } from "#boolean/syntax/link.ts";
import { Malformed } from "#boolean/syntax/malformed.ts";
import { type BooleanRules, readBoolean } from "#boolean/syntax/parse-boolean.ts";
import { printAlternatives } from "#boolean/syntax/print-boolean.ts";
import { printQualified, qualifiedReader } from "#boolean/syntax/read-qualified.ts";
import type { Limits } from "#contract/compiled-searches.ts";
import { usStates } from "#reading/world/us-states.ts";

const limits: Limits = {
  characters: 2_000,
  words: 32,
  operators: null,
  alternatives: null,
  parts: 4,
  isOwnBound: false,
  reason: "Google reads 32 words, site: and OR counted, and ignores the rest.",
};

const leaves = { ...plainBoolean, hasWordWildcard: true };
const word = { bare: /^[\p{L}\p{M}\p{N}_.-]+$/u, mayQuote: true };
const qualifiers = new Map([
  ["site", { bare: /^[a-z0-9][a-z0-9.-]*(\/[\w./-]*)?$/u, mayQuote: false }],
  ["intitle", word],
  ["inurl", word],
]);

/** A space means AND and a minus means NOT; the words AND and NOT are ordinary words to Google. */
const rules: BooleanRules = {
  ...leaves,
  operators: ["OR"],
  impliesAnd: true,
  readOwn: qualifiedReader(qualifiers, leaves, true),
};

/** Public profiles only: neither the people directory nor pages that list jobs. */
const profilePages: Fixed = {
  first: [inField("site", { kind: "term", text: "linkedin.com/in" })],
  last: [
    { kind: "not", of: inField("intitle", { kind: "term", text: "jobs" }) },
    { kind: "not", of: inField("inurl", { kind: "term", text: "dir" }) },
  ],
};

function print(query: Query): string {
  const members = query.kind === "and" ? query.of : [query];
  const wanted = members.filter((member) => member.kind !== "not").map(printWanted);
  const unwanted = members.flatMap((member) => (member.kind === "not" ? excluded(member.of) : []));
  return [...wanted, ...unwanted].join(" ");
}

function printWanted(query: Query): string {
  if (query.kind === "or") return `(${printAlternatives(query)})`;
  if (query.kind === "field" && "text" in query.of) {
    return printQualified(query.name, query.of, qualifiers);
  }
  return printAlternatives(query);
}

/** Google excludes one term at a time. */
function excluded(query: Query): string[] {
  return query.kind === "or" ? query.of.flatMap(excluded) : [`-${printWanted(query)}`];
}

function read(string: string): Query {
  const query = readBoolean(string, rules);
  const members = query.kind === "and" ? query.of : [query];
  if (!members.some((member) => member.kind === "field" && member.name === "site")) {
    throw new Malformed(0, "An X-ray search names the site it looks into: site:linkedin.com/in");
  }
  return allOf(members);
}

/** "Austin, TX" stands in profiles as "Austin, Texas". */
function withStateName(place: string): string {
  const [, town, code] = /^([^,]+), ([A-Z]{2})$/u.exec(place) ?? [];
  const state = usStates[code ?? ""];
  return town === undefined || state === undefined ? place : `${town}, ${state}`;
}

export const googleXRay = defineTextDialect({
  key: "googleXRay",
  name: "Google X-ray",
  use: "Open the link. It shows public LinkedIn profiles.",
  rules,
  limits,
  layout: textLayout({ list: "places", as: "text" }),
  fixed: () => profilePages,
  place: withStateName,
  print,
  parse: (string) => parseWithin(limits, string, () => read(string)),
  link: (string) => searchLink("https://www.google.com/search?q=", string),
});
