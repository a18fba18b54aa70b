import { z } from "zod";
import type { ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import type { Briefing } from "#tools/briefing.ts";
import { cleanTexts, cleanerFor } from "#tools/model/clean-answer.ts";
import { fillCodeFields } from "#tools/model/code-fields.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

/** Sections that fit the tool's schema, and the keys of those that do not. */
export type Completed = { sections: Draft; broken: string[] };

/** Makes a report's sections of what a model wrote: clean texts, known ids, and the fields that code owns. */
export function completeSections(
  briefing: Briefing,
  tool: ToolType,
  keys: readonly string[],
  written: Draft,
  builtIn: Draft,
): Completed {
  const clean = cleanerFor(briefing.ledger);
  const ids = new Set(briefing.ledger.facts.map(({ id }) => id));
  const { keepPlanned } = serverTools[tool];
  const completed: Completed = { sections: {}, broken: [] };
  for (const key of keys) {
    const value = cleanTexts(written[key], clean, ids);
    const kept = keepPlanned?.[key]?.(value, builtIn[key], briefing) ?? value;
    const filled = fillCodeFields(briefing, tool, key, kept, builtIn[key]);
    const fits = sectionSchema(tool, key).safeParse(filled);
    if (fits.success) completed.sections[key] = markUnsourced(fits.data);
    else completed.broken.push(key);
  }
  return completed;
}

function sectionSchema(tool: ToolType, key: string): z.ZodType {
  const schema = serverTools[tool].schema.shape[key];
  if (!(schema instanceof z.ZodType)) throw new Error(`${tool} has no section ${key}`);
  return schema;
}

const sourced = new Set(["given", "data", "derived"]);

/** A claim that names no fact is a judgement. */
function markUnsourced(value: unknown, isCited = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => markUnsourced(entry, isCited));
  if (!isRecord(value)) return value;
  const { basis, facts } = value;
  const isSourced = isCited || (Array.isArray(facts) && facts.length > 0);
  const parts = Object.entries(value).map(([key, part]) => [key, markUnsourced(part, isSourced)]);
  const marked = Object.fromEntries(parts) as Draft;
  return sourced.has(String(basis)) && !isSourced ? { ...marked, basis: "estimate" } : marked;
}
