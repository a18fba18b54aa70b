import type { Ledger } from "#ledger/ledger.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import { programmingLanguages } from "#ledger/vocabulary/skills.ts";
import type { Searched } from "#tools/attract-source-kit/search-terms.ts";
import { mustsOf } from "#tools/writing/phrases.ts";

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

const aboutTheWork: ReadonlySet<string> = new Set(["title", "duty", "must", "nice"]);

/** The trade's telling words that the posting has, any of them: (ranking OR retrieval). */
export function separatingTerm(
  { playbook, reading }: Ledger,
  searched: readonly Searched[],
): Searched[] {
  const lines = reading.lines.filter(({ place }) => aboutTheWork.has(place));
  const said = ` ${keyOfText(lines.map(({ text }) => text).join(" "))} `;
  const taken = new Set(
    searched.flatMap(({ term }) => [term.term, ...term.synonyms]).map(keyOfText),
  );
  const [term, ...synonyms] = playbook.search.separates
    .filter((word) => said.includes(` ${keyOfText(word)} `) && !taken.has(keyOfText(word)))
    .slice(0, mostSeparating);
  return term === undefined || playbook.key === "neutral"
    ? specialism(reading)
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
