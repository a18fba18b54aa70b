import type { ExportService } from "#server/features/exports/exports.service.ts";
import { sendAttachment } from "#server/http/attachment.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function exportHandlers(exports: ExportService) {
  return {
    exportOutputPdf: async ({ caller, params, reply }) =>
      sendAttachment(reply, await exports.one(caller, params, "pdf")),
    exportCombinedPdf: async ({ caller, params, reply }) =>
      sendAttachment(reply, await exports.all(caller, params.jobId, "pdf")),
    exportOutputDocx: async ({ caller, params, reply }) =>
      sendAttachment(reply, await exports.one(caller, params, "docx")),
    exportCombinedDocx: async ({ caller, params, reply }) =>
      sendAttachment(reply, await exports.all(caller, params.jobId, "docx")),
    exportTestPdf: async ({ caller, reply }) => sendAttachment(reply, await exports.sample(caller)),
  } satisfies Partial<Handlers>;
}
