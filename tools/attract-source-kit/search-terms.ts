import type { SearchSpec } from "#contract/search-spec.ts";
import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Requirement, Skill } from "#ledger/facts/reading.ts";
import { joinOr } from "#english/words.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";
import { skillsBySubject } from "#ledger/vocabulary/skills.ts";
import {
  isOpenIn,
  joinAlternatives,
  type Named,
  neighbours,
} from "#tools/attract-source-kit/search-alternatives.ts";
import { alternativesOf, mustsOf } from "#tools/writing/phrases.ts";

type Term = SearchSpec["mustSkills"][number];

/** One thing to search for, as any of its names, and the requirements it covers. */
export type Searched = { term: Term; label: string; covers: FactId[] };

const mostNames = 5;
const longestTerm = 60;

/** What can still be earned after the start is asked, not searched. */
const later =
  /\b(?:in|within) (?:the first )?\d{1,3}(?: (?:days?|weeks?|months?)|$)|\bcertify\b|\bwilling to\b/iu;
/** "Able to pass the forklift certification": only what stands behind these words may still be earned. */
const stillToEarn =
  /\b(?:able|ability|willing(?:ness)?) to (?:pass|obtain|get|earn|become|qualify)\b[^,;.]{0,40}$/iu;
const unsearched = new Set<Requirement["kind"]>([
  "authorization",
  "physical",
  "schedule",
  "trait",
  "education",
]);
const spokenEverywhere = /^English$/u;

/** Nearly every profile names these, or none does, so they narrow no search. */
export const everyonesTools =
  /^(?:(?:Microsoft )?(?:Excel|Word|Outlook|PowerPoint|Office|365)|Power Query|Pivot tables|Google (?:Sheets|Workspace)|Cash handling|Customer service|Data entry|Point of sale|(?:Hand|Power) tools)$/iu;

/** The musts a search can find, licenses first, else in the order they were given; what narrows nothing only where nothing else is known. */
export function searchedMusts(ledger: Ledger): Searched[] {
  const groups = mustsOf(ledger)
    .filter(({ kind, text }) => !unsearched.has(kind) && !later.test(text))
    .flatMap(groupsOf);
  const found = mergeTerms(
    [
      ...groups.filter(hasLicense),
      ...groups.filter((group) => !hasLicense(group) && !group.isOpen),
      ...groups.filter((group) => !hasLicense(group) && group.isOpen),
    ].map(({ searched }) => searched),
  );
  const telling = found.filter(({ term }) => !everyonesTools.test(term.term));
  const hasOthers = telling.length > 0 || ledger.playbook.search.separates.length > 0;
  return hasOthers ? telling : found;
}

/** Any of these will do; an open group has an alternative that no search finds. */
type Group = { named: readonly Named[]; isOpen: boolean; searched: Searched };

function hasLicense({ named }: Group): boolean {
  return named.some(({ subject }) => subject === null);
}

/** "CPA or EA", "Kotlin or Java" and "a WMS (Manhattan, Blue Yonder)" are one thing each; "AWS and Kubernetes" are two. */
function groupsOf(must: Requirement): Group[] {
  const { text, skills } = must;
  const named = [
    ...licensesIn(must),
    ...skills
      .filter(({ name }) => !spokenEverywhere.test(name))
      .map((skill) => ({ ...nameIn(skill, text), subject: subjectOf.get(skill.name) ?? "" })),
  ]
    .filter(({ at }) => !stillToEarn.test(text.slice(0, Math.max(0, at))))
    .toSorted((left, right) => left.at - right.at);
  const alternatives = alternativesOf(must);
  const groups = joinAlternatives(named, text);
  return (
    groups
      .map((group, at) => toGroup(group, at === 0 ? alternatives : [], must))
      // "A CPA, or a degree": asking for the letters hides whoever has the degree.
      .filter((group) => !(hasLicense(group) && group.isOpen))
  );
}

function toGroup(
  group: readonly Named[],
  alternatives: readonly string[],
  must: Requirement,
): Group {
  const accepted = alternatives.filter(isNamed);
  const beside = neighbours(group, must.text);
  const searched = toSearched(
    [...group.map(({ name }) => name), ...accepted, ...beside],
    group.flatMap(({ others }) => others),
  );
  const isOpen =
    beside.length === 0 && (isOpenIn(group, must.text) || alternatives.length > accepted.length);
  return { named: group, isOpen, searched: { ...searched, covers: [must.id] } };
}

