import type { ExportService } from "#server/features/exports/exports.service.ts";
import { sendAttachment } from "#server/http/attachment.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function exportHandlers(exports: ExportService) {
  return {
    exportOutputPdf: async ({ caller, params, query, reply }) =>
      sendAttachment(reply, await exports.one(caller, params, "pdf", query.for)),
    exportCombinedPdf: async ({ caller, params, query, reply }) =>
      sendAttachment(reply, await exports.all(caller, params.jobId, "pdf", query.for)),
    exportOutputDocx: async ({ caller, params, query, reply }) =>
      sendAttachment(reply, await exports.one(caller, params, "docx", query.for)),
    exportCombinedDocx: async ({ caller, params, query, reply }) =>
      sendAttachment(reply, await exports.all(caller, params.jobId, "docx", query.for)),
    exportTestPdf: async ({ caller, reply }) => sendAttachment(reply, await exports.sample(caller)),
  } satisfies Partial<Handlers>;
}
