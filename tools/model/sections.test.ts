import { describe, expect, test } from "vitest";
import { z } from "zod";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { tools } from "#tools/tools.ts";
import { serverTools } from "#tools/tools.server.ts";
import { completeSections } from "#tools/model/complete-sections.ts";
import { findFaults } from "#tools/model/faults.ts";
import { modelSchema, modelSectionsOf } from "#tools/model/sections.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { Draft } from "#tools/tool.ts";

type Node = {
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  anyOf?: Node[];
  type?: unknown;
};

/** Every field of a schema as a path, without the ids that code gives; lists are looked through. */
function pathsOf(node: Node, at = ""): string[] {
  const inner = [node.items, ...(node.anyOf ?? [])].flatMap((one) => (one ? pathsOf(one, at) : []));
  const own = Object.entries(node.properties ?? {}).flatMap(([key, one]) => {
    const path = at === "" ? key : `${at}.${key}`;
    if (key === "id" && !node.required?.includes(key)) return [];
    return [path, ...pathsOf(one, path)];
  });
  return [...inner, ...own];
}

const jsonSchema = (schema: z.ZodType): Node => z.toJSONSchema(schema, { io: "input" }) as Node;

describe.each(toolTypes)("%s", (tool) => {
  const whole = new Set(pathsOf(jsonSchema(serverTools[tool].schema)));
  const model = new Set(pathsOf(jsonSchema(modelSchema(tool, modelSectionsOf(tool)))));

  test("a model may write everything but the sections and fields that code owns", () => {
    const owned = tools[tool].sections.flatMap(({ key, isOwnedByCode }) =>
      isOwnedByCode ? [key] : [],
    );
    const fields = [...owned, ...Object.keys(serverTools[tool].codeFields)];
    expect(fields.filter((path) => !whole.has(path))).toEqual([]);
    const isOwned = (path: string) =>
      fields.some((one) => path === one || path.startsWith(`${one}.`));
    expect([...model].sort()).toEqual([...whole].filter((path) => !isOwned(path)).sort());
  });

  test("V-10: no field scores, ranks or decides about a person [W-54]", () => {
    const judging =
      /score|rating|ranking|verdict|\brecommend\b|accept|reject|hire|probab|percent/iu;
    const ofTheMarket = new Set([
      "pipelineHealth.steps.ratePercent",
      "compensationInsights.chart.points.percentile",
    ]);
    const fields = [...whole].filter((path) => judging.test(path.split(".").at(-1) ?? ""));
    expect(fields.filter((path) => !ofTheMarket.has(path))).toEqual([]);
  });

  test.each(evalCases.map((one) => [one.key, one] as const))(
    "a model that writes as we do about the %s gets the same report",
    (_, { job, organization, sender }) => {
      const briefing = briefOn(job, organization, { sender });
      const keys = modelSectionsOf(tool);
      const builtIn = serverTools[tool].schema.parse(serverTools[tool].write(briefing));
      const written = takeOut(builtIn, tool) as Draft;
      expect(modelSchema(tool, keys).safeParse(pick(written, keys)).error?.issues).toBeUndefined();
      const { sections, broken } = completeSections(briefing, tool, keys, written, builtIn);
      expect(broken).toEqual([]);
      expect(Object.keys(sections)).toEqual(keys);
      expect(findFaults(briefing, tool, sections, keys)).toEqual([]);
    },
  );
});

function pick(draft: Draft, keys: readonly string[]): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => keys.includes(key)));
}

/** The same without the fields that code owns. */
function takeOut(value: unknown, tool: ToolType, at = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => takeOut(one, tool, at));
  if (value === null || typeof value !== "object") return value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const path = at === "" ? key : `${at}.${key}`;
    return path in serverTools[tool].codeFields ? [] : [[key, takeOut(part, tool, path)] as const];
  });
  return Object.fromEntries(parts);
}
