import { expect, test } from "vitest";
import { z } from "zod";
import { wireSchemaOf } from "#server/model/answer/wire-schema.ts";

test("limits that strict modes refuse become words the model can read", () => {
  const schema = z.strictObject({
    title: z.string().min(1).max(80).describe("The title"),
    steps: z.array(z.iso.date()).max(5),
    share: z.number().int().min(0).max(100),
  });
  expect(wireSchemaOf(schema).schema).toEqual({
    type: "object",
    additionalProperties: false,
    required: ["title", "steps", "share"],
    properties: {
      title: {
        type: "string",
        description: "The title; at least 1 characters; at most 80 characters",
      },
      steps: { type: "array", items: { type: "string" }, description: "at most 5 items" },
      share: { type: "integer", description: "at least 0; at most 100" },
    },
  });
});

test("a property may be called like a keyword", () => {
  const { schema } = wireSchemaOf(z.strictObject({ format: z.string(), pattern: z.string() }));
  expect(Object.keys(schema.properties ?? {})).toEqual(["format", "pattern"]);
});

test.each([
  [
    "closed objects all the way down",
    z.strictObject({ rows: z.array(z.strictObject({ a: z.string() })) }),
    true,
  ],
  ["an optional property", z.strictObject({ a: z.string().optional() }), false],
  [
    "an open object inside",
    z.strictObject({ rows: z.array(z.looseObject({ a: z.string() })) }),
    false,
  ],
  ["a record", z.strictObject({ rows: z.record(z.string(), z.string()) }), false],
])("strict mode is asked for only where it can hold: %s", (_, schema, isStrict) => {
  expect(wireSchemaOf(schema).isStrict).toBe(isStrict);
});
