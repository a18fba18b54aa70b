import type { Job } from "#contract/job.ts";
import { toolTypes, type Output } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";
import { humanise, readReport } from "#tools/report.ts";
import type { Tool } from "#tools/tool.ts";

const rule = "=".repeat(72);
const longestSlug = 50;

function asText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "Not provided.";
  if (Array.isArray(value)) {
    if (value.length === 0) return "No entries provided.";
    return value.map((entry) => `- ${asText(entry).replaceAll("\n", "\n  ")}`).join("\n");
  }
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, entry]) => `${humanise(key)}: ${asText(entry)}`)
      .join("\n");
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

function reportAsText(tool: Tool, output: Output): string {
  if (output.content === null) return tool.emptyText;
  return readReport(tool, output.content)
    .map(
      (section) =>
        `${section.title}\n${"-".repeat(section.title.length)}\n${asText(section.value)}`,
    )
    .join("\n\n");
}

/** Completed reports as one text file: job title, location, pay if given, date, then the tools between rules (spec §7). */
export function packageAsText(job: Job, outputs: readonly Output[], date: Date): string {
  const head = [
    job.title,
    job.location,
    ...(job.salaryRange ? [job.salaryRange] : []),
    date.toISOString().slice(0, 10),
    "Written by the built-in writer. A person decides.",
  ].join("\n");
  const reports = toolTypes.flatMap((toolType) => {
    const output = outputs.find((one) => one.toolType === toolType && one.status === "completed");
    if (!output) return [];
    const tool = tools[toolType];
    return [`${rule}\n${tool.fullName}\n${rule}\n\n${reportAsText(tool, output)}`];
  });
  return `${[head, ...reports].join("\n\n")}\n`;
}

/** `roleprint-<tool>-<slug of the job title>.txt`; without a tool, the complete package (spec §9). */
export function downloadName(
  job: Pick<Job, "title">,
  tool: Tool | undefined,
  extension: string,
): string {
  return fileName(tool ? slugOf(tool.cardName) : "complete-recruiting-package", job, extension);
}

export function fileName(kind: string, job: Pick<Job, "title">, extension: string): string {
  return `roleprint-${kind}-${slugOf(job.title) || "job"}.${extension}`;
}

/** Letters and numbers of any script, Latin ones without their accents, short enough for every file system. */
function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-");
  return Array.from(words)
    .slice(0, longestSlug)
    .join("")
    .replace(/^-+|-+$/gu, "");
}
