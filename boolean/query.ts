import { foldText } from "#boolean/term.ts";

/** A search as printers print it and parsers return it; `within` is the most words between those of a phrase. */
export type Query =
  | { kind: "term"; text: string }
  | { kind: "phrase"; text: string; within?: number }
  | { kind: "and"; of: readonly Query[] }
  | { kind: "or"; of: readonly Query[] }
  | { kind: "not"; of: Query }
  | { kind: "field"; name: string; of: Query };

/** A word or phrase, the only parts of a tree that are looked up in a profile. */
export type Leaf = Extract<Query, { text: string }>;

export function allOf(queries: readonly Query[]): Query {
  return join("and", queries);
}

export function anyOf(queries: readonly Query[]): Query {
  return join("or", queries);
}

export function inField(name: string, query: Query): Query {
  return { kind: "field", name, of: query };
}

function join(kind: "and" | "or", queries: readonly Query[]): Query {
  const [only] = queries;
  return queries.length === 1 && only !== undefined ? only : { kind, of: queries };
}

/** One thing a search asks about a person, as a key that does not depend on case, quotes or spacing. */
export function atomKey(field: string | null, leaf: Leaf): string {
  const within = leaf.kind === "phrase" && leaf.within !== undefined ? `~${leaf.within}` : "";
  return `${field?.toLowerCase() ?? ""}:${foldText(leaf.text)}${within}`;
}

/**
 * The canonical form: NOT and fields at the leaves, no group inside a group of its kind, members
 * folded, sorted and without repeats, so that searches with equal forms mean the same.
 */
export function normalise(query: Query): Query {
  return canonical(query, null, false).query;
}

/** The canonical form as one text, for quick comparison. */
export function canonicalKey(query: Query): string {
  return canonical(query, null, false).key;
}

type Keyed = { key: string; query: Query; members: readonly Keyed[] };

function canonical(query: Query, field: string | null, isNegated: boolean): Keyed {
  if ("text" in query) return canonicalLeaf(query, field, isNegated);
  if (query.kind === "not") return canonical(query.of, field, !isNegated);
  if (query.kind === "field") return canonical(query.of, query.name, isNegated);
  const members = query.of.map((member) => canonical(member, field, isNegated));
  return canonicalGroup((query.kind === "and") === isNegated ? "or" : "and", members);
}

function canonicalLeaf(query: Leaf, field: string | null, isNegated: boolean): Keyed {
  const key = atomKey(field, query);
  const text = foldText(query.text);
  const isPhrase = text.includes(" ") || (query.kind === "phrase" && query.within !== undefined);
  const plain: Query = isPhrase ? { ...query, kind: "phrase", text } : { kind: "term", text };
  const placed = field === null ? plain : inField(field.toLowerCase(), plain);
  return isNegated
    ? { key: `-${key}`, query: { kind: "not", of: placed }, members: [] }
    : { key: `+${key}`, query: placed, members: [] };
}

function canonicalGroup(kind: "and" | "or", members: readonly Keyed[]): Keyed {
  const flat = members.flatMap((member) =>
    member.query.kind === kind ? member.members : [member],
  );
  const byKey = new Map(flat.map((member) => [member.key, member]));
  const sorted = [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const [only] = sorted;
  if (sorted.length === 1 && only !== undefined) return only;
  return {
    key: `${kind}(${sorted.map(({ key }) => JSON.stringify(key)).join()})`,
    query: { kind, of: sorted.map((member) => member.query) },
    members: sorted,
  };
}
