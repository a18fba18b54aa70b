import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import type { ToolType } from "#contract/output.ts";
import type { NewShareLink, ShareLinkForm } from "#contract/share.ts";
import { isSessionLost, sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { query } from "#web/api/query.ts";
import { tellNotSaved } from "#web/report/use-served-file.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";

/** Makes a link; its address is known here and now, and never again. */
export function useShareLink(jobId: number) {
  const queryClient = useQueryClient();
  const params = { jobId };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: ShareLinkForm) => call("createShareLink", { params, body }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: query("listShareLinks", { params }).queryKey }),
    onError: (error) => {
      const description = sentenceOf(error) ?? "Please try again.";
      if (!isSessionLost(error)) showError({ title: "No link was made", description });
    },
  });
  return {
    makeLink: (form: ShareLinkForm): Promise<NewShareLink | undefined> =>
      mutateAsync(form).catch(() => undefined),
    isMaking: isPending,
  };
}

const endpoints = { pdf: "exportSharePdf", docx: "exportShareDocx" } as const;

type Format = keyof typeof endpoints;

/** What is shared, as a file to send along. */
export function useShareFile(jobId: number, toolType: ToolType | null) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: Format) => {
      const what = toolType === null ? {} : { toolType };
      const file = await fetchFile(endpoints[format], { params: { jobId }, query: what });
      saveFile(`shared-${toolType ?? "reports"}-${jobId}.${format}`, file);
    },
    onSuccess: () => showSuccess(messages.downloadStarted),
    onError: tellNotSaved,
  });
  return { saveFile: mutate, saving: isPending ? variables : undefined };
}
