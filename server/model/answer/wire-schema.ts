import { z } from "zod";

type Node = Record<string, unknown>;

/** A schema as providers take it, and whether their strict mode can hold it. */
export type WireSchema = { schema: Node; isStrict: boolean };

/** Limits that providers' strict modes refuse; the model reads them as words, and zod still checks them. */
const limits: Record<string, string> = {
  minLength: "at least {} characters",
  maxLength: "at most {} characters",
  minItems: "at least {} items",
  maxItems: "at most {} items",
  minimum: "at least {}",
  maximum: "at most {}",
};
const unwanted = ["$schema", "format", "pattern", "propertyNames", "default"];
const dropped = new Set([...unwanted, ...Object.keys(limits)]);
const known = new WeakMap<z.ZodType, WireSchema>();

export function wireSchemaOf(schema: z.ZodType): WireSchema {
  const made = known.get(schema) ?? makeWireSchema(schema);
  known.set(schema, made);
  return made;
}

function makeWireSchema(schema: z.ZodType): WireSchema {
  let isStrict = true;
  const full = z.toJSONSchema(schema, { target: "draft-7", io: "input" }) as Node;

  function simplify(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(simplify);
    if (node === null || typeof node !== "object") return node;
    const { properties, ...rest } = node as Node & { properties?: Node };
    const kept = Object.entries(rest).filter(([key]) => !dropped.has(key));
    const simple: Node = Object.fromEntries(kept.map(([key, value]) => [key, simplify(value)]));
    const description = [rest.description, ...describeLimits(rest)].filter(Boolean).join("; ");
    if (description !== "") simple.description = description;
    if (rest.type === "object") isStrict &&= isClosed(node as Node);
    if (!properties) return simple;
    const named = Object.entries(properties).map(([key, value]) => [key, simplify(value)]);
    return { ...simple, properties: Object.fromEntries(named) };
  }
  const simple = simplify(full) as Node;
  return { schema: simple, isStrict };
}

function describeLimits(node: Node): string[] {
  return Object.entries(limits).flatMap(([key, words]) => {
    const limit = node[key];
    const isSaid = typeof limit === "number" && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
    return isSaid ? [words.replace("{}", String(limit))] : [];
  });
}

/** Every property required and no others allowed. */
function isClosed(node: Node): boolean {
  const names = Object.keys(node.properties ?? {});
  const required = (node.required ?? []) as string[];
  return node.additionalProperties === false && names.every((name) => required.includes(name));
}
