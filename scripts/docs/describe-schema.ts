import type { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Field = { name: string; isRequired: boolean; words: string };

/** One field per row, in the order of the schema. */
export function fieldsOf(schema: JsonSchema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    isRequired: schema.required?.includes(name) ?? false,
    words: describeSchema(property as JsonSchema),
  }));
}

/** A JSON schema in a few words of Markdown; shapes with a name are linked. */
export function describeSchema(schema: JsonSchema): string {
  const { default: usual } = schema;
  const words = describeKind(schema);
  return usual === undefined ? words : `${words}; ${code(usual)} unless given`;
}

function describeKind(schema: JsonSchema): string {
  if (schema.$ref) return linkTo(schema.$ref);
  if (schema.allOf) return schema.allOf.map(describeSchema).join(" and ");
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(" or ");
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(code).join(", ")}`;
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => describeSchema({ type })).join(" or ");
  }
  switch (schema.type) {
    case "string":
      return describeText(schema);
    case "integer":
      return `whole number${describeBounds(schema)}`;
    case "number":
      return `number${describeBounds(schema)}`;
    case "boolean":
      return "true or false";
    case "array":
      return describeList(schema);
    case "object":
      return describeObject(schema);
    case "null":
      return "null";
    default:
      return "any value";
  }
}

function describeText({ format, pattern, minLength, maxLength }: JsonSchema): string {
  const parts = [format ? `text (${format})` : "text"];
  if (!format && pattern) parts.push(`like ${code(pattern)}`);
  if (minLength !== undefined) parts.push(`at least ${minLength}`);
  if (maxLength !== undefined) parts.push(`at most ${maxLength.toLocaleString("en")} characters`);
  return parts.join(", ");
}

function describeBounds({ minimum, maximum }: JsonSchema): string {
  const parts: string[] = [];
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) parts.push(`from ${minimum}`);
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    parts.push(`up to ${maximum.toLocaleString("en")}`);
  }
  return parts.length > 0 ? `, ${parts.join(" ")}` : "";
}

function describeList({ items, maxItems }: JsonSchema): string {
  const each = describeSchema((items ?? {}) as JsonSchema);
  return `list of ${maxItems === undefined ? "" : `up to ${maxItems}: `}${each}`;
}

function describeObject(schema: JsonSchema): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return "object";
  const inner = fields.map(
    ({ name, isRequired, words }) => `\`${nameOf(name, isRequired)}\`: ${words}`,
  );
  return `{ ${inner.join("; ")} }`;
}

/** Whether fields beyond the named ones are taken. */
export function isOpen({ additionalProperties }: JsonSchema): boolean {
  return typeof additionalProperties === "object";
}

export function nameOf(name: string, isRequired: boolean): string {
  return isRequired ? name : `${name}?`;
}

function linkTo(reference: string): string {
  const name = reference.split("/").at(-1) ?? reference;
  return `[${name}](#${name.toLowerCase()})`;
}

function code(value: unknown): string {
  const text = typeof value === "string" && value !== "" ? value : JSON.stringify(value);
  return `\`${text.replaceAll("|", "\\|")}\``;
}
