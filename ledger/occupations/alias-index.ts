import { ambiguousTitles, type AmbiguousTitle } from "#ledger/occupations/ambiguous.ts";
import { familyWords } from "#ledger/occupations/family-words.ts";
import { familyKeys } from "#ledger/occupations/family.ts";
import type { Occupation } from "#ledger/occupations/occupation.ts";
import { occupations } from "#ledger/occupations/occupations.ts";
import { splitWords, toPhrase } from "#ledger/occupations/read-title.ts";
import { unsettledTitles } from "#ledger/occupations/unsettled.ts";

/** One way to name an occupation. */
export type Alias = {
  occupation: Occupation;
  /** False where the occupation is only the nearest statistical row. */
  isOwn: boolean;
  words: readonly string[];
};

export type AliasIndex = {
  byPhrase: ReadonlyMap<string, Alias>;
  /** By the last word, the head noun. */
  byHead: ReadonlyMap<string, readonly Alias[]>;
  ambiguous: ReadonlyMap<string, AmbiguousTitle>;
  /** How much a word says: the fewer occupations use it, the more. */
  weigh: (word: string) => number;
  /** Whether a word is used in titles of the occupation or belongs to its family. */
  belongs: (word: string, occupation: Occupation) => boolean;
};

/** A word that no title uses weighs as one that a few use. */
const usersOfStrangers = 4;

let built: AliasIndex | undefined;

/** The index over all aliases, built at the first question. */
export function aliasIndex(): AliasIndex {
  built ??= buildIndex();
  return built;
}

function buildIndex(): AliasIndex {
  const aliases = [...listOfficial(), ...occupations.flatMap(listEveryday)];
  const byPhrase = new Map(aliases.map((alias) => [alias.words.join(" "), alias]));
  const users = new Map<string, Set<string>>();
  for (const { words, occupation } of aliases) {
    for (const word of words) users.set(word, (users.get(word) ?? new Set()).add(occupation.soc));
  }
  const ofFamily = new Map(
    familyKeys.map((family) => [
      family,
      new Set(familyWords[family].split(" ").flatMap(splitWords)),
    ]),
  );
  return {
    byPhrase,
    byHead: Map.groupBy(byPhrase.values(), ({ words }) => words.at(-1) ?? ""),
    ambiguous: indexAmbiguous(),
    weigh: (word) => Math.log(1 + occupations.length / (users.get(word)?.size ?? usersOfStrangers)),
    belongs: (word, { soc, family }) =>
      users.get(word)?.has(soc) === true || ofFamily.get(family)?.has(word) === true,
  };
}

/** They stand before the everyday titles, which replace them; of two families the first keeps its row's name. */
function listOfficial(): Alias[] {
  return occupations
    .filter(({ aliases }) => aliases.length > 0)
    .map((occupation) => toAlias(occupation, dropExceptions(occupation.officialTitle), true))
    .toReversed();
}

/** What an occupation is not ("Architects, Except Landscape and Naval") must not count as its words. */
function dropExceptions(officialTitle: string): string {
  return officialTitle.replace(/,? except .*/i, "");
}

/** A title without everyday aliases is itself only the nearest. */
function listEveryday(occupation: Occupation): Alias[] {
  const { title, aliases, nearest } = occupation;
  return [
    ...[title, ...aliases].map((text) => toAlias(occupation, text, aliases.length > 0)),
    ...nearest.map((text) => toAlias(occupation, text, false)),
  ];
}

/** A row of all others mixes unlike jobs: its figures are never a title's own. */
function toAlias(occupation: Occupation, text: string, isOwn: boolean): Alias {
  const isMixed = occupation.officialTitle.endsWith("All Other");
  return { occupation, isOwn: isOwn && !isMixed, words: toPhrase(text).split(" ") };
}

function indexAmbiguous(): Map<string, AmbiguousTitle> {
  const unsettled = unsettledTitles.map((titles) => ({ titles, candidates: [] }));
  return new Map(
    [...unsettled, ...ambiguousTitles].flatMap((entry) =>
      entry.titles.split(", ").map((title) => [toPhrase(title), entry] as const),
    ),
  );
}
