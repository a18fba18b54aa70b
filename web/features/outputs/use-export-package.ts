import { useMutation } from "@tanstack/react-query";
import { messages, type Message } from "#contract/messages.ts";
import { downloadName } from "#tools/document/report-text.ts";
import { ApiError, isSessionLost } from "#web/api/api-error.ts";
import { refusalOf } from "#web/api/refusal.ts";
import type { Exported, ExportFormat } from "#web/features/outputs/export-formats.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

function failureOf(format: ExportFormat, error: Error): Message {
  const isEmpty = error instanceof ApiError && error.problem?.code === "nothingToExport";
  if (isEmpty) return messages.nothingToExport;
  if (format.value === "pdf") return messages.exportFailed;
  const description = `Unable to generate the ${format.label}. Please try again.`;
  return { ...messages.exportFailed, description };
}

/** Makes the package as one file; it goes on when its dialog is closed. */
export function useExportPackage(exported: Exported, onDone: () => void) {
  return useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(downloadName(exported.job, undefined, format.value), await format.make(exported)),
    onSuccess: () => {
      showSuccess(messages.exportCompleted);
      onDone();
    },
    onError: (error, format) => {
      if (!isSessionLost(error)) showError(refusalOf(error) ?? failureOf(format, error));
    },
  });
}
