import type { Query } from "#boolean/query.ts";

/** What a parser says: the search, or where and why the string is not one. */
export type Parsed = { ok: true; query: Query } | { ok: false; at: number; reason: string };

/** A string that a platform would refuse or read in another way than it looks. */
export class Malformed extends Error {
  readonly at: number;
  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

/** Runs a reader and turns its complaint into an answer. */
export function parsing(read: () => Query): Parsed {
  try {
    return { ok: true, query: read() };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, at: error.at, reason: error.message };
    throw error;
  }
}
