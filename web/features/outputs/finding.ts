import type { ReportContent } from "#contract/output.ts";
import { readReport } from "#tools/report.ts";
import type { Tool } from "#tools/tool.ts";

const longestFinding = 140;
const shortestClauses = 40;

/** A report opens with text, or with an answer and what supports it. */
function openingOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (value === null || typeof value !== "object" || !("answer" in value)) return undefined;
  return typeof value.answer === "string" ? value.answer : undefined;
}

/** The first sentence of a report, short enough for its card; nothing when it does not begin with text. */
export function findingOf(tool: Tool, content: ReportContent): string | undefined {
  const opening = openingOf(readReport(tool, content)[0]?.value);
  if (opening === undefined || opening.trim() === "") return undefined;
  const [sentence = ""] = opening.trim().split(/(?<=[.!?])\s+/u, 1);
  if (sentence.length <= longestFinding) return sentence;
  return `${cutOf(sentence.slice(0, longestFinding))}…`;
}

/** Ends with a clause where one is long enough to say something, otherwise with a word. */
function cutOf(text: string): string {
  const clauses = text.replace(/[,;:](?=\s)(?!.*[,;:]\s).*$/u, "");
  return clauses.length >= shortestClauses && clauses.length < text.length
    ? clauses
    : text.replace(/\s+\S*$/u, "");
}
