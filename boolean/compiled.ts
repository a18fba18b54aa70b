import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { dialectKeys, filterModes } from "#boolean/dialect.ts";
import { Length, Limits, mostParts } from "#boolean/length.ts";
import { rungs } from "#boolean/rung.ts";
import { listNames, specBounds } from "#boolean/spec.ts";
import { type DropReason, dropReasons } from "#boolean/term.ts";

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
