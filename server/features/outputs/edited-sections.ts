import { isDeepStrictEqual } from "node:util";
import { withoutBlockIds } from "#contract/block.ts";
import type { ReportContent, ToolType } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { readContent, readReport } from "#tools/report/report.ts";
import type { Draft } from "#tools/tool.ts";

/** Ids apart, which a text from before them gets when it is saved: the keys under which a person's text differs from the generated one it was made of; all, if there was none. */
export function findEditedSections(
  toolType: ToolType,
  generated: ReportContent | undefined,
  edited: ReportContent,
): string[] {
  const before = sectionsOf(toolType, generated ?? {});
  const after = sectionsOf(toolType, edited);
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => !isDeepStrictEqual(before.get(key), after.get(key)));
}

function sectionsOf(toolType: ToolType, content: ReportContent): Map<string, unknown> {
  const report = withoutBlockIds(readContent(content)) as Draft;
  return new Map(readReport(tools[toolType], report).map(({ key, value }) => [key, value]));
}
