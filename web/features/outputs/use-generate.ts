import { useQueryClient } from "@tanstack/react-query";
import { generationFailed } from "#contract/messages.ts";
import type { GenerationRequest } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { query } from "#web/api/query.ts";
import { useCall } from "#web/api/use-call.ts";
import { begunOutputs } from "#web/features/outputs/begun-outputs.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";
import { showError } from "#web/ui/feedback/toasts.ts";

/** What may steer the writing (readings.md 8). */
export type Steering = NonNullable<GenerationRequest>;

type Generating = { isStarting: boolean; generate: (steering?: Steering) => void };

/** Starts one report, or starts it again. */
export function useGenerate(jobId: number, tool: Tool): Generating {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useCall("generateOutput", {
    onDone: (generation) => {
      queryClient.setQueryData(
        outputsQuery(jobId).queryKey,
        (outputs) => outputs && begunOutputs(outputs, [generation], new Date()),
      );
      void queryClient.invalidateQueries(outputsQuery(jobId));
      void queryClient.invalidateQueries(query("getJob", { params: { jobId } }));
      readJobListsAgain(queryClient);
    },
    onFailed: (error) => showError(generationFailed(tool.cardName, sentenceOf(error))),
  });
  return {
    isStarting: isPending,
    generate: (steering = {}) => mutate({ params: { jobId, toolType: tool.key }, body: steering }),
  };
}
