import type { ReportContent, ToolType } from "#contract/output.ts";
import { readContent } from "#tools/report/report.ts";
import { tools } from "#tools/tools.ts";
import type { Draft } from "#tools/tool.ts";

/** The present text with some sections as another has them; what that one does not have leaves. Undefined where neither has one of them. */
export function takeSections(
  tool: ToolType,
  present: ReportContent,
  other: ReportContent,
  sections: readonly string[],
): Draft | undefined {
  const report = readContent(present);
  const source = readContent(other);
  const taken = sections.map((key) => namesOf(tool, key));
  const isKnown = (names: readonly string[]) =>
    names.some((name) => Object.hasOwn(report, name) || Object.hasOwn(source, name));
  if (!taken.every(isKnown)) return undefined;
  const names = new Set(taken.flat());
  const mine = Object.entries(report).filter(
    ([key]) => !names.has(key) || Object.hasOwn(source, key),
  );
  const theirs = Object.entries(source).filter(([key]) => names.has(key));
  return Object.fromEntries([...mine, ...theirs]);
}

/** A section may stand under an older name of its own. */
function namesOf(tool: ToolType, key: string): readonly string[] {
  if (key === "metadata") return [];
  const all = tools[tool].sections.map((one) => [one.key, ...(one.alternativeKeys ?? [])]);
  return all.find((names) => names.includes(key)) ?? [key];
}
