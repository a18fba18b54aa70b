import { z } from "zod";

/** Keeps of a half-written value what its schema knows: no foreign keys, no values of another type. */
export function prune(value: unknown, schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodObject) return pruneObject(value, schema);
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value)
      ? present(value.map((one) => prune(one, schema.element)))
      : undefined;
  }
  if (schema instanceof z.ZodRecord) {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).map(([key, one]) => [key, prune(one, schema.valueType)]);
    return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
  }
  if (schema instanceof z.ZodUnion) {
    return present(schema.options.map((option) => prune(value, option)))[0];
  }
  if (schema instanceof z.ZodNullable && value === null) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return prune(value, schema.unwrap());
  }
  if (schema instanceof z.ZodString) return typeof value === "string" ? value : undefined;
  return z.safeParse(schema, value).success ? value : undefined;
}

function pruneObject(value: unknown, schema: z.ZodObject): unknown {
  if (!isObject(value)) return undefined;
  const known = Object.entries(value).flatMap(([key, one]) => {
    const rule = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    const kept = rule && prune(one, rule);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(known);
}

function present(values: unknown[]): unknown[] {
  return values.filter((one) => one !== undefined);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
