import type { z } from "zod";
import type { ReportContent, ToolType } from "#contract/output.ts";
import { isRecord, stringsOf, walkReport } from "#contract/walk.ts";
import { keepIds } from "#tools/report/block-ids.ts";
import { defOf, isBlock } from "#tools/report/blocks.ts";
import { readContent } from "#tools/report/report.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

class NoBlock extends Error {}

/** What can be changed, locked and offered on its own: a block, or what a section says outside its blocks. */
export type Part = {
  /** A block's id, "b-0q3v7c1k2m" or "s1", or a section's key, "jobPost". */
  key: string;
  section: string;
  /** Its fields without the blocks inside it. */
  own: unknown;
  /** The texts of its own fields, one a line. */
  words: string;
  /** The facts its own fields cite; those of what is around it where they cite none. */
  facts: readonly string[];
};

/** A section or a block, taken apart. */
export type PartTree = Omit<Part, "words"> & {
  /** As it stands in the report. */
  value: unknown;
  isBlock: boolean;
  /** A section that is one part with all that is in it. */
  isWhole: boolean;
  /** The blocks inside, by the field they stand in: "touches", "lint.findings", "" for the section itself. */
  fields: ReadonlyMap<string, PartField>;
};

/** Blocks of a list, or one message that is a field of its own. */
export type PartField = { isList: boolean; blocks: readonly PartTree[] };

/** The parts of a report in reading order; `metadata` is none. */
export function listParts(tool: ToolType, content: ReportContent): Part[] {
  return [...walkTree(openReport(tool, content))].flatMap((tree) => {
    const { key, section, own, facts } = tree;
    if (key === "" || own === undefined) return [];
    const { strings } = walkReport(tool, { [section]: own });
    return [{ key, section, own, words: strings.map(({ text }) => text).join("\n"), facts }];
  });
}

/** A tree and all trees inside it, from top to bottom. */
export function* walkTree(tree: PartTree): Generator<PartTree> {
  yield tree;
  for (const { blocks } of tree.fields.values()) for (const block of blocks) yield* walkTree(block);
}

/**
 * A report as a tree whose root holds the sections. Sections in `whole`, and those whose lists hold something else than
 * blocks, such as `risks: ["None"]`, are one part each.
 */
export function openReport(
  tool: ToolType,
  content: ReportContent,
  whole: ReadonlySet<string> = new Set(),
): PartTree {
  const report = keepIds(tool, readContent(content), null) as Draft;
  const keys = Object.keys(report).filter((key) => key !== "metadata");
  const taken = new Set(["", ...keys]);
  const { shape } = serverTools[tool].schema;
  const blocks = keys.map((key) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const known = schema && !whole.has(key) ? openSection(schema, key, report[key], taken) : null;
    return known ?? wholeSection(key, report[key]);
  });
  return {
    key: "",
    section: "",
    value: report,
    own: undefined,
    facts: [],
    isBlock: false,
    isWhole: false,
    fields: new Map([["", { isList: true, blocks }]]),
  };
}

function wholeSection(section: string, value: unknown): PartTree {
  const known = { key: section, section, value, own: value, isBlock: false, isWhole: true };
  return { ...known, facts: factsIn(value), fields: new Map() };
}

/** Null for a section in which something else stands where blocks or their fields should. */
function openSection(
  schema: z.core.$ZodType,
  section: string,
  value: unknown,
  taken: Set<string>,
): PartTree | null {
  try {
    return openTree(schema, { key: section, section, value, isBlock: false }, [], taken);
  } catch (fault) {
    if (fault instanceof NoBlock) return null;
    throw fault;
  }
}

type Opened = Pick<PartTree, "key" | "section" | "value" | "isBlock">;

function openTree(
  schema: z.core.$ZodType,
  opened: Opened,
  factsAround: readonly string[],
  taken: Set<string>,
): PartTree {
  const found = new Map<string, Found>();
  const own = takeApart(schema, opened.value, "", opened.isBlock, found);
  const cited = factsIn(own);
  const facts = cited.length > 0 ? cited : factsAround;
  const fields = new Map<string, PartField>();
  for (const [path, { inner, isList, values }] of found) {
    const blocks = values.map((value) => {
      const key = isRecord(value) ? value["id"] : undefined;
      if (typeof key !== "string" || taken.has(key)) throw new NoBlock();
      taken.add(key);
      return openTree(inner, { ...opened, key, value, isBlock: true }, facts, taken);
    });
    fields.set(path, { isList, blocks });
  }
  return { ...opened, own, facts, fields, isWhole: false };
}

type Found = { inner: z.core.$ZodType; isList: boolean; values: unknown[] };

/** The value without its blocks, which are put into `found`. */
function takeApart(
  schema: z.core.$ZodType,
  value: unknown,
  path: string,
  isOpenBlock: boolean,
  found: Map<string, Found>,
): unknown {
  if (value === undefined || value === null) return value;
  const def = defOf(schema);
  if (def.type === "optional" || def.type === "nullable")
    return takeApart(def.innerType, value, path, isOpenBlock, found);
  if (def.type === "array") {
    const inner = def.element;
    const entry = defOf(inner);
    if (entry.type !== "object" || !isBlock(entry.shape, true)) return value;
    if (!Array.isArray(value)) throw new NoBlock();
    found.set(path, { inner, isList: true, values: value });
    return undefined;
  }
  if (def.type !== "object") return value;
  const { shape } = def;
  if (!isOpenBlock && isBlock(shape, false)) {
    found.set(path, { inner: schema, isList: false, values: [value] });
    return undefined;
  }
  if (!isRecord(value)) throw new NoBlock();
  const parts = Object.entries(value).flatMap(([field, part]) => {
    if (isOpenBlock && field === "id") return [];
    const inner = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (!inner) return [[field, part] as const];
    const own = takeApart(inner, part, path === "" ? field : `${path}.${field}`, false, found);
    return own === undefined ? [] : [[field, own] as const];
  });
  return Object.fromEntries(parts);
}

function factsIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(factsIn))];
  if (!isRecord(value)) return [];
  const { facts, ...others } = value;
  return [...new Set([...stringsOf(facts), ...Object.values(others).flatMap(factsIn)])];
}
