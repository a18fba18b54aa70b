import type { Query } from "#boolean/query.ts";
import { defineTextDialect, plainBoolean } from "#boolean/dialects/text-dialect.ts";
import { Malformed } from "#boolean/syntax/malformed.ts";
import { printBoolean } from "#boolean/syntax/print-boolean.ts";
import { readQuoted } from "#boolean/syntax/read-leaf.ts";
import type { BooleanRules } from "#boolean/syntax/parse-boolean.ts";
import type { Token } from "#boolean/syntax/tokens.ts";

const maxWordsBetween = 99;

/** A word with a sign must be quoted, and an asterisk stands for an ending outside quotes only. */
const rules: BooleanRules = {
  ...plainBoolean,
  bareSigns: "",
  hasWildcard: true,
  readOwn: readNear,
};

/** "manager technology"~3: the words of a phrase with at most three others between them. */
function readNear(tokens: readonly Token[]): { query: Query; length: number } | null {
  const [phrase, near] = tokens;
  if (phrase?.kind !== "quoted" || near?.kind !== "word" || !near.isGlued) return null;
  const within = /^~([1-9]\d?)$/u.exec(near.text)?.[1];
  if (within === undefined) {
    throw new Malformed(near.at, `After a phrase only ~1 to ~${maxWordsBetween} is read`);
  }
  const { text } = phrase;
  if (!text.trim().includes(" ")) throw new Malformed(near.at, "Distance needs two words");
  readQuoted(phrase, plainBoolean);
  return { query: { kind: "phrase", text, within: Number(within) }, length: 2 };
}

/** Keywords in small letters, operators in capitals. */
function inSmallLetters(query: Query): Query {
  if ("text" in query) return { ...query, text: query.text.toLowerCase() };
  return query.kind === "and" || query.kind === "or"
    ? { ...query, of: query.of.map(inSmallLetters) }
    : { ...query, of: inSmallLetters(query.of) };
}

/** Monster ranks by what stands first, so skills come before titles. */
export const monster = defineTextDialect({
  key: "monster",
  name: "Monster",
  use: "Switch the search bar to Boolean and set the location.",
  rules,
  layout: [
    { list: "mustSkills", as: "text" },
    { list: "titles", as: "text" },
    { list: "anySkills", as: "text" },
    { list: "companies", as: "text" },
    { list: "places", as: "filter", name: "Location" },
    { list: "exclusions", as: "text" },
  ],
  print: (query) => printBoolean(inSmallLetters(query)),
});
