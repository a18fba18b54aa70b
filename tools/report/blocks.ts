import { z } from "zod";
import type { ToolType } from "#contract/output.ts";
import { isRecord, stringsOf } from "#contract/walk.ts";
import { serverTools } from "#tools/tools.server.ts";
import type { Draft } from "#tools/tool.ts";

/** A repeatable part of a report: an entry of a list, or a message, that the tool's schema declares with an `id`. */
export type ReportBlock = {
  /** As it stands in the report. */
  node: Draft;
  /** Its section and the fields down to it: "nurtureSequences.touches". */
  kind: string;
  id: string | null;
  /** False for a part of the interview plan, which has an id of its own. */
  isIdOurs: boolean;
  /** The first fact it cites; empty where it cites none. */
  fact: string;
  /** Its texts, without those of the blocks inside. */
  words: string;
  /** The first of them that is more than a name, which a changed day or owner leaves as it was. */
  gist: string;
};

/** Every block of a report, in reading order; what does not fit the schema is passed over. */
export function listBlocks(tool: ToolType, report: Draft): ReportBlock[] {
  const blocks: ReportBlock[] = [];
  changeBlocks(tool, report, (block, node) => {
    blocks.push(block);
    return node;
  });
  return blocks;
}

/** The same report with these ids. */
export function writeIds(tool: ToolType, report: Draft, ids: ReadonlyMap<Draft, string>): Draft {
  return changeBlocks(tool, report, (block, node) => ({ ...node, id: ids.get(block.node) }));
}

/** Whether a field of a schema is an id that code gives. */
export function isGivenId(field: string, schema: z.core.$ZodType | undefined): boolean {
  return field === "id" && schema instanceof z.ZodOptional;
}

/** Whether an object of this shape is a block: an entry of a list, or a message. */
export function isBlock(shape: z.ZodRawShape, isListed: boolean): boolean {
  return "id" in shape && (isListed || "body" in shape);
}

/** Gets a block and its node in which the blocks inside are changed already. */
type Change = (block: ReportBlock, node: Draft) => Draft;

function changeBlocks(tool: ToolType, report: Draft, change: Change): Draft {
  return changeInside(serverTools[tool].schema, report, "", change) as Draft;
}

function changeInside(
  schema: z.core.$ZodType,
  value: unknown,
  kind: string,
  change: Change,
  isListed = false,
): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return changeInside(schema.unwrap(), value, kind, change);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => changeInside(schema.element, entry, kind, change, true));
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const shape = schema.shape as z.ZodRawShape;
  const words: string[] = [];
  const parts = Object.entries(value).map(([field, part]) => {
    const inner = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (inner === undefined) return [field, part];
    if (!marks.has(field)) words.push(...ownTexts(inner, part));
    return [field, changeInside(inner, part, kind === "" ? field : `${kind}.${field}`, change)];
  });
  const node = Object.fromEntries(parts) as Draft;
  if (!isBlock(shape, isListed)) return node;
  const { id, facts } = value;
  const block: ReportBlock = {
    node: value,
    kind,
    id: typeof id === "string" && id !== "" && id.length <= longestId ? id : null,
    isIdOurs: isGivenId("id", shape["id"]),
    fact: stringsOf(facts)[0] ?? "",
    words: words.join("\n"),
    gist: gistOf(words),
  };
  return change(block, node);
}

function gistOf(texts: readonly string[]): string {
  const longest = texts.reduce((most, text) => (text.length > most.length ? text : most), "");
  return texts.find((text) => text.split(" ").length > 3) ?? longest;
}

const longestId = 80;
const marks = new Set(["id", "facts", "basis", "covers"]);

/** Texts that belong to no block further inside. */
function ownTexts(schema: z.core.$ZodType, value: unknown, isListed = false): string[] {
  if (typeof value === "string") return [value.trim().replace(/\s+/gu, " ")];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return ownTexts(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry) => ownTexts(schema.element, entry, true));
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return [];
  const shape = schema.shape as z.ZodRawShape;
  if (isBlock(shape, isListed)) return [];
  return Object.entries(shape).flatMap(([field, inner]) => ownTexts(inner, value[field]));
}
