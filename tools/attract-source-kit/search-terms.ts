import type { SearchSpec } from "#contract/search-spec.ts";
import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Requirement, Skill } from "#ledger/facts/reading.ts";
import { joinOr } from "#english/words.ts";
import { alternativesOf, mustsOf } from "#tools/writing/phrases.ts";

type Term = SearchSpec["mustSkills"][number];

/** One thing to search for, as any of its names, and the requirements it covers. */
export type Searched = { term: Term; label: string; covers: FactId[] };

const mostNames = 4;
const longestTerm = 60;

/** What can still be earned after the start is asked, not searched. */
const later =
  /\b(?:in|within) (?:the first )?\d{1,3}(?: (?:days?|weeks?|months?)|$)|\bcertify\b|\bwilling to\b/iu;
const unsearched = new Set<Requirement["kind"]>([
  "authorization",
  "physical",
  "schedule",
  "trait",
  "education",
]);
const spokenEverywhere = /^English$/u;

/** Units that people write in letters which mean other things in a search. */
const unitNames: Readonly<Record<string, string>> = {
  ED: "emergency department",
  ER: "emergency room",
  OR: "operating room",
};

/** Nearly every profile names these, or none does, so they narrow no search. */
const everyonesTools =
  /^(?:(?:Microsoft )?(?:Excel|Word|Outlook|PowerPoint|Office|365)|Power Query|Pivot tables|Google (?:Sheets|Workspace)|Cash handling|Customer service|Data entry|Point of sale)$/iu;

/** The musts a search can find, licenses first, else in the order they were given; what narrows nothing only where nothing else is known. */
export function searchedMusts(ledger: Ledger): Searched[] {
  const musts = mustsOf(ledger).filter(
    ({ kind, text }) => !unsearched.has(kind) && !later.test(text),
  );
  const found = mergeTerms([...musts.flatMap(credentialTerms), ...musts.flatMap(skillTerms)]);
  const telling = found.filter(({ term }) => !everyonesTools.test(term.term));
  const hasOthers = telling.length > 0 || ledger.playbook.search.separates.length > 0;
  return hasOthers ? telling : found;
}

function credentialTerms({ id, credentials }: Requirement): Searched[] {
  return credentials
    .filter(({ timing, searchNames }) => timing.kind === "atHire" && searchNames.length > 0)
    .map(({ searchNames }) => ({
      ...toSearched([searchNames[0] ?? ""], searchNames.slice(1)),
      covers: [id],
    }));
}

function skillTerms(must: Requirement): Searched[] {
  const { id, text, skills } = must;
  const named = skills
    .filter(({ name }) => !spokenEverywhere.test(name))
    .map((skill) => locate(skill, text))
    .toSorted((left, right) => left.at - right.at);
  return groupAlternatives(named, must).map((found) => ({ ...found, covers: [id] }));
}

/** A skill under the name the text uses, and where it stands there. */
type Located = { name: string; others: string[]; at: number; end: number };

function locate({ name, searchName, synonyms }: Skill, text: string): Located {
  const lower = text.toLowerCase();
  const names = [name, searchName, ...synonyms];
  const used = names.find((one) => lower.includes(one.toLowerCase())) ?? name;
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

/** "Kotlin or Java" is one thing under two names; "AWS and Kubernetes" are two things. */
function groupAlternatives(
  skills: readonly Located[],
  must: Requirement,
): Omit<Searched, "covers">[] {
  const groups: Located[][] = [];
  for (const skill of skills) {
    const before = groups.at(-1)?.at(-1);
    const between = before === undefined ? "" : must.text.slice(before.end, skill.at);
    const isOther = /^[^,;.]{0,12}(?:\bor\b|\/)[^,;.]{0,12}$/u.test(between);
    if (isOther) groups.at(-1)?.push(skill);
    else groups.push([skill]);
  }
  const accepted = alternativesOf(must).filter((one) => one.length < 30);
  return groups.map((group, at) =>
    toSearched(
      [
        ...group.map(({ name }) => name),
        ...(at === 0 ? [...accepted, ...neighbour(group, must.text)] : []),
      ],
      group.flatMap(({ others }) => others),
    ),
  );
}

/** "ED or ICU", where only one of the two is known as a skill. */
function neighbour(group: readonly Located[], text: string): string[] {
  const [known] = group;
  if (known === undefined || group.length > 1) return [];
  const before = /([A-Z][A-Za-z]{1,20}) or $/u.exec(text.slice(0, known.at))?.[1];
  const after = /^ or ([A-Z][A-Za-z]{1,20})\b/u.exec(text.slice(known.end))?.[1];
  return [before, after]
    .filter((word) => word !== undefined)
    .map((word) => unitNames[word] ?? word);
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
  const bare = (text: string) => ` ${text.toLowerCase().replace(/s$/u, "")} `;
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
