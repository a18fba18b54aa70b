import type { Dialect, Fixed } from "#boolean/dialect.ts";
import { allOf, anyOf, inField, type Leaf, type Query } from "#boolean/query.ts";
import type { Prepared } from "#boolean/prepare.ts";
import { type Group, inRounds } from "#boolean/read-spec.ts";
import type { Rung } from "#contract/compiled-searches.ts";
import { mainMustSkills } from "#boolean/rung.ts";
import type { ListName } from "#contract/search-spec.ts";
import { foldText, isBareWord } from "#boolean/term.ts";

/** Alternatives of which one must be met. */
export type Clause = { list: ListName; group: number; any: readonly Leaf[] };

/** A search in the only shape we print: every clause, and none of the exclusions. */
export type Search = { clauses: readonly Clause[]; exclusions: readonly Leaf[] };

type Lists = Prepared["lists"];

/** What a rung asks for on a platform, in printing order. */
export function climb(rung: Rung, lists: Lists, dialect: Dialect): Search {
  const wanted = wantedGroups(rung, lists);
  const clauses = dialect.layout
    .filter((slot) => slot.as !== "filter" && slot.list !== "exclusions")
    .flatMap(({ list }) =>
      (wanted[list] ?? []).map(({ group, terms }) => ({ list, group, any: terms.map(toLeaf) })),
    );
  const exclusions =
    rung === "broad" ? [] : lists.exclusions.flatMap(({ terms }) => terms.map(toLeaf));
  return { clauses, exclusions };
}

function wantedGroups(rung: Rung, lists: Lists): Partial<Record<ListName, readonly Group[]>> {
  const { titles, mustSkills, anySkills, companies, places, languages } = lists;
  const always = { titles, places, languages };
  if (rung === "narrow") return { ...always, mustSkills, anySkills, companies };
  if (rung === "balanced") {
    return mustSkills.length === 0
      ? { ...always, anySkills }
      : { ...always, mustSkills: mustSkills.slice(0, mainMustSkills) };
  }
  if (mustSkills.length > 0) {
    // One key word alone would be the balanced rung again.
    const any = mustSkills.length === 1 ? [...mustSkills, ...anySkills] : mustSkills;
    return { ...always, mustSkills: [oneOf(any)] };
  }
  return titles.length > 0 ? always : { ...always, anySkills };
}

/** One group out of several, without the names they share. */
function oneOf(groups: readonly Group[]): Group {
  const names = new Map<string, string>();
  for (const term of inRounds(groups.map(({ terms }) => terms))) {
    if (!names.has(foldText(term))) names.set(foldText(term), term);
  }
  return { group: 0, terms: [...names.values()] };
}

/** A place alone is no search. */
export function isWorthRunning({ clauses }: Search): boolean {
  return clauses.some(({ list }) => list !== "places");
}

export function toQuery(search: Search, dialect: Dialect, fixed: Fixed): Query {
  const place = (list: ListName, query: Query): Query => {
    const name = dialect.layout.find((slot) => slot.list === list)?.name;
    return name === undefined ? query : inField(name, query);
  };
  const clauses = search.clauses.map(({ list, any }) => place(list, anyOf(any)));
  const exclusions: Query[] =
    search.exclusions.length === 0
      ? []
      : [{ kind: "not", of: place("exclusions", anyOf(search.exclusions)) }];
  return allOf([...fixed.first, ...clauses, ...fixed.last, ...exclusions]);
}

/** A phrase, and so in quotes, unless every platform reads it as one plain word. */
function toLeaf(text: string): Leaf {
  return { kind: isBareWord(text) ? "term" : "phrase", text };
}
