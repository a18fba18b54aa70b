import type { Job } from "#contract/job.ts";
import { toolTypes, type Output, type ReportContent } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";
import { humanise, readReport } from "#tools/report.ts";
import type { Tool } from "#tools/tool.ts";

/** How an entry is known stands in the stored report, not in its text. */
const hidden = new Set(["facts", "covers", "basis", "spec"]);
const longestCell = 60;

type Entry = Record<string, unknown>;

/** One report as Markdown: a heading for each section, tables where rows are short. */
export function reportAsMarkdown(tool: Tool, content: ReportContent): string {
  const sections = readReport(tool, content).map(
    ({ title, value }) => `### ${title}\n\n${printValue(value)}`,
  );
  return [`## ${tool.fullName}`, ...sections].join("\n\n");
}

/** Completed reports of a job: title, place, pay if given, date, then the tools between rules. */
export function packageAsMarkdown(
  job: Pick<Job, "title" | "location" | "salaryRange">,
  outputs: readonly Pick<Output, "toolType" | "status" | "content">[],
  date: Date,
): string {
  const about = [job.location, job.salaryRange, date.toISOString().slice(0, 10)];
  const reports = toolTypes.flatMap((toolType) => {
    const output = outputs.find((one) => one.toolType === toolType && one.status === "completed");
    return output?.content ? [reportAsMarkdown(tools[toolType], output.content)] : [];
  });
  const head = `# ${escape(job.title)}\n\n${about
    .filter((part) => part !== "")
    .map(escape)
    .join(" · ")}`;
  return `${[head, ...reports].join("\n\n---\n\n")}\n`;
}

function printValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "Not provided.";
  if (Array.isArray(value)) return printList(value);
  if (!isEntry(value)) return escape(plain(value));
  return partsOf(value)
    .map(([key, part]) => printPart(key, part))
    .join("\n\n");
}

function printPart(key: string, part: unknown): string {
  if (key === "answer") return `**${printValue(part)}**`;
  if (key === "body")
    return plain(part)
      .split("\n")
      .map((line) => `> ${line}`)
      .join("\n");
  if (key === "text" || key === "finding") return printValue(part);
  const isDeep = Array.isArray(part) || isEntry(part);
  return isDeep
    ? `**${humanise(key)}**\n\n${printValue(part)}`
    : `**${humanise(key)}:** ${printValue(part)}`;
}

function printList(list: readonly unknown[]): string {
  if (list.length === 0) return "No entries provided.";
  if (!list.every(isEntry)) return list.map((entry) => `- ${inLine(entry)}`).join("\n");
  return printTable(list) ?? list.map((entry) => `- ${inLine(entry)}`).join("\n");
}

function printTable(rows: readonly Entry[]): string | null {
  const keys = partsOf(rows[0] ?? {}).map(([key]) => key);
  const cells = rows.map((row) => keys.map((key) => row[key]));
  const fits = cells
    .flat()
    .every((cell) => !isEntry(cell) && !Array.isArray(cell) && plain(cell).length <= longestCell);
  if (!fits || keys.length < 2 || rows.length < 2) return null;
  const line = (parts: readonly string[]) => `| ${parts.join(" | ")} |`;
  return [
    line(keys.map(humanise)),
    line(keys.map(() => "---")),
    ...cells.map((row) => line(row.map((cell) => escape(plain(cell)).replaceAll("\n", " ")))),
  ].join("\n");
}

/** An entry on one line: its first part, then the others by name. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(inLine).join("; ");
  if (!isEntry(value)) return escape(plain(value)).replaceAll("\n", " ");
  return partsOf(value)
    .map(([key, part], at) =>
      at === 0 ? `**${inLine(part)}**` : `${humanise(key)}: ${inLine(part)}`,
    )
    .join(". ");
}

function partsOf(entry: Entry): [string, unknown][] {
  return Object.entries(entry).filter(([key, part]) => !hidden.has(key) && part !== null);
}

function isEntry(value: unknown): value is Entry {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|#]/gu, String.raw`\$&`);
}

/** A single value as it is written; what is missing is a dash. */
function plain(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "–";
}
