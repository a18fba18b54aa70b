import type { ToldPlace } from "#ledger/facts/reading.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import { programmingLanguages } from "#ledger/vocabulary/skills.ts";
import { spelledOtherwise } from "#tools/attract-source-kit/own-titles.ts";
import type { Searched } from "#tools/attract-source-kit/search-terms.ts";
import { mustsOf, nicesOf } from "#tools/writing/phrases.ts";

const mostSeparating = 5;
const longestTerm = 60;

/** What a code host can be searched by; nobody is found by markup and queries. */
export const codeLanguages = new Set(
  programmingLanguages
    .map(({ name }) => name)
    .filter((name) => !/^(?:SQL|HTML|CSS|XML|JSON)$/u.test(name)),
);

export function holdsWords(text: string, words: string): boolean {
  return ` ${keyOfText(text)} `.includes(` ${keyOfText(words)} `);
}

const stemLength = 5;

/** Whether each of the words stands in the title, in whatever form: "CNC machining" in "CNC Machinist". */
export function holdsStems(title: string, words: string): boolean {
  const stems = (text: string) =>
    keyOfText(text)
      .split(" ")
      .map((word) => word.slice(0, stemLength));
  const own = new Set(stems(title));
  return stems(words).every((stem) => own.has(stem));
}

const ofTheJob: readonly ToldPlace[] = ["title", "duty", "must"];
const otherPeople = new Set(
  "folks people guys colleagues peers counterparts engineers developers devs designers".split(" "),
);

/** The trade's telling words in lines of these places; "two backend folks" are colleagues. */
export function tellingWords(
  { playbook, reading }: Ledger,
  places: readonly ToldPlace[],
): string[] {
  const lines = reading.lines.filter(({ place }) => places.includes(place));
  return playbook.search.separates.filter((word) =>
    lines.some(({ place, text }) => {
      const [, ...after] = ` ${keyOfText(text)} `.split(` ${keyOfText(word)} `);
      const isOfJob = (next: string) =>
        place === "title" || !otherPeople.has(next.split(" ")[0] ?? "");
      return after.some(isOfJob);
    }),
  );
}

/** Any of the trade's telling words that the posting has: (ranking OR retrieval); what would be nice decides nothing alone. */
export function separatingTerm(ledger: Ledger, searched: readonly Searched[]): Searched[] {
  const taken = new Set(
    searched.flatMap(({ term }) => [term.term, ...term.synonyms]).map(keyOfText),
  );
  const isFree = (word: string) => !taken.has(keyOfText(word));
  const ofJob = tellingWords(ledger, ofTheJob).filter(isFree);
  const [term, ...synonyms] = unique([
    ...ofJob,
    ...(ofJob.length === 0 ? [] : tellingWords(ledger, ["nice"]).filter(isFree)),
  ])
    .slice(0, mostSeparating)
    .flatMap((word) => [word, ...spelledOtherwise(word)]);
  return term === undefined || ledger.playbook.key === "neutral"
    ? specialism(ledger.reading)
    : [{ term: { term, synonyms }, label: term, covers: [] }];
}

/** "CT" of "Specialist Radiographer – CT (Band 6)", where the lines speak of it as well. */
function specialism({ title, lines }: Ledger["reading"]): Searched[] {
  const written = title.quotes.map(({ quote }) => quote).join("\n");
  const word = /\s[–-]\s(\p{Lu}{2,5})\b/u.exec(written)?.[1] ?? "";
  const isWord = word !== "";
  const naming = lines.filter(({ place, text }) => place !== "title" && holdsWords(text, word));
  return isWord && naming.length > 1
    ? [{ term: { term: word, synonyms: [] }, label: word, covers: [] }]
    : [];
}

/** A skill of the title is asked for where other titles would find people without it. */
export function titleSkills(
  { reading: { title } }: Ledger,
  searched: readonly Searched[],
): Searched[] {
  const names = findSkills(title.clean).map(({ skill }) => skill);
  const isTaken = (name: string) =>
    searched.some(({ term }) => keyOfText(term.term) === keyOfText(name));
  return names
    .filter(
      ({ kind, name }) => (kind === "technology" || codeLanguages.has(name)) && !isTaken(name),
    )
    .slice(0, 1)
    .map(({ searchName }) => ({
      term: { term: searchName, synonyms: [] },
      label: searchName,
      covers: [],
    }));
}

const names = /\(([\p{Lu}][\w.+#-]{1,20}(?:, ?[\p{Lu}][\w.+#-]{1,20}){1,5})\)/u;
const mostNamed = 3;

/** What a must-have spells out: "ANN retrieval (FAISS, ScaNN, HNSW)"; no list of skills has all of it, profiles do. */
export function namedInBrackets(ledger: Ledger): string[] {
  const lists = mustsOf(ledger)
    .filter(({ kind }) => kind !== "credential" && kind !== "education")
    .flatMap(({ text }) => names.exec(text)?.[1] ?? []);
  return unique(lists.flatMap((list) => list.split(/, ?/u))).slice(0, mostNamed);
}

/** How many wishes a search could find; two names of one belt are one wish. */
export function nicesSearched(ledger: Ledger): number {
  const named = nicesOf(ledger).filter(
    ({ skills, credentials }) => skills.length > 0 || credentials.length > 0,
  );
  return named.length + tellingWords(ledger, ["nice"]).length;
}

export function unique(words: readonly string[]): string[] {
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
