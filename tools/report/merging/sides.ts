import type { ReportContent, ToolType } from "#contract/output.ts";
import type { OfferedChange } from "#tools/report/merging/merge.ts";
import { isSame, saysSame } from "#tools/report/merging/same-text.ts";
import { openReport, walkTree, type PartTree } from "#tools/report/parts.ts";

type Change = Pick<OfferedChange, "part" | "section" | "kind" | "after">;

/** What a report says now where a change is offered; null where it says nothing. */
export function sideOf(tool: ToolType, content: ReportContent, change: Change): unknown {
  const tree = findPart(tool, content, change.part);
  if (!tree) return null;
  const isAll = change.kind !== "changed" || tree.isWhole || isWholeSection(tool, change);
  return (isAll ? tree.value : tree.own) ?? null;
}

/** Whether a report says what a change would make of it. */
export function isMade(tool: ToolType, content: ReportContent, change: Change): boolean {
  return saysSame(sideOf(tool, content, change), change.after ?? null);
}

/**
 * Keys of a change's part, of all that it stands in, or would stand in, and of all that goes or is replaced with it: locks
 * on them hold for it.
 */
export function keysAround(
  tool: ToolType,
  content: ReportContent,
  change: Change & Pick<OfferedChange, "place">,
): string[] {
  const { part, section, kind, place } = change;
  const trees = [...walkTree(openReport(tool, content))];
  const around = trees.filter((tree) =>
    [...walkTree(tree)].some(({ key }) => key === part || (key !== "" && key === place.parent)),
  );
  const own = trees.find(({ key }) => key === part);
  const isAll = kind !== "changed" || own?.isWhole || isWholeSection(tool, change);
  const inside = own && isAll ? [...walkTree(own)] : [];
  const keys = [part, section, ...[...around, ...inside].map(({ key }) => key)];
  return [...new Set(keys)].filter((key) => key !== "");
}

/** The locked parts, of those named, in which two texts differ. */
export function findBroken(
  tool: ToolType,
  before: ReportContent,
  after: ReportContent,
  locked: readonly string[],
): string[] {
  const text = (content: ReportContent, key: string) => findPart(tool, content, key)?.value;
  return locked.filter((key) => !isSame(text(before, key), text(after, key)));
}

export function findPart(
  tool: ToolType,
  content: ReportContent,
  part: string,
): PartTree | undefined {
  return [...walkTree(openReport(tool, content))].find(({ key }) => key !== "" && key === part);
}

function isWholeSection(tool: ToolType, { part, section, after }: Change): boolean {
  if (part !== section) return false;
  const tree = findPart(tool, { [section]: after }, section);
  return tree !== undefined && (tree.isWhole || tree.fields.size > 0);
}
