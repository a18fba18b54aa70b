import type { ReportContent } from "#contract/output.ts";
import { readReport } from "#tools/report.ts";
import type { Tool } from "#tools/tool.ts";

const longestFinding = 140;

/** The first sentence of a report, short enough for its card; nothing when it does not begin with text. */
export function findingOf(tool: Tool, content: ReportContent): string | undefined {
  const opening = readReport(tool, content)[0]?.value;
  if (typeof opening !== "string" || opening.trim() === "") return undefined;
  const [sentence = ""] = opening.trim().split(/(?<=[.!?])\s+/u, 1);
  if (sentence.length <= longestFinding) return sentence;
  return `${sentence.slice(0, longestFinding).replace(/\s+\S*$/u, "")}…`;
}
