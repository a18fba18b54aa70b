import type { DialectKey, FilterMode, Limits, Rung } from "#contract/compiled-searches.ts";
import type { Query } from "#boolean/query.ts";
import type { ListName, SearchSpec } from "#contract/search-spec.ts";
import type { Parsed } from "#boolean/syntax/malformed.ts";

/** Where a list of the spec goes on a platform: into free text, into a field of the query, or into a filter beside it. */
export type SpecSlot = {
  list: ListName;
  as: "text" | "field" | "filter";
  name?: string;
};

/** One box to fill in besides the string, or for a platform of boxes each of them. */
export type Filter = { field: string; mode: FilterMode | null; value: string };

/** What every string of a rung carries before and after the spec's own terms. */
export type Fixed = { first: readonly Query[]; last: readonly Query[] };

/** Everything one platform knows: what it takes, how to write a search for it, and how to read one back. */
export type Dialect = {
  key: DialectKey;
  name: string;
  /** How a recruiter uses the string, in one line. */
  use: string;
  /** True where no public description of the syntax was found. */
  mustVerify: boolean;
  limits: Limits;
  /** Lists in printing order; a list that is missing here cannot be searched on the platform. */
  layout: readonly SpecSlot[];
  /** Why the platform is of no use for a spec, or null. */
  skips: (spec: SearchSpec) => string | null;
  fixed: (spec: SearchSpec, rung: Rung) => Fixed;
  /** A place as people write it on the platform. */
  place: (text: string) => string;
  /** Folded names the platform finds by itself when it is given the key. */
  builtInSynonyms: ReadonlyMap<string, readonly string[]>;
  print: (query: Query) => string;
  parse: (string: string) => Parsed;
  /** The boxes a printed string fills, where the platform has boxes instead of one line. */
  boxes: (string: string) => Filter[];
  link: (string: string) => string | null;
};
