import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { query } from "#web/api/query.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { begunOutputs } from "#web/features/outputs/begun-outputs.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type RegeneratingAll = { isStarting: boolean; regenerateAll: () => void };

export function useRegenerateAll(jobId: number): RegeneratingAll {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useCall("processJob", {
    onDone: (generations) => {
      showSuccess(messages.regenerationStarted);
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
  return { isStarting: isPending, regenerateAll: () => mutate({ params: { jobId } }) };
}
