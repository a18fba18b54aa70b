import type { ExportCopy } from "#contract/calls/export.ts";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import type { Copied } from "#tools/document/copies.ts";
import { toDocument } from "#tools/document/document.ts";
import { packageAsText } from "#tools/document/report-text.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { copyOf, textCopyOf } from "#web/report/copies.ts";

export type Exported = { job: Job; outputs: readonly Output[]; organizationName: string };

export type ExportFormat = {
  value: "txt" | "pdf" | "docx" | "md" | "json";
  label: string;
  detail: string;
  make: (exported: Exported, copy: ExportCopy) => Promise<Blob>;
};

function asJson({ job, outputs }: Copied): string {
  const { title, location, salaryRange } = job;
  const reports = outputs.map(({ toolType, version, updatedAt, content }) => ({
    toolType,
    version,
    updatedAt,
    content,
  }));
  return JSON.stringify({ title, location, salaryRange, reports }, null, 2);
}

const txt: ExportFormat = {
  value: "txt",
  label: "TXT File",
  detail: "Plain text, for any program",
  make: async (exported, copy) =>
    new Blob([packageAsText(await textCopyOf(exported, copy), new Date())], {
      type: "text/plain;charset=utf-8",
    }),
};

const pdf: ExportFormat = {
  value: "pdf",
  label: "PDF File",
  detail: "Cover, contents and sources",
  make: ({ job }, copy) =>
    fetchFile("exportCombinedPdf", { params: { jobId: job.id }, query: { for: copy } }),
};

const docx: ExportFormat = {
  value: "docx",
  label: "Word File",
  detail: "With headings and tables, to work on",
  make: ({ job }, copy) =>
    fetchFile("exportCombinedDocx", { params: { jobId: job.id }, query: { for: copy } }),
};

const markdown: ExportFormat = {
  value: "md",
  label: "Markdown File",
  detail: "For wikis and notes",
  make: async (exported, copy) => {
    const copied = await copyOf(exported, copy);
    const organization = exported.organizationName;
    const document = toDocument({ ...copied, organization, date: new Date() });
    return new Blob([documentAsMarkdown(document)], { type: "text/markdown;charset=utf-8" });
  },
};

const json: ExportFormat = {
  value: "json",
  label: "JSON File",
  detail: "As data, for a program",
  make: async (exported, copy) =>
    new Blob([asJson(await copyOf(exported, copy))], { type: "application/json" }),
};

/** The two the specification names, and those behind "More formats". */
export const mainFormats = [txt, pdf] as const;
export const moreFormats = [docx, markdown, json] as const;
export const exportFormats: readonly ExportFormat[] = [...mainFormats, ...moreFormats];
