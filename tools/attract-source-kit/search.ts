import { compile } from "#boolean/compile.ts";
import type { CompiledSearches } from "#contract/compiled-searches.ts";
import { platforms, technicalBoards } from "#contract/platforms.ts";
import { SearchSpec, specBounds } from "#contract/search-spec.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import type { SkillKind } from "#knowledge/vocabulary.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";
import { capital, joinOr } from "#english/words.ts";
import { findRegion } from "#reading/world/regions.ts";
import {
  everyonesTools,
  nameIn,
  type Searched,
  searchedMusts,
} from "#tools/attract-source-kit/search-terms.ts";
import {
  codeLanguages,
  holdsStems,
  holdsWords,
  namedInBrackets,
  nicesSearched,
  separatingTerm,
  tellingWords,
  titleSkills,
  unique,
} from "#tools/attract-source-kit/search-words.ts";
import { searchTitles } from "#tools/attract-source-kit/search-titles.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { clip } from "#tools/writing/clip.ts";
import { idsOf, known, mustsOf, nicesOf } from "#tools/writing/phrases.ts";

const mostMusts = 4;
const mostExclusions = 3;
const mostExtras = 6;
const longestTerm = 60;

/** Titles people carry, the few words that separate, the metro, and the boards that fit; the compiler makes the strings. */
export function writeSearch(ledger: Ledger): AttractSourceKit["booleanStrings"] {
  const { reading, playbook } = ledger;
  const { spec, terms } = planSearch(ledger);
  const searches = keepPlatforms(compile(spec), playbook, spec);
  return {
    finding: playbook.search.note,
    spec,
    terms: terms.filter(({ covers }) => covers.length > 0),
    searches,
    notes: writeNotes(ledger, spec),
    ...known(
      "plan",
      "title",
      "place",
      "occupation",
      ...terms.flatMap(({ covers }) => covers),
      ...idsOf(reading.competitors),
      ...idsOf(nicesOf(ledger)),
    ),
  };
}

/** What is searched for: the spec, what every search must match as people read it, and which requirements each word covers. */
export type SearchPlan = { spec: SearchSpec; musts: string[]; terms: TermCover[] };

export function planSearch(ledger: Ledger): SearchPlan {
  const titles = searchTitles(ledger);
  const { searched, byTitle } = splitByTitle(searchedMusts(ledger), titles);
  const separating = separatingTerm(ledger, searched);
  const named = titleSkills(ledger, searched);
  const firm = [...named, ...searched];
  const musts = (firm.length === 0 ? [] : [...named, ...separating, ...searched]).slice(
    0,
    mostMusts,
  );
  const spec = buildSpec(ledger, titles, musts, firm.length === 0 ? separating : []);
  const terms = [...byTitle, ...musts.map(({ term, covers }) => ({ text: term.term, covers }))];
  return { spec, musts: musts.map(({ label }) => label), terms };
}

type TermCover = { text: string; covers: string[] };

/** A license that everybody with the title holds is searched by the title. */
function splitByTitle(
  all: readonly Searched[],
  titles: readonly string[],
): { searched: Searched[]; byTitle: TermCover[] } {
  const byTitle: TermCover[] = [];
  const searched = all.filter(({ term, covers }) => {
    const names = [term.term, ...term.synonyms];
    // "Machine learning" stands in every title that is searched, and "CNC machining" in CNC Machinist.
    const isInAll =
      titles.length > 0 && titles.every((one) => names.some((name) => holdsStems(one, name)));
    const title = isInAll
      ? titles[0]
      : titles.find((one) => names.some((name) => name.toLowerCase() === one.toLowerCase()));
    if (title !== undefined) byTitle.push({ text: title, covers });
    return title === undefined;
  });
  return { searched, byTitle };
}

function buildSpec(
  ledger: Ledger,
  titles: readonly string[],
  musts: readonly Searched[],
  wishes: readonly Searched[],
): SearchSpec {
  const { reading, playbook } = ledger;
  const nice = [
    ...nicesOf(ledger).flatMap(({ text, skills, credentials }) => [
      ...skills.filter(({ kind }) => kind !== "language").map((skill) => nameIn(skill, text).name),
      ...credentials.flatMap(({ searchNames }) => searchNames.slice(0, 1)),
    ]),
    ...tellingWords(ledger, ["nice"]),
  ];
  const skills = [
    ...findSkills(reading.title.clean).map(({ skill }) => skill),
    ...mustsOf(ledger).flatMap((must) => must.skills),
  ];
  const languages = skills.map(({ name }) => name).filter((name) => codeLanguages.has(name));
  const backgrounds = reading.backgrounds
    .map(({ text }) => text)
    .filter((text) => isTelling(text, ledger.company.industry) && text.split(" ").length <= 3);
  const ofTheWork = reading.duties
    .flatMap(({ text }) => findSkills(text).map(({ skill }) => ({ skill, text })))
    .filter(({ skill: { kind, name } }) => namedWork.has(kind) && !everyonesTools.test(name))
    .map(({ skill, text }) => nameIn(skill, text).name);
  const must = new Set(musts.flatMap(({ term }) => [term.term, ...term.synonyms]).map(keyOfText));
  // With no key word every search asks for one of these, so the work itself comes before what would be nice.
  // One thing that would be nice is no condition: a team leader without a yellow belt is one all the same.
  const hasOthers = ofTheWork.length > 0 || wishes.length > 0 || backgrounds.length > 0;
  const wished =
    musts.length === 0
      ? [...ofTheWork, ...(hasOthers || nicesSearched(ledger) > 1 ? nice : []), ...backgrounds]
      : [...nice, ...backgrounds, ...ofTheWork];
  const extras = [...namedInBrackets(ledger), ...wished].filter(
    (word) => !must.has(keyOfText(word)) && !titles.some((title) => holdsStems(title, word)),
  );
  return SearchSpec.parse({
    titles: titles.map((term) => ({ term, synonyms: [] })),
    mustSkills: musts.map(({ term }) => term),
    anySkills: unique([
      ...wishes.flatMap(({ term }) => [term.term, ...term.synonyms]),
      ...extras,
    ]).slice(0, mostExtras),
    places: placesOf(ledger),
    companies: unique(reading.competitors.map(({ text }) => text)).slice(0, specBounds.companies),
    exclusions: exclusionsOf(ledger),
    ...(languages.length > 0
      ? { github: { languages: unique(languages).slice(0, specBounds.languages) } }
      : {}),
    isTechnical: playbook.search.where.some((board) => technicalBoards.has(board)),
  });
}

