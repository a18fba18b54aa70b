import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import { linkToJob } from "#contract/screens.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { useCall } from "#web/api/use-call.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** The same job again as a draft, opened at once (readings.md 22). */
export function useDuplicateJob(job: Job): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useCall("duplicateJob", {
    onDone: async (copy) => {
      showSuccess(messages.jobDuplicated);
      readJobListsAgain(queryClient);
      await navigate(linkToJob(copy.id));
    },
    onFailed: (error) =>
      showError({
        ...messages.jobDuplicateFailed,
        description: sentenceOf(error) ?? messages.jobDuplicateFailed.description,
      }),
  });
  return () => {
    if (!isPending) mutate({ params: { jobId: job.id } });
  };
}
