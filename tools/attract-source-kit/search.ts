import { compile } from "#boolean/compile.ts";
import type { CompiledSearches } from "#contract/compiled-searches.ts";
import { SearchSpec, specBounds } from "#contract/search-spec.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Requirement } from "#ledger/reading.ts";
import { programmingLanguages } from "#ledger/skills/programming-languages.ts";
import { capital, inSentence, joinAnd, joinOr } from "#ledger/words.ts";
import { type Searched, searchedMusts } from "#tools/attract-source-kit/search-terms.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { clip, joinItems } from "#tools/clip.ts";
import { askedFor } from "#tools/demands.ts";
import { otherTitles } from "#tools/feeders.ts";
import { idsOf, known, mustsOf, nicesOf } from "#tools/phrases.ts";

/** What a code host can be searched by; nobody is found by markup and queries. */
const codeLanguages = new Set(
  programmingLanguages
    .map(({ name }) => name)
    .filter((name) => !/^(?:SQL|HTML|CSS|XML|JSON)$/u.test(name)),
);

const mostTitles = 5;
const mostMusts = 5;
const longestTerm = 60;

/** Facts become a neutral spec, the compiler makes the strings; what cannot be searched is screened, and said. */
export function writeSearch(ledger: Ledger): AttractSourceKit["booleanStrings"] {
  const { reading, rules, occupation } = ledger;
  const titles = otherTitles(ledger)
    .map((title) => clip(title, longestTerm))
    .slice(0, mostTitles);
  const { searched, byTitle } = splitByTitle(searchedMusts(ledger), titles);
  const musts = searched.slice(0, mostMusts);
  const spec = buildSpec(ledger, titles, musts);
  const terms = [...byTitle, ...musts.map(({ term, covers }) => ({ text: term.term, covers }))];
  const found = new Set(terms.flatMap(({ covers }) => covers));
  const screened = mustsOf(ledger).filter(({ id }) => !found.has(id));
  return {
    finding: clip(writeFinding(titles, musts, screened), 600),
    spec,
    terms,
    searches: keepPlatforms(compile(spec), rules.platforms, occupation.people),
    notes: writeNotes(ledger, musts, byTitle),
    ...known(
      "derived",
      "title",
      "place",
      ...found,
      ...idsOf(reading.competitors),
      ...idsOf(nicesOf(ledger)),
      ...idsOf(screened),
    ),
  };
}

type TermCover = { text: string; covers: string[] };

/** A license that everybody with the title holds is searched by the title. */
function splitByTitle(
  all: readonly Searched[],
  titles: readonly string[],
): { searched: Searched[]; byTitle: TermCover[] } {
  const byTitle: TermCover[] = [];
  const searched = all.filter(({ term, covers }) => {
    const names = new Set([term.term, ...term.synonyms].map((name) => name.toLowerCase()));
    const title = titles.find((one) => names.has(one.toLowerCase()));
    if (title !== undefined) byTitle.push({ text: title, covers });
    return title === undefined;
  });
  return { searched, byTitle };
}

function buildSpec(
  ledger: Ledger,
  titles: readonly string[],
  musts: readonly Searched[],
): SearchSpec {
  const { reading, rules, company } = ledger;
  const nice = nicesOf(ledger).flatMap(({ skills, credentials }) => [
    ...skills.map(({ searchName }) => searchName),
    ...credentials.flatMap(({ searchNames }) => searchNames.slice(0, 1)),
  ]);
  const languages = mustsOf(ledger)
    .flatMap(({ skills }) => skills.map(({ name }) => name))
    .filter((name) => codeLanguages.has(name));
  const backgrounds = reading.backgrounds
    .map(({ text }) => text)
    .filter((text) => isTelling(text, company.industry) && text.split(" ").length <= 3);
  return SearchSpec.parse({
    titles: titles.map((term) => ({ term, synonyms: [] })),
    mustSkills: musts.map(({ term }) => term),
    anySkills: unique([...nice, ...backgrounds]).slice(0, specBounds.anySkills),
    places: placesOf(ledger),
    companies: unique(reading.competitors.map(({ text }) => text)).slice(0, specBounds.companies),
    exclusions: exclusionsOf(ledger),
    ...(languages.length > 0
      ? { github: { languages: unique(languages).slice(0, specBounds.languages) } }
      : {}),
    isTechnical: rules.platforms.includes("dice"),
  });
}

/** The employer's own industry narrows nothing. */
function isTelling(background: string, industry: string): boolean {
  return background.toLowerCase() !== industry.toLowerCase();
}

/** With its state, because a town's name alone stands in many countries. */
function placesOf({ reading: { place, workType } }: Ledger): string[] {
  if (place.isRemote || workType?.type === "remote") return [];
  const { city, region, country } = place;
  if (city === null) return region === null ? [] : [clip(region, longestTerm)];
  return [clip(country === "US" && region !== null ? `${city}, ${region}` : city, longestTerm)];
}

/** People who recruit for the title; age groups the posting rules out. Levels stay in: everybody was an intern once. */
function exclusionsOf({ reading: { title, text } }: Ledger): string[] {
  const isAdultCare =
    /\badult\b/iu.test(text) && /\bicu\b|critical care|intensive care/iu.test(text);
  return ["recruiter", ...(isAdultCare ? ["NICU", "PICU"] : [])].filter(
    (word) => !title.text.toLowerCase().includes(word.toLowerCase()),
  );
}

/** Boards where these people are not found get no strings, and say so. */
function keepPlatforms(
  searches: CompiledSearches,
  platforms: readonly string[],
  people: string,
): CompiledSearches {
  const skipped = `${capital(clip(people, 200))} are seldom found here.`;
  return searches.map((search) =>
    platforms.includes(search.dialect) || search.skipped !== null
      ? search
      : { ...search, skipped, dropped: [], rungs: [] },
  );
}

function writeFinding(
  titles: readonly string[],
  musts: readonly Searched[],
  screened: readonly Requirement[],
): string {
  const asked = joinItems(
    screened.slice(0, 3).map((must) => askedFor(must) ?? inSentence(clip(must.text, 80))),
  );
  const screen = asked === "" ? "" : ` The screen asks about ${asked}.`;
  if (musts.length === 0) {
    return `The strings go by title alone: ${joinOr(titles.slice(0, 3))}.${screen}`;
  }
  const names = joinItems(musts.slice(0, 3).map(({ label }) => label));
  return `Start with the balanced strings: ${titles[0] ?? "the title"} with ${names}.${screen}`;
}

function writeNotes(
  { reading }: Ledger,
  musts: readonly Searched[],
  byTitle: readonly TermCover[],
): string[] {
  const rest = musts.slice(3).map(({ label }) => label);
  const rivals = reading.competitors.slice(0, 3).map(({ text }) => text);
  return [
    ...byTitle.map(({ text }) => `"${text}" in the title stands for the license.`),
    ...(rest.length > 0 ? [`Only in the narrow strings: ${joinAnd(rest)}.`] : []),
    ...(rivals.length > 0 ? [`The narrow strings look inside ${joinAnd(rivals)}.`] : []),
    ...(reading.place.isRemote ? ["Remote work: no place."] : []),
  ].map((note) => clip(note, 600));
}

function unique(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words
    .map((word) => word.trim().slice(0, longestTerm))
    .filter((word) => {
      const key = word.toLowerCase();
      const isNew = word !== "" && !seen.has(key);
      seen.add(key);
      return isNew;
    });
}
