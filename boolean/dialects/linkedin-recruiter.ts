import { type FilterMode, filterModes } from "#contract/compiled-searches.ts";
import type { Filter } from "#boolean/dialect.ts";
import { allOf, anyOf, inField, type Query } from "#boolean/query.ts";
import {
  defineTextDialect,
  ownBound,
  parseWithin,
  plainBoolean,
} from "#boolean/dialects/text-dialect.ts";
import { Malformed } from "#boolean/syntax/malformed.ts";
import { readBoolean } from "#boolean/syntax/parse-boolean.ts";
import { printAlternatives, printBoolean } from "#boolean/syntax/print-boolean.ts";

const keywords = "Keywords";
const fieldNames = ["Job titles", "Skills", "Companies", "Location", keywords];

const limits = ownBound(
  2_000,
  "No limit is published; this bound keeps the five fields together readable.",
);

/** One line per field, `Skills [Must have]: …`; Keywords has no dropdown and takes Boolean text. */
function print(query: Query): string {
  const members = query.kind === "and" ? query.of : [query];
  return fieldNames
    .flatMap((name) => {
      const inside = members.flatMap((member) => contentOf(member, name));
      return inside.length === 0 ? [] : printField(name, inside);
    })
    .join("\n");
}

function printField(name: string, content: readonly Query[]): string[] {
  if (name === keywords) return [`${name}: ${printBoolean(allOf(content))}`];
  const wanted = content.filter((query) => query.kind !== "not");
  const unwanted = content.flatMap((query) => (query.kind === "not" ? [query.of] : []));
  const [only] = wanted;
  const lines =
    unwanted.length === 0 ? [] : [`${name} [Doesn't have]: ${printAlternatives(anyOf(unwanted))}`];
  if (only === undefined) return lines;
  return wanted.length === 1 && only.kind === "or"
    ? [`${name} [Can have]: ${printAlternatives(only)}`, ...lines]
    : [`${name} [Must have]: ${printBoolean(allOf(wanted))}`, ...lines];
}

/** What a query asks of one field; NOT moves inside. */
function contentOf(member: Query, name: string): Query[] {
  if (member.kind === "not") {
    return contentOf(member.of, name).map((of): Query => ({ kind: "not", of }));
  }
  return member.kind === "field" && member.name === name ? [member.of] : [];
}

type Line = Filter & { at: number };

/** Splits into lines and each line into field, mode and value; a line that is none of ours is refused. */
function readLines(string: string): Line[] {
  let next = 0;
  const seen = new Set<string>();
  return string.split("\n").map((line) => {
    const start = next;
    next += line.length + 1;
    const colon = line.indexOf(": ");
    const label = line.slice(0, Math.max(colon, 0));
    if (colon < 0) throw new Malformed(start, "A line reads: Field [Mode]: value");
    if (seen.has(label)) throw new Malformed(start, `${label} is filled in twice`);
    seen.add(label);
    return { ...readLabel(label, start), value: line.slice(colon + 2), at: start + colon + 2 };
  });
}

function readLabel(label: string, at: number): { field: string; mode: FilterMode | null } {
  const field = fieldNames.find((name) => label === name || label.startsWith(`${name} [`));
  if (field === undefined) throw new Malformed(at, `Recruiter has no field "${label}"`);
  if (field === keywords) {
    if (label !== keywords) throw new Malformed(at + keywords.length, "Keywords has no dropdown");
    return { field, mode: null };
  }
  const mode = filterModes.find((name) => label === `${field} [${name}]`);
  if (mode !== undefined) return { field, mode };
  throw new Malformed(at + field.length, "Choose Must have, Can have or Doesn't have");
}

const listRules = { ...plainBoolean, operators: ["OR"] } as const;
const modeRules = {
  "Must have": { ...plainBoolean, operators: ["AND", "OR"], hasBareOr: false },
  "Can have": listRules,
  "Doesn't have": listRules,
} as const;

function readValue({ field, mode, value, at }: Line): Query {
  if (mode === null) {
    return inField(field, readBoolean(value, { ...plainBoolean, mayOnlyExclude: true }, at));
  }
  const query = readBoolean(value, modeRules[mode], at);
  return mode === "Doesn't have"
    ? { kind: "not", of: inField(field, query) }
    : inField(field, query);
}

function read(string: string): Query {
  const queries = readLines(string).map(readValue);
  if (queries.every(isExclusion)) {
    throw new Malformed(0, "There is nothing to search for, only exclusions");
  }
  return allOf(queries);
}

function isExclusion(query: Query): boolean {
  if (query.kind === "and" || query.kind === "or") return query.of.every(isExclusion);
  return query.kind === "not" || (query.kind === "field" && isExclusion(query.of));
}

function boxes(string: string): Filter[] {
  return readLines(string).map(({ field, mode, value }) => ({ field, mode, value }));
}

/** Recruiter's filters match a skill or title as such, so even a bare Go is safe there. */
export const linkedinRecruiter = defineTextDialect({
  key: "linkedinRecruiter",
  name: "LinkedIn Recruiter",
  use: "Fill in one field per line, with the word in brackets from its dropdown.",
  rules: plainBoolean,
  limits,
  layout: [
    { list: "titles", as: "field", name: "Job titles" },
    { list: "mustSkills", as: "field", name: "Skills" },
    { list: "companies", as: "field", name: "Companies" },
    { list: "places", as: "field", name: "Location" },
    { list: "anySkills", as: "text", name: keywords },
    { list: "exclusions", as: "text", name: keywords },
  ],
  print,
  parse: (string) => parseWithin(limits, string, () => read(string)),
  boxes,
});
