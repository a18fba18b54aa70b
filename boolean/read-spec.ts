import type { ListName, SearchSpec } from "#contract/search-spec.ts";
import { type CleanTerm, cleanTerm } from "#boolean/term.ts";

/** A term as it stands in the spec, and what a search can use of it. */
export type ReadTerm = { term: string; cleaned: CleanTerm };

/** Names of which any satisfies, the most important first; `group` tells must-skills apart. */
export type Group<Name = string> = { group: number; terms: readonly Name[] };

export type ReadSpec = Record<ListName, readonly Group<ReadTerm>[]>;

/** The spec's lists with every term cleaned once for all platforms. */
export function readSpec(spec: SearchSpec): ReadSpec {
  const read = (group: number, terms: readonly string[]): Group<ReadTerm> => ({
    group,
    terms: terms.map((term) => ({ term, cleaned: cleanTerm(term) })),
  });
  return {
    titles: [read(0, inRounds(spec.titles.map(({ term, synonyms }) => [term, ...synonyms])))],
    mustSkills: spec.mustSkills.map(({ term, synonyms }, group) =>
      read(group, [term, ...synonyms]),
    ),
    anySkills: [read(0, spec.anySkills)],
    companies: [read(0, spec.companies)],
    places: [read(0, spec.places)],
    languages: [read(0, spec.github?.languages ?? [])],
    exclusions: [read(0, spec.exclusions)],
  };
}

/** First names first, then every second name, and so on: what comes last matters least. */
export function inRounds(groups: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}
