import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import type { ProcessRequest } from "#contract/output.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { query } from "#web/api/query.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { begunOutputs } from "#web/features/outputs/begun-outputs.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type Processing = { isStarting: boolean; process: () => void };

/** Starts several reports at once: all six, or those that failed. */
export function useProcessJob(jobId: number, request: ProcessRequest = {}): Processing {
  const queryClient = useQueryClient();
  const isAll = request?.only === undefined;
  const { mutate, isPending } = useCall("processJob", {
    onDone: (generations) => {
      if (isAll) showSuccess(messages.regenerationStarted);
      queryClient.setQueryData(
        outputsQuery(jobId).queryKey,
        (outputs) => outputs && begunOutputs(outputs, generations, new Date()),
      );
      void queryClient.invalidateQueries(outputsQuery(jobId));
      void queryClient.invalidateQueries(query("getJob", { params: { jobId } }));
      readJobListsAgain(queryClient);
    },
    onFailed: (error) => showError(refusalOf(error) ?? messages.regenerationFailed),
  });
  return { isStarting: isPending, process: () => mutate({ params: { jobId }, body: request }) };
}
