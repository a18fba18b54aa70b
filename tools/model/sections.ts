import { z } from "zod";
import type { ToolType } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { isGivenId } from "#tools/report/blocks.ts";
import { serverTools } from "#tools/tools.server.ts";

/** The sections a model writes, in the tool's order. */
export function modelSectionsOf(tool: ToolType): string[] {
  return tools[tool].sections.flatMap(({ key, isOwnedByCode }) => (isOwnedByCode ? [] : [key]));
}

const known = new Map<string, z.ZodType<Record<string, unknown>>>();

/** What a model may write of these sections: the tool's own schema without the fields that code fills. */
export function modelSchema(
  tool: ToolType,
  keys: readonly string[],
): z.ZodType<Record<string, unknown>> {
  const name = [tool, ...keys].join(".");
  const made = known.get(name) ?? z.strictObject(shapeOf(tool, keys));
  known.set(name, made);
  return made;
}

function shapeOf(tool: ToolType, keys: readonly string[]): z.ZodRawShape {
  const paths = Object.keys(serverTools[tool].codeFields).map((path) => path.split("."));
  const sections = Object.entries(serverTools[tool].schema.shape).filter(([key]) =>
    keys.includes(key),
  );
  return Object.fromEntries(
    sections.map(([key, schema]) => [key, without(schema, insideOf(paths, key))]),
  );
}

type Paths = readonly (readonly string[])[];

function insideOf(paths: Paths, key: string): Paths {
  return paths.filter(([first]) => first === key).map((path) => path.slice(1));
}

/** The same schema, limits and all, less the fields at these paths and the ids that code gives. */
function without(schema: z.core.$ZodType, paths: Paths): z.core.$ZodType {
  if (schema instanceof z.ZodArray) {
    return schema.clone({ ...schema.def, element: without(schema.element, paths) });
  }
  if (!(schema instanceof z.ZodObject)) {
    if (paths.length > 0) throw new Error("a path leads through no object");
    return schema;
  }
  const kept = Object.entries(schema.shape as z.ZodRawShape).flatMap(([field, inner]) => {
    const inside = insideOf(paths, field);
    const isTaken = isGivenId(field, inner) || inside.some((path) => path.length === 0);
    return isTaken ? [] : [[field, without(inner, inside)] as const];
  });
  return z.strictObject(Object.fromEntries(kept));
}