/** Words that name something: "Java", "NetSuite"; not "higher". */
function isNamed(words: string): boolean {
  const hasName = findSkills(words).length > 0 || /\p{Lu}[\p{L}\p{N}+#.]/u.test(words);
  return hasName && words.length < 30;
}

function licensesIn({ text, credentials }: Requirement): Named[] {
  const lower = text.toLowerCase();
  return credentials
    .filter(({ timing, searchNames }) => timing.kind === "atHire" && searchNames.length > 0)
    .map(({ searchNames: [name = "", ...others] }) => {
      const used = [name, ...others].find((one) => lower.includes(one.toLowerCase()));
      const at = used === undefined ? -1 : lower.indexOf(used.toLowerCase());
      return { name, others, subject: null, at, end: at + (used?.length ?? 0) };
    });
}

const subjectOf = new Map(
  Object.entries(skillsBySubject).flatMap(([subject, listed]) =>
    listed.map(({ name }) => [name, subject] as const),
  ),
);

/** A skill as the text calls it. */
export function nameIn(
  { name, searchName, synonyms }: Skill,
  text: string,
): Omit<Named, "subject"> {
  const lower = text.toLowerCase();
  const names = [name, searchName, ...synonyms];
  // "REST API" rather than "REST".
  const [used = name] = names
    .filter((one) => lower.includes(one.toLowerCase()))
    .toSorted((left, right) => right.length - left.length);
  const at = lower.indexOf(used.toLowerCase());
  const typed = used.length < 3 ? searchName : used;
  const others = [name, ...synonyms.filter((one) => isOtherName(one, typed))];
  return { name: typed, others, at, end: at + used.length };
}

/** The letters of a longer name, the other way round, or a short form; what the dictionary only groups is left out. */
function isOtherName(name: string, used: string): boolean {
  const isInitials = initialsOf(name) === lettersOf(used) || initialsOf(used) === lettersOf(name);
  const isShortForm = /^(?:[A-Z]{2,5}|\p{L}\d{1,2}\p{L})$/u.test(name);
  const stem = used.slice(0, 5).toLowerCase();
  const isLonger = name.includes(" ") || name.toLowerCase().startsWith(used.toLowerCase());
  const isVariant = stem.length === 5 && !isLonger && name.toLowerCase().startsWith(stem);
  return isInitials || isShortForm || isVariant;
}

function initialsOf(name: string): string {
  const words = name.toLowerCase().split(/[\s-]+/u);
  return words.length < 2 ? "" : words.map((word) => word.charAt(0)).join("");
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll("&", "a");
}

/** Any of the names will do; one that holds another as a word is found by it already. */
function toSearched(
  alternatives: readonly string[],
  otherNames: readonly string[],
): Omit<Searched, "covers"> {
  const kept: string[] = [];
  for (const name of [...alternatives, ...otherNames].map((one) =>
    one.trim().slice(0, longestTerm),
  )) {
    const isFound = kept.some((one) => isHeldBy(one, name));
    if (name !== "" && !isFound) kept.push(name);
  }
  const [term = "", ...synonyms] = kept.slice(0, mostNames);
  return { term: { term, synonyms }, label: joinOr(alternatives.slice(0, 3)) };
}

function isHeldBy(name: string, longer: string): boolean {
  // "C.P.A." is a CPA.
  const bare = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b|$)/gu, "")
      .replace(/s$/u, "")} `;
  return (
    bare(longer).includes(bare(name)) || longer.toLowerCase().startsWith(`${name.toLowerCase()}.`)
  );
}

function mergeTerms(terms: readonly Searched[]): Searched[] {
  const byName = new Map<string, Searched>();
  for (const found of terms) {
    const key = found.term.term.toLowerCase();
    const before = byName.get(key);
    const covers = [...new Set([...(before?.covers ?? []), ...found.covers])];
    byName.set(key, { ...(before ?? found), covers });
  }
  return [...byName.values()].filter(({ term }) => term.term !== "");
}
