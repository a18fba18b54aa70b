import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { packageAsText } from "#tools/document/report-text.ts";
import { fetchFile } from "#web/api/fetch-file.ts";

export type Exported = { job: Job; outputs: readonly Output[]; organizationName: string };

export type ExportFormat = {
  value: "txt" | "pdf" | "docx" | "md" | "json";
  label: string;
  detail: string;
  make: (exported: Exported) => Blob | Promise<Blob>;
};

function asJson({ job, outputs }: Exported): string {
  const { title, location, salaryRange } = job;
  const reports = outputs
    .filter(({ status }) => status === "completed")
    .map(({ toolType, version, updatedAt, content }) => ({
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
  make: ({ job, outputs }) =>
    new Blob([packageAsText(job, outputs, new Date())], { type: "text/plain;charset=utf-8" }),
};

const pdf: ExportFormat = {
  value: "pdf",
  label: "PDF File",
  detail: "Cover, contents and sources, to hand over",
  make: ({ job }) => fetchFile("exportCombinedPdf", { params: { jobId: job.id } }),
};

const docx: ExportFormat = {
  value: "docx",
  label: "Word File",
  detail: "With headings and tables, to work on",
  make: ({ job }) => fetchFile("exportCombinedDocx", { params: { jobId: job.id } }),
};

const markdown: ExportFormat = {
  value: "md",
  label: "Markdown File",
  detail: "For wikis and notes",
  make: ({ job, outputs, organizationName: organization }) => {
    const document = toDocument({ job, outputs, organization, date: new Date() });
    return new Blob([documentAsMarkdown(document)], { type: "text/markdown;charset=utf-8" });
  },
};

const json: ExportFormat = {
  value: "json",
  label: "JSON File",
  detail: "Everything as data",
  make: (exported) => new Blob([asJson(exported)], { type: "application/json" }),
};

/** The two the specification names, and those behind "More formats". */
export const mainFormats = [txt, pdf] as const;
export const moreFormats = [docx, markdown, json] as const;
export const exportFormats: readonly ExportFormat[] = [...mainFormats, ...moreFormats];
