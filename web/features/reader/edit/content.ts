import type { ReportContent } from "#contract/output.ts";
import { readContent } from "#tools/report/report.ts";
import { parseJson } from "#tools/model/parse-json.ts";

/** The content with one section replaced; a report of plain text stays plain text. */
export function withSection(content: ReportContent, key: string, value: unknown): ReportContent {
  const isPlain = typeof content === "string" && parseJson(content) === undefined;
  if (isPlain && typeof value === "string") return value;
  return { ...readContent(content), [key]: value };
}
