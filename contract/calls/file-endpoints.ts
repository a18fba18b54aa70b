import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { ofJob, type Endpoints } from "#contract/endpoint.ts";
import { ExportQuery } from "#contract/calls/export.ts";
import { JobDescription, ReadJobDescription } from "#contract/job.ts";
import { IdText } from "#contract/text.ts";

/** Texts and files, in and out. */
export const fileEndpoints = {
  parseJobDescription: {
    ...calls.parseJobDescription,
    access: "signedIn",
    scopes: ["jobs.write"],
    summary: "Read form fields out of a job description, and what each of its lines is",
    body: JobDescription,
    reply: ReadJobDescription,
  },
  extractText: {
    ...calls.extractText,
    access: "signedIn",
    scopes: ["jobs.write"],
    summary: "Read the text out of a .pdf, .doc, .docx or .txt file",
    upload: true,
    reply: z.object({ text: z.string(), isShortened: z.boolean() }),
  },
  exportOutputPdf: {
    ...calls.exportOutputPdf,
    access: "member",
    scopes: ["reports.read"],
    summary:
      "One report as PDF: `for=send` as a shared link shows it, else whole, marked as internal",
    params: ofJob.extend({ outputId: IdText }),
    query: ExportQuery,
    reply: "pdf",
  },
  exportCombinedPdf: {
    ...calls.exportCombinedPdf,
    access: "member",
    scopes: ["reports.read"],
    summary:
      "The complete recruiting package as PDF: `for=send` as a shared link shows it, else whole, marked as internal",
    params: ofJob,
    query: ExportQuery,
    reply: "pdf",
  },
  exportOutputDocx: {
    ...calls.exportOutputDocx,
    access: "member",
    scopes: ["reports.read"],
    summary: "One report as a Word file",
    params: ofJob.extend({ outputId: IdText }),
    query: ExportQuery,
    reply: "docx",
  },
  exportCombinedDocx: {
    ...calls.exportCombinedDocx,
    access: "member",
    scopes: ["reports.read"],
    summary: "The complete recruiting package as a Word file",
    params: ofJob,
    query: ExportQuery,
    reply: "docx",
  },
} as const satisfies Endpoints;
