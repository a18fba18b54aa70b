import { useMutation } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import type { ToolType } from "#contract/output.ts";
import { isSessionLost } from "#web/api/api-error.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

const endpoints = { pdf: "exportSharePdf", docx: "exportShareDocx" } as const;

type Format = keyof typeof endpoints;

/** What is shared, as a file to send along. */
export function useShareFile(jobId: number, toolType: ToolType | null) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: Format) => {
      const query = toolType === null ? {} : { toolType };
      const file = await fetchFile(endpoints[format], { params: { jobId }, query });
      saveFile(`shared-${toolType ?? "reports"}-${jobId}.${format}`, file);
    },
    onSuccess: () => showSuccess(messages.downloadStarted),
    onError: (error) => {
      if (!isSessionLost(error)) showError(refusalOf(error) ?? messages.exportFailed);
    },
  });
  return { saveFile: mutate, saving: isPending ? variables : undefined };
}
