import { useQueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { messages, type Message } from "#contract/messages.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { query } from "#web/api/query.ts";
import { useCall } from "#web/api/use-call.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** Saves a job's fields, and brings every screen that shows them up to date. */
export function useUpdateJob(success: Message, onSaved: () => void) {
  const queryClient = useQueryClient();
  const showJob = useShowJob();
  return useCall("updateJob", {
    onDone: (job) => {
      showSuccess(success);
      showJob(job);
      void queryClient.invalidateQueries(query("listOutputs", { params: { jobId: job.id } }));
      void queryClient.invalidateQueries(query("getReading", { params: { jobId: job.id } }));
      onSaved();
    },
    onFailed: () => showError(messages.jobUpdateFailed),
  });
}

/** Puts a job the server just answered before the screens; every list is read again. */
export function useShowJob() {
  const queryClient = useQueryClient();
  return (job: Job) => {
    queryClient.setQueryData(query("getJob", { params: { jobId: job.id } }).queryKey, job);
    readJobListsAgain(queryClient);
  };
}
