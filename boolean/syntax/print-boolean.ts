import type { Leaf, Query } from "#boolean/query.ts";

export function printLeaf(leaf: Leaf): string {
  if (leaf.kind === "term") return leaf.text;
  return leaf.within === undefined ? `"${leaf.text}"` : `"${leaf.text}"~${leaf.within}`;
}

/** AND spelled out, brackets round every OR group, NOT last. */
export function printBoolean(query: Query): string {
  if (query.kind !== "and") return printOperand(query);
  const wanted = query.of.filter((member) => member.kind !== "not").map(printOperand);
  const unwanted = query.of.flatMap((member) =>
    member.kind === "not" ? [`NOT ${printOperand(member.of)}`] : [],
  );
  return [wanted.join(" AND "), ...unwanted].filter((piece) => piece.length > 0).join(" ");
}

/** The members of an OR group without its brackets. */
export function printAlternatives(query: Query): string {
  return query.kind === "or" ? query.of.map(printOperand).join(" OR ") : printOperand(query);
}

function printOperand(query: Query): string {
  if ("text" in query) return printLeaf(query);
  if (query.kind === "or") return `(${printAlternatives(query)})`;
  if (query.kind === "and") return `(${printBoolean(query)})`;
  return query.kind === "not" ? `NOT ${printOperand(query.of)}` : printOperand(query.of);
}
