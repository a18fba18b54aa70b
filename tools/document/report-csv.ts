import { isRecord, valueAt } from "#contract/walk.ts";
import type { Job } from "#contract/job.ts";
import type { Output, ToolType } from "#contract/output.ts";
import { authorPhrase } from "#tools/report/author.ts";
import { layouts } from "#tools/layouts.ts";
import { tools } from "#tools/tools.ts";
import { csvOf } from "#tools/document/csv.ts";
import { flatten } from "#tools/document/leaves.ts";
import { nameStages } from "#tools/document/stages.ts";
import { fieldsOf, isEmpty, linesOf, scalarText } from "#tools/document/values.ts";
import { printable } from "#tools/document/document.ts";
import { readReport } from "#tools/report/report.ts";

/** A report's scorecard, searches, messages or list of things to do, each row with its job, so that several files make one sheet. */
export function reportAsCsv(
  { title }: Pick<Job, "title">,
  { toolType, content }: Pick<Output, "toolType" | "content">,
): string {
  const report = nameStages(content ?? "");
  const [head, rows] = sheetRows(toolType, report) ?? [
    ["Section", "Text"],
    allRows(toolType, report),
  ];
  const madeBy = authorPhrase(content ?? "");
  return csvOf([
    ["Job", ...head, "Made by"],
    ...rows.map((row) => [title, ...row, madeBy].map(printable)),
  ]);
}

/** What the tool's sheet finds in this report. */
function sheetRows(
  toolType: ToolType,
  report: Record<string, unknown>,
): [string[], string[][]] | undefined {
  for (const [section, { sheet }] of Object.entries(layouts[toolType])) {
    if (!sheet) continue;
    const { records, columns } = sheet;
    const found = recordsAt(report, [section, ...(records?.split(".") ?? [])]);
    if (found.length === 0) return undefined;
    return [Object.keys(columns), found.map((record) => rowOf(record, Object.values(columns)))];
  }
  return undefined;
}

function recordsAt(
  value: unknown,
  way: readonly string[],
  around: Record<string, unknown> = {},
): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((entry) => recordsAt(entry, way, around));
  if (!isRecord(value)) return [];
  const [step, ...rest] = way;
  const own = { ...around, ...value };
  return step === undefined ? [own] : recordsAt(value[step], rest, own);
}

function rowOf(record: Record<string, unknown>, columns: readonly string[]): string[] {
  return columns.map((fields) =>
    fields
      .split(" ")
      .map((field) => cellOf(valueAt(record, field)))
      .filter((text) => text !== "")
      .join("\n\n"),
  );
}

function cellOf(value: unknown): string {
  if (isEmpty(value)) return "";
  return (linesOf(value) ?? [value].flat().map(lineOfAny)).join("\n");
}

/** "Location: Dublin, OH" of a filter. */
function lineOfAny(value: unknown): string {
  if (!isRecord(value)) return flatten(value).join("; ");
  return fieldsOf(value)
    .map(([, part]) => (typeof part === "object" ? flatten(part).join("; ") : scalarText(part)))
    .join(": ");
}

/** Of a report that has no such part, everything. */
function allRows(toolType: ToolType, report: Record<string, unknown>): string[][] {
  return readReport(tools[toolType], report).flatMap(({ title, value }) =>
    flatten(value).map((text) => [title, text]),
  );
}