const namedWork: ReadonlySet<SkillKind> = new Set(["domain", "technology", "tool", "equipment"]);

/** The employer's own industry narrows nothing. */
function isTelling(background: string, industry: string): boolean {
  return background.toLowerCase() !== industry.toLowerCase();
}

/** The metro, then the town itself, each with its state: a town's name alone stands in many countries. */
function placesOf({ reading: { place, workType }, market: { metro } }: Ledger): string[] {
  if (place.isRemote || workType?.type === "remote") return [];
  const { city, region, country } = place;
  if (city === null) return region === null ? [] : [clip(region, longestTerm)];
  const town = country === "US" && region !== null ? `${city}, ${region}` : city;
  // Statistics call Boise "Boise City"; nobody who lives there does.
  const isOwnArea = (area: string) =>
    holdsWords(area, city) && region !== null && area.endsWith(`, ${region}`);
  const areas = (metro === null ? [] : metroOf(metro)).filter((area) => !isOwnArea(area));
  return unique([...areas, town]);
}

/** "Denver-Aurora-Centennial, CO" as "Denver, CO". */
function metroOf(area: string): string[] {
  const [, city, state] = /^([^-–,/]+)[^,]*, ([A-Z]{2})/u.exec(area) ?? [];
  return city === undefined || state === undefined ? [] : [`${city.trim()}, ${state}`];
}

/** What the trade's searches drag in, and people who recruit for it; never a word of the job itself. */
function exclusionsOf({ reading: { title, lines }, playbook }: Ledger): string[] {
  const said = ` ${keyOfText([title.text, ...lines.map(({ text }) => text)].join(" "))} `;
  return unique(["recruiter", ...playbook.search.not])
    .filter((word) => !said.includes(` ${keyOfText(word)} `))
    .filter(
      (word, _, all) =>
        word === "recruiter" || !all.includes("recruiter") || !/\brecruiter\b/u.test(word),
    )
    .slice(0, mostExclusions);
}

/** Boards where these people are not found get no strings, and say so. */
function keepPlatforms(
  searches: CompiledSearches,
  { search, people }: Playbook,
  { places }: SearchSpec,
): CompiledSearches {
  const kept = new Set(search.where);
  const elsewhere = `${capital(people.many)} are found elsewhere.`;
  return searches.map((one) => {
    if (one.skipped !== null) return one;
    if (!kept.has(platforms[one.dialect]))
      return { ...one, skipped: elsewhere, dropped: [], rungs: [] };
    return one.dialect === "github" && places.length === 0
      ? { ...one, skipped: everybody, dropped: [], rungs: [] }
      : one;
  });
}

const everybody = "Without a place, a search by language finds millions.";

const statesNamed =
  /\b(?:live|living|reside|residing|residents?|located|based|work(?:ing)?|remote|hire|hiring)\b[^.;]{0,30}?\b(\p{Lu}{2}(?:(?:, ?(?:(?:or|and) )?| (?:or|and) )\p{Lu}{2}\b){1,20})/u;

/** "You need to live in CO, TX, NC, OH or WA": whoever lives elsewhere cannot be hired. */
function remoteNote({ lines }: Ledger["reading"]): string {
  const states = lines
    .map(({ text }) => statesNamed.exec(text)?.[1]?.match(/\p{Lu}{2}/gu) ?? [])
    .find((codes) => codes.length > 0 && codes.every((code) => findRegion(code)?.country === "US"));
  return states === undefined
    ? "The work is remote, so no place is searched."
    : `The work is remote, but only people in ${joinOr(states)} can be hired. Set these states as the place.`;
}

const mostWords = 1;

/** What a string will find too much or too little of, and what the trade's words mean. */
function writeNotes({ reading, playbook }: Ledger, spec: SearchSpec): string[] {
  const said = ` ${keyOfText(reading.lines.map(({ text }) => text).join(" "))} `;
  const isBare = spec.mustSkills.length === 0 && spec.anySkills.length === 0;
  const isTight = spec.mustSkills.length >= mostMusts || spec.companies.length > 0;
  const words = playbook.words
    .filter(({ word }) => said.includes(` ${keyOfText(word)} `))
    .slice(0, mostWords);
  return [
    ...(isBare
      ? [
          "Only the title is searched, so the strings find everybody who carries it. Set the place first.",
        ]
      : []),
    ...(isTight ? ["The narrow strings may find nobody. Run them last."] : []),
    ...(reading.place.isRemote && spec.places.length === 0 ? [remoteNote(reading)] : []),
    ...words.map(({ word, means }) => `${word}: ${means}`),
  ];
}
