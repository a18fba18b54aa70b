import type { Job } from "#contract/job.ts";
import { documentAsText } from "#tools/document/as-text.ts";
import type { Copied } from "#tools/document/copies.ts";
import { toDocument } from "#tools/document/document.ts";
import type { Tool } from "#tools/tool.ts";

const longestSlug = 50;

/** Completed reports as one text file: job title, location, pay if given, date, then the tools between rules (spec §7). */
export function packageAsText(copy: Copied, date: Date): string {
  return documentAsText(toDocument({ ...copy, date, organization: "" }));
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
