import { countOf } from "#english/counts.ts";
import { capital, joinAnd } from "#english/words.ts";

type Stale = { facts: readonly string[] };

/** "Pay changed": why these parts are stale. */
export function tellWhy(parts: readonly Stale[]): string {
  return capital(tellChanged([...new Set(parts.flatMap(({ facts }) => facts))]));
}

/** "Pay changed. This affects 3 parts of this report." */
export function tellStale(parts: readonly Stale[]): string {
  return `${tellWhy(parts)}. This affects ${countOf(parts.length, "part")} of this report.`;
}

/** "pay, title and 2 more facts changed". */
export function tellChanged(facts: readonly string[]): string {
  return `${listSome(facts.map(inSentence), "fact")} changed`;
}

/** "The pay has changed since this was written." */
export function tellSince(facts: readonly string[]): string {
  const names = [...new Set(facts)];
  const told = listSome(names.map(inSentence), "fact").replace(/^the /u, "");
  const verb = names.length > 1 || told.endsWith("s") ? "have" : "has";
  return `The ${told} ${verb} changed since this was written.`;
}

/** The first two by name, the others by number. */
export function listSome(names: readonly string[], one: string): string {
  const more = names.length - 2;
  if (more < 1) return joinAnd(names);
  return joinAnd([...names.slice(0, 2), `${more} more ${more === 1 ? one : `${one}s`}`]);
}

/** "pay", "the posting's lines", but "DOL prevailing wage levels". */
function inSentence(label: string): string {
  const isName = /^\p{Lu}[^\s\p{Ll}]/u.test(label);
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
