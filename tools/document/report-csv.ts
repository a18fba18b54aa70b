import { isRecord, valueAt } from "#contract/walk.ts";
import type { Job } from "#contract/job.ts";
import type { Output, ToolType } from "#contract/output.ts";
import { authorPhrase } from "#tools/report/author.ts";
import { tools } from "#tools/tools.ts";
import { csvOf } from "#tools/document/csv.ts";
import { flatten } from "#tools/document/leaves.ts";
import { nameStages } from "#tools/document/stages.ts";
import { fieldsOf, isEmpty, linesOf, scalarText } from "#tools/document/values.ts";
import { printable } from "#tools/document/document.ts";
import { readReport } from "#tools/report/report.ts";

/** The part of a report that is worked with in a spreadsheet. */
type Sheet = {
  /** The way to its records through lists; what stands around a record counts as its own. */
  records: string;
  /** Heads, each with the fields under it, parted by spaces; without one it is for people to fill in. */
  columns: Readonly<Record<string, string>>;
};

const sheets: Readonly<Record<ToolType, Sheet>> = {
  marketPulse: {
    records: "recommendedActions",
    columns: { Action: "action", Owner: "owner", Effect: "effect", Effort: "effort", Done: "" },
  },
  intakeSync: {
    records: "nextSteps",
    columns: { Step: "step", Owner: "owner", Due: "due", Done: "" },
  },
  attractSourceKit: {
    records: "booleanStrings.searches.rungs.parts",
    columns: {
      Platform: "name",
      Search: "rung",
      String: "string",
      Filters: "filters",
      Characters: "length.characters",
      Link: "link",
      Found: "",
    },
  },
  engagementHub: {
    records: "nurtureSequences.touches",
    columns: {
      Sequence: "name",
      Touch: "touch",
      Day: "day",
      Channel: "channel",
      Subject: "subject",
      Message: "body signature",
      Sent: "",
      Replies: "",
    },
  },
  offerNavigator: {
    records: "approvalChecklist",
    columns: { Approval: "item", From: "approver", When: "when", Done: "" },
  },
  interviewCoach: {
    records: "questions.items",
    columns: {
      Stage: "stage",
      Competency: "competency",
      Question: "question",
      Probes: "probes",
      "Rating 1": "cues.1",
      "Rating 3": "cues.3",
      "Rating 5": "cues.5",
      Rating: "",
      Evidence: "",
    },
  },
};

/** A report's scorecard, searches, messages or list of things to do, each row with its job, so that several files make one sheet. */
export function reportAsCsv(
  { title }: Pick<Job, "title">,
  { toolType, content }: Pick<Output, "toolType" | "content">,
): string {
  const report = nameStages(content ?? "");
  const { records, columns } = sheets[toolType];
  const found = recordsAt(report, records.split("."));
  const [head, rows] =
    found.length > 0
      ? [Object.keys(columns), found.map((record) => rowOf(record, Object.values(columns)))]
      : [["Section", "Text"], allRows(toolType, report)];
  const madeBy = authorPhrase(content ?? "");
  return csvOf([
    ["Job", ...head, "Made by"],
    ...rows.map((row) => [title, ...row, madeBy].map(printable)),
  ]);
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
