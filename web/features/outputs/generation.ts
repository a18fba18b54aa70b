import { useQueryClient } from "@tanstack/react-query";
import { generationFailed, messages } from "#contract/messages.ts";
import type { Generation, GenerationRequest, Output, ProcessRequest } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { query } from "#web/api/query.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** What may steer the writing (readings.md 8). */
export type Steering = NonNullable<GenerationRequest>;

type Generating = { isStarting: boolean; generate: (steering?: Steering) => void };

export function useGenerate(jobId: number, tool: Tool): Generating {
  const showBegun = useShowBegun(jobId);
  const { mutate, isPending } = useCall("generateOutput", {
    onDone: (generation) => showBegun([generation]),
    onFailed: (error) => showError(generationFailed(tool.cardName, sentenceOf(error))),
  });
  return {
    isStarting: isPending,
    generate: (steering = {}) => mutate({ params: { jobId, toolType: tool.key }, body: steering }),
  };
}

type Processing = { isStarting: boolean; process: () => void };

/** Starts several reports at once: all six, or those that failed. */
export function useProcessJob(jobId: number, request: ProcessRequest = {}): Processing {
  const showBegun = useShowBegun(jobId);
  const isAll = request?.only === undefined;
  const { mutate, isPending } = useCall("processJob", {
    onDone: (generations) => {
      if (isAll) showSuccess(messages.regenerationStarted);
      showBegun(generations);
    },
    onFailed: (error) => showError(refusalOf(error) ?? messages.regenerationFailed),
  });
  return { isStarting: isPending, process: () => mutate({ params: { jobId }, body: request }) };
}

/** Shows at once what was begun, then asks the server for the job and its reports. */
function useShowBegun(jobId: number) {
  const queryClient = useQueryClient();
  return (generations: readonly Generation[]) => {
    queryClient.setQueryData(
      outputsQuery(jobId).queryKey,
      (outputs) => outputs && begunOutputs(outputs, generations, new Date()),
    );
    void queryClient.invalidateQueries(outputsQuery(jobId));
    void queryClient.invalidateQueries(query("getJob", { params: { jobId } }));
    readJobListsAgain(queryClient);
  };
}

/** The reports on screen once some of them were begun again, before the server is asked. */
export function begunOutputs(
  outputs: readonly Output[],
  generations: readonly Generation[],
  now: Date,
): Output[] {
  return outputs.map((output) => {
    const begun = generations.find(({ toolType }) => toolType === output.toolType);
    return begun
      ? {
          ...output,
          status: begun.status,
          error: null,
          errorCode: null,
          updatedAt: now.toISOString(),
        }
      : output;
  });
}
