import { isRecord } from "#contract/walk.ts";
import type { ReportContent } from "#contract/output.ts";
import { readContent } from "#tools/report/report.ts";

/** A report whose interview questions name their stage in words, where its plan says which one is meant. */
export function nameStages(content: ReportContent): Record<string, unknown> {
  const report = readContent(content);
  const { interviewPlan, questions } = report;
  if (!isRecord(interviewPlan) || !isRecord(questions)) return report;
  const names = new Map(
    recordsIn(interviewPlan["stages"]).map(({ id, name }) => [id, name] as const),
  );
  const items = recordsIn(questions["items"]).map((item) => {
    const name = names.get(item["stage"]);
    return typeof name === "string" ? { ...item, stage: name } : item;
  });
  return items.length === 0 ? report : { ...report, questions: { ...questions, items } };
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isRecord) ? value : [];
}
