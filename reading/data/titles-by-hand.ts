import short from "#reading/data/abbreviations.json" with { type: "json" };
import ambiguous from "#reading/data/ambiguous-titles.json" with { type: "json" };
import foreign from "#reading/data/foreign-titles.json" with { type: "json" };
import modern from "#reading/data/modern-titles.json" with { type: "json" };
import world from "#reading/data/world-titles.json" with { type: "json" };

/** Short forms that titles are made of, with all they may stand for; the duties decide between several. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(short));

/** Titles that name several occupations: of each, the words of a description that point to it. */
export const ambiguousTitles: readonly (readonly [
  titles: string,
  cues: Readonly<Record<string, string>>,
])[] = Object.entries(ambiguous);

/** Words of German, French, Spanish, Dutch, Portuguese and Italian titles, as they fold, in English. */
export const foreignTitles: ReadonlyMap<string, string> = new Map(Object.entries(foreign));

type Counted = readonly (readonly [titles: string, codes: string])[];

/** Jobs that the classification does not know by name, with the occupations they are counted under, the usual first. */
export const modernTitles: Counted = Object.entries(modern);

/** Jobs as the United Kingdom, Ireland, India, Australia, Singapore and other places name them, and small trades that a US list lacks. */
export const worldTitles: Counted = Object.entries(world);
