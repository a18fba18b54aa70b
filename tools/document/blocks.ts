import type { ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { markOf } from "#tools/document/basis.ts";
import { listOf, textBlocks, type Block } from "#tools/document/block.ts";
import { nameOf, type SectionLayout } from "#tools/document/layout.ts";
import { layoutAt } from "#tools/layouts.ts";
import {
  codeKeys,
  detailOf,
  isSetApart,
  itemsOf,
  messageKeys,
  openingOf,
} from "#tools/document/items.ts";
import { flatten } from "#tools/document/leaves.ts";
import { messageOf } from "#tools/document/messages.ts";
import { figuresOf, payLevelsOf, payRangeOf } from "#tools/document/pay.ts";
import { searchBlocks } from "#tools/document/searches.ts";
import { tableOf } from "#tools/document/table.ts";
import {
  fieldsOf,
  isEmpty,
  isScalar,
  lineOf,
  linesOf,
  readJson,
  scalarText,
  type FieldEntries,
} from "#tools/document/values.ts";
import { humanise } from "#tools/report/report.ts";

/** Where a value stands: its section's key and the field names down to it, and what its surroundings say. */
type Place = { tool: ToolType; path: string; depth: number; isMixed: boolean };

const findingKeys = new Set(["finding", "answer", "pull"]);
const proseKeys = new Set(["text", "summary", "narrative", "note", "meta", "hook"]);

const longestListed = 80;
const longestLine = 220;
const deepest = 6;

/** Parts that no rule of shape would set well; undefined where the value is not what they expect. */
const composers: Record<string, (value: unknown) => Block[] | undefined> = {
  marketSnapshot: figuresOf,
  "compensationInsights.chart": payRangeOf,
  "compensationInsights.localLevels": payLevelsOf,
  "booleanStrings.searches": searchBlocks,
};

/** Any value of a report as blocks, in its own order: its path chooses the preferred layout, its shape decides. */
export function blocksOf(tool: ToolType, key: string, value: unknown, isMixed = false): Block[] {
  return blocksAt({ tool, path: key, depth: 0, isMixed }, value);
}

function blocksAt(place: Place, value: unknown): Block[] {
  const parsed = readJson(value);
  const composed = Object.hasOwn(composers, place.path) && composers[place.path]?.(parsed);
  if (composed) return composed;
  if (isScalar(parsed)) return scalarBlocks(lastKey(place), parsed);
  if (place.depth >= deepest) return [listOf(flatten(parsed))];
  if (Array.isArray(parsed)) return arrayBlocks(place, parsed);
  return recordBlocks(place, parsed as Record<string, unknown>);
}

function lastKey({ path }: Place): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

function inside(place: Place, key: string): Place {
  return { ...place, path: `${place.path}.${key}`, depth: place.depth + 1 };
}

function scalarBlocks(key: string, value: unknown): Block[] {
  const text = scalarText(value);
  if (codeKeys.has(key)) return [{ kind: "code", title: humanise(key), text, detail: "" }];
  if (messageKeys.has(key))
    return [{ kind: "message", title: humanise(key), subject: "", text, detail: "" }];
  return isEmpty(value) ? [{ kind: "note", text }] : textBlocks(text);
}

function arrayBlocks(place: Place, values: unknown[]): Block[] {
  const layout = layoutAt(place.tool, place.path);
  if (values.length === 0) return [{ kind: "note", text: "No entries provided." }];
  const items = itemsOf(layout, values, place.isMixed);
  if (layout.as === "checklist" && items) return [{ kind: "checklist", items }];
  if (!values.every(isRecord))
    return items ? [{ kind: "list", items }] : values.flatMap((value) => cardOf(place, value));
  const isList = values.every((value) => fieldsOf(value, layout.hidden).length === 1);
  if (isList && items) return [{ kind: "list", items }];
  const table = isSomeSetApart(layout, values) ? undefined : tableOf(layout, values);
  return table ? [table] : values.flatMap((value) => cardOf(place, value));
}

function isSomeSetApart({ as }: SectionLayout, records: readonly object[]): boolean {
  return (
    as !== "table" && records.some((record) => fieldsOf(record).some(([key]) => isSetApart(key)))
  );
}

function cardOf(place: Place, value: unknown): Block[] {
  if (!isRecord(value)) return blocksAt({ ...place, depth: place.depth + 1 }, value);
  const message = messageOf(value);
  if (message) return [message];
  const layout = layoutAt(place.tool, place.path);
  const { title, others } = openingOf(layout, fieldsOf(value, layout.hidden));
  const aside = others.filter(([key, part]) => layout.aside?.includes(key) && isScalar(part));
  const rest = others.filter((field) => !aside.includes(field));
  const isAllSaid = title !== "" && rest.length === 0;
  const blocks = isAllSaid ? [] : fieldBlocks({ ...place, depth: place.depth + 1 }, rest);
  return [
    {
      kind: "card",
      title,
      mark: markOf(value, place.isMixed),
      detail: detailOf(layout, aside),
      blocks,
    },
  ];
}

function recordBlocks(place: Place, record: Record<string, unknown>): Block[] {
  const message = messageOf(record);
  if (message) return [message];
  const layout = layoutAt(place.tool, place.path);
  const fields = fieldsOf(record, layout.hidden);
  if (layout.as === "columns") return columnBlocks(place, layout, fields);
  if (layout.as === "row" && fields.every(([, value]) => isScalar(value)) && fields.length > 0) {
    const head = fields.map(([key]) => nameOf(layout, key));
    return [{ kind: "table", head, rows: [fields.map(([, value]) => scalarText(value))] }];
  }
  if (layout.as === "framed") return framedBlocks(place, layout, fields);
  return fieldBlocks(place, fields);
}

/** A text for other people in its frame, every part under a heading; what is about it stands after the frame. */
function framedBlocks(place: Place, layout: SectionLayout, fields: FieldEntries): Block[] {
  const isApart = ([key]: FieldEntries[number]) => layout.apart?.includes(key) ?? false;
  const framed = fields.filter((field) => !isApart(field));
  const { title, others } = openingOf(layout, framed);
  const blocks = others.flatMap(([key, value]) =>
    proseKeys.has(key) && isScalar(value)
      ? textBlocks(scalarText(value))
      : named(place, layout, key, value),
  );
  const apart = fields.filter(isApart).flatMap(([key, value]) => named(place, layout, key, value));
  return [{ kind: "frame", title, blocks }, ...apart];
}

/** Lists that are read beside one another, after what introduces them. */
function columnBlocks(place: Place, layout: SectionLayout, fields: FieldEntries): Block[] {
  const columns = fields.flatMap(([key, value]) => {
    const items = Array.isArray(value) ? itemsOf({}, value, place.isMixed) : undefined;
    return items ? [{ key, title: nameOf(layout, key), items }] : [];
  });
  const others = fields.filter(([key]) => columns.every((column) => column.key !== key));
  const beside = columns.map(({ title, items }) => ({ title, items }));
  if (columns.length === 0) return fieldBlocks(place, fields);
  return [
    ...(others.length > 0 ? fieldBlocks(place, others) : []),
    { kind: "columns", columns: beside },
  ];
}

/** Fields in their order: runs of short facts together, everything larger under its own name. */
function fieldBlocks(place: Place, fields: FieldEntries): Block[] {
  const layout = layoutAt(place.tool, place.path);
  const blocks: Block[] = [];
  if (fields.length === 0) return [{ kind: "note", text: "No additional details provided." }];
  for (const [key, value] of fields) {
    const pairs = pairsOf(place, layout, key, value);
    const last = blocks.at(-1);
    if (isScalar(value) && place.depth === 0 && findingKeys.has(key))
      blocks.push({ kind: "finding", text: scalarText(value) });
    else if (isScalar(value) && proseKeys.has(key)) blocks.push(...textBlocks(scalarText(value)));
    else if (!pairs || isSetApart(key)) blocks.push(...named(place, layout, key, value));
    else if (last?.kind === "keyValues") last.pairs.push(...pairs);
    else blocks.push({ kind: "keyValues", pairs });
  }
  return blocks;
}

/** What fits behind a name; undefined where the value needs a layout of its own. */
function pairsOf(place: Place, layout: SectionLayout, key: string, value: unknown) {
  const own = layoutAt(place.tool, inside(place, key).path);
  if (own.as === "pairs" && isRecord(value)) {
    const pairs = fieldsOf(value).map(([name, part]) => ({
      name: nameOf(own, name),
      value: linesOf(part)?.join("; "),
    }));
    if (pairs.every(isSaid)) return pairs;
  }
  const lines = isScalar(value) || lineOf(value) !== undefined ? linesOf(value) : shortLines(value);
  const isComposed = Object.hasOwn(composers, inside(place, key).path) || own.as !== undefined;
  return lines && !isComposed
    ? [{ name: nameOf(layout, key), value: lines.join("; ") }]
    : undefined;
}

function isSaid(pair: {
  name: string;
  value: string | undefined;
}): pair is { name: string; value: string } {
  return pair.value !== undefined;
}

function shortLines(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || !value.every(isScalar)) return undefined;
  const lines = value.map(scalarText);
  const isShort = lines.every((line) => line.length < longestListed && !/[.?!]$/u.test(line));
  return isShort && lines.join("; ").length < longestLine ? lines : undefined;
}

/** What already says its own name needs no heading. */
function named(place: Place, layout: SectionLayout, key: string, value: unknown): Block[] {
  const blocks = blocksAt(inside(place, key), value);
  const isTitled =
    blocks[0]?.kind === "payRange" ||
    blocks.every(({ kind }) => kind === "message" || kind === "code");
  if (isSetApart(key) || isTitled) return blocks;
  const text = nameOf(layout, key);
  const mark = isRecord(value) ? markOf(value, place.isMixed) : "";
  return text === "" ? blocks : [{ kind: "heading", text, mark }, ...blocks];
}
