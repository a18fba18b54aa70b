import { expect, test } from "vitest";
import { z } from "zod";
import { toolTypes } from "#contract/output.ts";
import { layouts } from "#tools/layouts.ts";
import { serverTools } from "#tools/tools.server.ts";

/** The schema of a part; lists and nothing are looked through. */
function schemaAt(schema: z.core.$ZodType | undefined, path: readonly string[]): z.ZodRawShape {
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return schemaAt(schema.unwrap(), path);
  if (!(schema instanceof z.ZodObject)) throw new Error(`no such part: ${path.join(".")}`);
  const shape = schema.shape as z.ZodRawShape;
  const [key, ...rest] = path;
  return key === undefined ? shape : schemaAt(shape[key], rest);
}

test.each(toolTypes)(
  "%s: every field that a layout names is one of the report's [S-721]",
  (tool) => {
    const lost = Object.entries(layouts[tool]).flatMap(([path, layout]) => {
      const { columns = {}, names = {}, aside = [], flags = {}, apart = [], hidden = [] } = layout;
      const listed = Object.values(columns).flatMap((fields) => fields.split(" "));
      const named = [...Object.keys(names), ...Object.keys(flags), ...aside, ...apart, ...hidden];
      const shape = schemaAt(serverTools[tool].schema, path.split("."));
      return [...listed, ...named].filter((key) => !(key in shape)).map((key) => `${path}: ${key}`);
    });
    expect(lost).toEqual([]);
  },
);
