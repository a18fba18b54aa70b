import type { Post } from "#tools/hand-over/post.ts";
import type { Scorecard } from "#tools/hand-over/scorecard.ts";
import type { Documented } from "#tools/hand-over/shapes/documented.ts";
import type { Stated } from "#tools/hand-over/stated.ts";

/** What a pack is made of. */
export type Handed = { post: Post; stated: Stated; scorecard: Scorecard | undefined };

/**
 * One thing the other system takes, under its own field names. `call` names the call of its API that takes it, where we
 * found what that takes; else somebody types it in there. `fillIn` are the fields that only their system knows, such as
 * the ids of teams.
 */
export type PackPart = {
  what: string;
  call: string | null;
  fillIn: readonly string[];
  fields: unknown;
  /** Null where we found no page that gives the shape. */
  documented: Documented | null;
};

/** A file for one applicant tracking system. No credential of theirs is needed to make it, and none is in it. */
export type Pack = { system: string; parts: readonly PackPart[] };

/** Where a system wants a heading and its lines apart. */
export function partsExcept(post: Post, ...keys: readonly string[]) {
  return post.parts.filter(({ key }) => !keys.includes(key));
}

export function partsOnly(post: Post, ...keys: readonly string[]) {
  return post.parts.filter(({ key }) => keys.includes(key));
}
