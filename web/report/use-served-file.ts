import { useMutation } from "@tanstack/react-query";
import type { ExportCopy } from "#contract/calls/export.ts";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { isSessionLost } from "#web/api/api-error.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";

const formats = {
  pdf: { endpoint: "exportOutputPdf", done: messages.pdfExported },
  docx: { endpoint: "exportOutputDocx", done: messages.downloadStarted },
} as const;

type Report = { job: Pick<Job, "id" | "title">; output: Output };

/** One report as a file that the server sets. */
export function useServedFile({ job, output }: Report, format: keyof typeof formats) {
  const { endpoint, done } = formats[format];
  const { mutate, isPending } = useMutation({
    mutationFn: async (copy: ExportCopy) => {
      const params = { jobId: job.id, outputId: output.id };
      const file = await fetchFile(endpoint, { params, query: { for: copy } });
      const { downloadName } = await import("#tools/document/report-text.ts");
      saveFile(downloadName(job, tools[output.toolType], format), file);
    },
    onSuccess: () => showSuccess(done),
    onError: tellNotSaved,
  });
  return { save: (copy: ExportCopy) => mutate(copy), isSaving: isPending };
}

/** Whoever lost their session is led to sign-in instead. */
export function tellNotSaved(error: unknown): void {
  if (!isSessionLost(error)) showError(refusalOf(error) ?? messages.exportFailed);
}
