import type { z } from "zod";
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

/** What a schema is; asked by `instanceof`, zod looks through all that it descends from. */
export function defOf(schema: z.core.$ZodType): z.core.$ZodTypes["_zod"]["def"] {
  const { _zod: inside } = schema as z.core.$ZodTypes;
  return inside.def;
}

/** Whether a field of a schema is an id that code gives. */
export function isGivenId(field: string, schema: z.core.$ZodType | undefined): boolean {
  return field === "id" && schema !== undefined && defOf(schema).type === "optional";
}

/** Whether an object of this shape is a block: an entry of a list, or a message. */
export function isBlock(shape: z.core.$ZodShape, isListed: boolean): boolean {
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
  if (typeof value !== "object" || value === null) return value;
  const def = defOf(schema);
  if (def.type === "optional" || def.type === "nullable")
    return changeInside(def.innerType, value, kind, change);
  if (def.type === "array" && Array.isArray(value))
    return value.map((entry) => changeInside(def.element, entry, kind, change, true));
  if (def.type !== "object" || !isRecord(value)) return value;
  const { shape } = def;
  const schemaOf = (field: string) => (Object.hasOwn(shape, field) ? shape[field] : undefined);
  const parts = Object.entries(value).map(([field, part]) => {
    const inner = schemaOf(field);
    if (inner === undefined) return [field, part];
    return [field, changeInside(inner, part, kind === "" ? field : `${kind}.${field}`, change)];
  });
  const node = Object.fromEntries(parts) as Draft;
  if (!isBlock(shape, isListed)) return node;
  const { id, facts } = value;
  let texts: string[] | undefined;
  const own = () =>
    (texts ??= Object.entries(value).flatMap(([field, part]) => {
      const inner = schemaOf(field);
      return inner === undefined || marks.has(field) ? [] : ownTexts(inner, part);
    }));
  const block: ReportBlock = {
    node: value,
    kind,
    id: typeof id === "string" && id !== "" && id.length <= longestId ? id : null,
    isIdOurs: isGivenId("id", shape["id"]),
    fact: stringsOf(facts)[0] ?? "",
    // Whoever only writes ids reads no words.
    get words() {
      return own().join("\n");
    },
    get gist() {
      return gistOf(own());
    },
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
  if (typeof value !== "object" || value === null) return [];
  const def = defOf(schema);
  if (def.type === "optional" || def.type === "nullable") return ownTexts(def.innerType, value);
  if (def.type === "array" && Array.isArray(value))
    return value.flatMap((entry) => ownTexts(def.element, entry, true));
  if (def.type !== "object" || !isRecord(value)) return [];
  const { shape } = def;
  if (isBlock(shape, isListed)) return [];
  return Object.entries(shape).flatMap(([field, inner]) => ownTexts(inner, value[field]));
}
