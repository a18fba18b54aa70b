import * as fc from "fast-check";
import { given } from "#contract/given.ts";

/** The part of JSON Schema our OpenAPI uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
};

/** Values for fields whose rule a schema cannot say: ids that exist, addresses, names. */
export type Known = Record<string, fc.Arbitrary<unknown>>;

const nastyButStorable = fc.constantFrom(
  "Zażółć gęślą jaźń",
  "東京のエンジニア",
  "مهندس برمجيات",
  "👩‍🔧 welder",
  "a\r\nb",
  "\u001B[31mred",
  "'; drop table jobs; --",
  "<script>alert(1)</script>",
  "{{first name}} ${x} %s",
  "\u202Eevil",
  "e\u0301",
  "__proto__",
  "=cmd|' /C calc'!A0",
  "  spaces  ",
  "x".repeat(150),
);
const unstorable = fc.constantFrom("\u0000", "nul \u0000 inside", "\uD800", "half \uDC00 pair");

/** Text of every kind; one in twenty cannot be stored. */
function texts(schema: JsonSchema): fc.Arbitrary<string> {
  const fits = (value: string) =>
    value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? 10_000);
  return fc
    .oneof(
      { weight: 12, arbitrary: nastyButStorable },
      { weight: 7, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }) },
      { weight: 1, arbitrary: unstorable },
    )
    .filter(fits);
}

/** Values of the schema's shape. */
export function shaped(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => shaped(choice, known)));
  const [type] = [schema.type].flat();
  if (type === "object") return objects(schema, known);
  if (type === "array") {
    return fc.array(shaped(schema.items ?? {}, known), {
      maxLength: Math.min(schema.maxItems ?? 5, 5),
    });
  }
  if (type === "integer" || type === "number") {
    return fc.integer({
      min: Math.ceil(schema.minimum ?? 0),
      max: Math.min(schema.maximum ?? 1_000, 1_000_000),
    });
  }
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "string") return texts(schema);
  return fc.jsonValue({ maxDepth: 3 });
}

function objects(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([key, field]) => [key, known[key] ?? shaped(field, known)] as const,
  );
  const fixed = fc.record(Object.fromEntries(fields), {
    requiredKeys: (schema.required ?? []) as never[],
  }) as fc.Arbitrary<object>;
  if (typeof schema.additionalProperties !== "object" || fields.length > 0) return fixed;
  return fc.dictionary(
    fc.string({ minLength: 1, maxLength: 20 }),
    shaped(schema.additionalProperties, known),
    { maxKeys: 6 },
  );
}

/** Values of any shape but, in general, the schema's. */
export const misshaped: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(unstorable, { maxLength: 3 }),
  fc.dictionary(
    fc.constantFrom(
      "title",
      "name",
      "location",
      "organizationId",
      "jobId",
      "content",
      "token",
      "role",
      "id",
    ),
    fc.oneof(fc.jsonValue(), unstorable, fc.double(), fc.constantFrom(2 ** 31, 2 ** 53, 1e308, -1)),
  ),
);

/** The bodies that an OpenAPI document says its calls take, by the calls' names. */
export function bodySchemas(document: object): Record<string, { body?: JsonSchema }> {
  type Operation = {
    operationId: string;
    requestBody?: { content: Record<string, { schema: JsonSchema }> };
  };
  const { paths, components } = document as {
    paths: Record<string, Record<string, Operation>>;
    components?: { schemas?: Record<string, JsonSchema> };
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return Object.fromEntries(
    operations.map(({ operationId, requestBody }) => {
      const body = inPlace(requestBody?.content["application/json"]?.schema, components?.schemas);
      return [operationId, given({ body })];
    }),
  );
}

/** A schema with the named ones it refers to written out. */
function inPlace(schema: JsonSchema | undefined, named: Record<string, JsonSchema> = {}) {
  const text = JSON.stringify(schema, (_, value: unknown) => {
    const name = (value as JsonSchema | null)?.$ref?.split("/").at(-1);
    return name === undefined ? value : named[name];
  });
  return schema && (JSON.parse(text) as JsonSchema);
}
