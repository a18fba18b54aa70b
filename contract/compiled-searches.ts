import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { platforms } from "#contract/platforms.ts";
import { listNames, specBounds } from "#contract/search-spec.ts";

/** The platforms, in the order a report shows them. */
export const dialectKeys = Object.keys(platforms) as DialectKey[];
export type DialectKey = keyof typeof platforms;

export const filterModes = ["Must have", "Can have", "Doesn't have"] as const;
export type FilterMode = (typeof filterModes)[number];

/** The ladder from many people to few; each rung finds a part of what the one before it finds. */
export const rungs = ["broad", "balanced", "narrow"] as const;
export type Rung = (typeof rungs)[number];

/** Why a term of the spec stands in no string. */
export const dropReasons = {
  empty: "Nothing was written.",
  unsearchable: "No letter or digit is left that a search could look for.",
  tooLong: "Over eight words or 80 characters: no profile says it in exactly these words.",
  stopWord: "Searches skip this word, so it would match everybody or nobody.",
  everydayWord: "Too common in ordinary text; a clearer name stands in for it.",
  builtInSynonym: "The site already finds it through another name in the same group.",
  notAPlace: "A way of working, not a place.",
  notSearchable: "This site has no way to search for it.",
  contradicts: "It would hide the very people the search asks for.",
  overLimit: "The length limit leaves no room for it.",
} as const;
export type DropReason = keyof typeof dropReasons;

/** How long a string is in the three ways platforms count: operators are the words AND, OR and NOT outside quotes. */
const Length = z.strictObject({
  characters: z.number().int().min(0),
  words: z.number().int().min(0),
  operators: z.number().int().min(0),
});
export type Length = z.infer<typeof Length>;

/** More strings than this for one rung nobody runs. */
const mostParts = 6;

const Most = z.number().int().min(1).nullable();

/** The most a platform takes, null where it counts nothing of the kind; `alternatives` is the longest OR group, `parts` the most strings we make of one search. */
const Limits = z.strictObject({
  characters: z.number().int().min(1),
  words: Most,
  operators: Most,
  alternatives: Most,
  parts: z.number().int().min(1).max(mostParts),
  isOwnBound: z.boolean(),
  reason: z.string().min(1).max(300),
});
export type Limits = z.infer<typeof Limits>;

const longestString = 2_000;
/** More terms than a spec can hold, stand-ins included. */
const mostDropped = 250;

const Sentence = z.string().min(1).max(300);

const Dropped = z.strictObject({
  list: z.enum(listNames),
  group: z.number().int().min(0).max(specBounds.mustSkills),
  term: z.string().max(lengths.line),
  reason: z.enum(Object.keys(dropReasons) as [DropReason, ...DropReason[]]),
});

const Filter = z.strictObject({
  field: z.string().min(1).max(40),
  mode: z.enum(filterModes).nullable(),
  value: z.string().min(1).max(longestString),
});

/** One string to run; the parts of a rung together are its search. */
const SearchPart = z.strictObject({
  string: z.string().min(1).max(longestString),
  filters: z.array(Filter).max(Math.max(specBounds.places, 5)),
  length: Length,
  link: z.string().startsWith("https://").max(lengths.url).nullable(),
});

/** One rung of the ladder; no parts means that nothing in the spec can be searched at this rung. */
const CompiledRung = z.strictObject({
  rung: z.enum(rungs),
  meaning: Sentence,
  parts: z.array(SearchPart).max(mostParts),
  /** An earlier rung with the very same strings. */
  sameAs: z.enum(rungs).nullable(),
  dropped: z.array(Dropped).max(mostDropped),
});

export const DialectSearch = z.strictObject({
  dialect: z.enum(dialectKeys),
  name: z.string().min(1).max(40),
  use: Sentence,
  mustVerify: z.boolean(),
  limits: Limits,
  /** Why the platform has no strings, or null. */
  skipped: Sentence.nullable(),
  /** Terms left out of every rung on this platform. */
  dropped: z.array(Dropped).max(mostDropped),
  rungs: z.array(CompiledRung).max(rungs.length),
});
export type DialectSearch = z.infer<typeof DialectSearch>;

/** Every platform in order, with its ladder or the reason it was skipped. */
export const CompiledSearches = z.array(DialectSearch).length(dialectKeys.length);
export type CompiledSearches = z.infer<typeof CompiledSearches>;
