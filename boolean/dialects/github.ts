import type { Fixed } from "#boolean/dialect.ts";
import { inField, type Query } from "#boolean/query.ts";
import type { Limits, Rung } from "#contract/compiled-searches.ts";
import type { SearchSpec } from "#contract/search-spec.ts";
import { defineTextDialect, plainBoolean } from "#boolean/dialects/text-dialect.ts";
import { searchLink } from "#boolean/syntax/link.ts";
import type { BooleanRules } from "#boolean/syntax/parse-boolean.ts";
import { printAlternatives } from "#boolean/syntax/print-boolean.ts";
import { printQualified, qualifiedReader } from "#boolean/syntax/read-qualified.ts";

const limits: Limits = {
  characters: 256,
  words: null,
  operators: 5,
  alternatives: 1,
  parts: 6,
  isOwnBound: false,
  reason:
    "GitHub takes 256 characters and five AND, OR or NOT; for people it describes no OR between qualifiers.",
};

const word = { bare: /^[\p{L}\p{M}\p{N}+#._-]+$/u, mayQuote: true };
const number = { bare: /^(?:(?:>=?|<=?)?\d+|(?:\d+|\*)\.\.(?:\d+|\*))$/u, mayQuote: false };
const date = {
  bare: /^(?:(?:>=?|<=?)?\d{4}-\d\d-\d\d|(?:\d{4}-\d\d-\d\d|\*)\.\.(?:\d{4}-\d\d-\d\d|\*))$/u,
  mayQuote: false,
};
const qualifiers = new Map([
  ["type", { bare: /^(?:user|org)$/u, mayQuote: false }],
  ["in", { bare: /^(?:login|name|email)$/u, mayQuote: false }],
  ["is", { bare: /^sponsorable$/u, mayQuote: false }],
  ["user", word],
  ["org", word],
  ["fullname", word],
  ["location", word],
  ["language", word],
  ["repos", number],
  ["followers", number],
  ["created", date],
]);

const rules: BooleanRules = {
  ...plainBoolean,
  impliesAnd: true,
  hasBrackets: false,
  readOwn: qualifiedReader(qualifiers, plainBoolean, false),
};

/** Repositories count from the balanced rung on, followers in the narrow one. */
function fixed({ github: hints }: SearchSpec, rung: Rung): Fixed {
  const atLeast = (name: string, count: number | undefined) =>
    count === undefined ? [] : [inField(name, { kind: "term", text: `>=${count}` })];
  const repos = rung === "broad" ? [] : atLeast("repos", hints?.repos);
  const followers = rung === "narrow" ? atLeast("followers", hints?.followers) : [];
  return {
    first: [inField("type", { kind: "term", text: "user" })],
    last: [...repos, ...followers],
  };
}

function print(query: Query): string {
  if (query.kind === "and") return query.of.map(print).join(" ");
  if (query.kind === "not") return excluded(query.of).join(" ");
  if (query.kind === "field" && "text" in query.of) {
    return printQualified(query.name, query.of, qualifiers);
  }
  return printAlternatives(query);
}

/** NOT works on one word or phrase at a time. */
function excluded(query: Query): string[] {
  return query.kind === "or" ? query.of.flatMap(excluded) : [`NOT ${print(query)}`];
}

/** People write "Austin", "Austin, TX" or "ATX": the town alone finds most of them. */
function town(place: string): string {
  return place.split(",")[0]?.trim() || place;
}

/** Code hosts know languages and places, not titles, skills or employers. */
export const github = defineTextDialect({
  key: "github",
  name: "GitHub",
  use: "Open the link, and read repositories before you write.",
  rules,
  limits,
  layout: [
    { list: "places", as: "field", name: "location" },
    { list: "languages", as: "field", name: "language" },
    { list: "exclusions", as: "text" },
  ],
  skips: (spec) =>
    (spec.github?.languages.length ?? 0) === 0
      ? "No programming language is given, and GitHub has no field for anything else in this search."
      : null,
  fixed,
  place: town,
  print,
  link: (string) => searchLink("https://github.com/search?type=users&q=", string),
});
