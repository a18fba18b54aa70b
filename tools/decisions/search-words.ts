import type { Ledger } from "#ledger/ledger.ts";
import { planSearch } from "#tools/attract-source-kit/search.ts";
import { oncePerLedger } from "#tools/writing/once-per-ledger.ts";

/** What every search must match, what it only wishes for, and the titles it looks under, as people read them. */
export type SearchWords = { needed: string[]; wished: string[]; titles: string[] };

/** The place counts as a word: whoever lives elsewhere is not found. */
export const searchWordsOf = oncePerLedger((ledger: Ledger): SearchWords => {
  const { spec, musts } = planSearch(ledger);
  const { city, region } = ledger.reading.place;
  const place = spec.places.length === 0 ? [] : [city ?? region ?? spec.places[0] ?? ""];
  return {
    needed: [...musts, ...place],
    wished: spec.anySkills,
    titles: spec.titles.map(({ term }) => term),
  };
});
