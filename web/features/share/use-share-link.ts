import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewShareLink, ShareLinkForm } from "#contract/share.ts";
import { isSessionLost, sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { query } from "#web/api/query.ts";
import { showError } from "#web/ui/feedback/toasts.ts";

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
