import { z } from "zod";
import { lengths, limits } from "#contract/limits.ts";
import { text } from "#contract/text.ts";

/** How much one search may hold; a list longer than this is a description, not a search. */
export const specBounds = {
  titles: 8,
  mustSkills: 10,
  synonyms: 6,
  anySkills: 20,
  places: 8,
  companies: limits.competitorCompanies,
  exclusions: 12,
  languages: 5,
  count: 1_000_000,
} as const;

const Term = text(lengths.line);
const Terms = (max: number) => z.array(Term).max(max).default([]);

/** A title or skill and its other names: any of them satisfies. */
const NamedTerm = z.strictObject({ term: Term, synonyms: Terms(specBounds.synonyms) });
const NamedTerms = (max: number) => z.array(NamedTerm).max(max).default([]);

const Count = z.number().int().min(0).max(specBounds.count).optional();

/** What only a code host can search: languages of somebody's repositories, and at least so many followers or repositories. */
const GithubHints = z.strictObject({
  languages: Terms(specBounds.languages),
  followers: Count,
  repos: Count,
});

/**
 * A search before any platform: every list stands in order of importance, and its terms are free
 * text as people write it in job descriptions.
 */
export const SearchSpec = z.strictObject({
  titles: NamedTerms(specBounds.titles),
  mustSkills: NamedTerms(specBounds.mustSkills),
  anySkills: Terms(specBounds.anySkills),
  places: Terms(specBounds.places),
  companies: Terms(specBounds.companies),
  exclusions: Terms(specBounds.exclusions),
  github: GithubHints.optional(),
  /** False keeps the search off boards for technology jobs. */
  isTechnical: z.boolean().optional(),
});
export type SearchSpec = z.infer<typeof SearchSpec>;

export const listNames = [
  "titles",
  "mustSkills",
  "anySkills",
  "companies",
  "places",
  "languages",
  "exclusions",
] as const;
export type ListName = (typeof listNames)[number];
