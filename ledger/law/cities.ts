import type { Place } from "#ledger/reading.ts";

/** Parts of a city that postings name instead of it. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  "new york": [
    "new york city",
    "nyc",
    "manhattan",
    "brooklyn",
    "queens",
    "bronx",
    "the bronx",
    "staten island",
  ],
};

/** Whether a place is the city or one of its parts; the region is compared by the caller, for names repeat. */
export function isInCity({ city }: Pick<Place, "city">, name: string): boolean {
  const stated = city?.trim().toLowerCase() ?? "";
  const wanted = name.toLowerCase();
  return stated === wanted || (partsOf[wanted] ?? []).includes(stated);
}
