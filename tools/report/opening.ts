import type { ReportContent } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { splitSentences } from "#english/sentences.ts";
import { readReport } from "#tools/report/report.ts";
import type { Tool } from "#tools/tool.ts";

/** A report opens with text, whose first sentence is its verdict, or with an answer and what supports it. */
export function verdictOf(opening: unknown): string {
  if (typeof opening === "string") return splitSentences(opening)[0] ?? "";
  const answer = isRecord(opening) ? opening["answer"] : undefined;
  return typeof answer === "string" ? answer.trim() : "";
}

/** The first sentence of a report, whole, however long; nothing when it does not begin with text. */
export function findingOf(tool: Tool, content: ReportContent): string | undefined {
  return splitSentences(verdictOf(readReport(tool, content)[0]?.value))[0];
}
