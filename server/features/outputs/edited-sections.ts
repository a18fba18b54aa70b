import { isDeepStrictEqual } from "node:util";
import type { ReportContent, ToolType } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";
import { readReport } from "#tools/report.ts";

/** The keys under which a person's text differs from the generated one it was made of; all, if there was none. */
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
  return new Map(readReport(tools[toolType], content).map(({ key, value }) => [key, value]));
}
