import { given } from "#contract/given.ts";
import type { ReportContent, ToolType } from "#contract/output.ts";
import { isRecord, valueAt } from "#contract/walk.ts";
import { keepIds } from "#tools/report/block-ids.ts";
import { fillFields } from "#tools/report/merging/fill-fields.ts";
import { withoutIdsOf } from "#tools/report/merging/known-ids.ts";
import type { OfferedChange } from "#tools/report/merging/merge.ts";
import { openReport, walkTree, type PartTree } from "#tools/report/parts.ts";
import { readContent } from "#tools/report/report.ts";
import type { Draft } from "#tools/tool.ts";

type Change = Pick<OfferedChange, "part" | "kind" | "after" | "place">;

/** A report in which one offered change is made. Nothing else differs, and nothing at all where its place is gone. */
export function applyChange(tool: ToolType, content: ReportContent, change: Change): Draft {
  const root = openReport(tool, content);
  const known = new Set([...walkTree(root)].map(({ key }) => key));
  const isMissing = change.kind !== "removed" && !known.has(change.part);
  const after = isMissing ? withoutIdsOf(known, change.after) : change.after;
  const sections = changePart(root, { ...change, after }, isMissing);
  const { metadata } = readContent(content);
  const report = { ...(sections as Draft), ...given({ metadata }) };
  return keepIds(tool, report, null) as Draft;
}

function changePart(tree: PartTree, change: Change, isMissing: boolean): unknown {
  const { part, kind, after, place } = change;
  const isAddedHere = isMissing && place.parent === tree.key;
  if (tree.key === part && kind === "added") return after;
  const fields = new Map<string, unknown>();
  for (const [path, { isList, blocks }] of tree.fields) {
    const entries = blocks.flatMap((block): Entry[] =>
      block.key === part && kind === "removed"
        ? []
        : [[block.key, changePart(block, change, isMissing)]],
    );
    if (isAddedHere && path === place.field) insert(entries, change, tree.key !== "");
    fields.set(path, tree.key === "" ? Object.fromEntries(entries) : valuesOf(entries, isList));
  }
  if (isAddedHere && !tree.fields.has(place.field))
    fields.set(place.field, [newValue(change, true)]);
  if (tree.key !== part) return fillFields(tree, fields, tree.key);
  for (const path of fields.keys()) if (holds(after, path)) fields.delete(path);
  return fillFields({ value: after, isBlock: tree.isBlock }, fields, tree.key);
}

type Entry = [key: string, value: unknown];

function valuesOf(entries: readonly Entry[], isList: boolean): unknown {
  const values = entries.map(([, value]) => value);
  return isList ? values : values[0];
}

function insert(entries: Entry[], change: Change, isBlock: boolean): void {
  const before = entries.findIndex(([key]) => key === change.place.follows);
  entries.splice(before + 1, 0, [change.part, newValue(change, isBlock)]);
}

function newValue({ part, after }: Change, isBlock: boolean): unknown {
  return isBlock && isRecord(after) ? { ...after, id: part } : after;
}

/** Whether a new text of a part says itself what stands in this field. */
function holds(after: unknown, path: string): boolean {
  if (path === "") return after !== null && after !== undefined;
  return isRecord(after) && valueAt(after, path) !== undefined;
}
