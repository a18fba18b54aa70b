import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useReducer, useState } from "react";
import { given } from "#contract/given.ts";
import { times } from "#contract/limits.ts";
import type { JobReading, ReadingEdit, TextReading } from "#contract/reading.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { query } from "#web/api/query.ts";
import { readingUnder, type Decision, type Refusal } from "#web/features/reading/decisions.ts";

function reasonOf(decision: Decision, error: Error): string {
  const back = decision.moves
    ? "This could not be saved, so the line is back where it was."
    : "This could not be saved.";
  return `${back} ${sentenceOf(error) ?? "Check your connection and try again."}`;
}

function withoutFound({ moves, occupation, isConfirmed }: Decision): ReadingEdit {
  return given({ moves, occupation, isConfirmed });
}

/** A job's reading: decisions are shown at once, saved one after the other, put back when saving fails. */
export function useJobReading(jobId: number, me: string) {
  const queryClient = useQueryClient();
  const asked = query("getReading", { params: { jobId } });
  const { queryKey } = asked;
  const { data, isError, isPaused, refetch } = useQuery({
    ...asked,
    // Whoever comes back to the tab sees what colleagues decided meanwhile.
    staleTime: 0,
    refetchInterval: times.jobPollMs,
    refetchOnWindowFocus: true,
  });
  const [refusal, setRefusal] = useState<Refusal>();
  const mutationKey = ["reading", jobId];
  const { mutate } = useMutation<JobReading, Error, Decision>({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (decision) =>
      call("updateReading", { params: { jobId }, body: withoutFound(decision) }),
    onMutate: () => setRefusal(undefined),
    onSuccess: async (saved) => {
      // A reading that was asked for before this was saved would bring the old places back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
    },
    onError: (error, of) => setRefusal({ of, reason: reasonOf(of, error) }),
  });
  const waiting = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => ({
      decision: state.variables as Decision,
      at: new Date(state.submittedAt).toISOString(),
    }),
  });
  // The cache tells of a decision a timer later, when a frame without it has been painted.
  const [, drawNow] = useReducer((turn: number) => turn + 1, 0);
  const decide = useCallback(
    (decision: Decision) => {
      mutate(decision);
      drawNow();
    },
    [mutate],
  );
  const reading = useMemo(
    () =>
      data &&
      waiting.reduce<TextReading>(
        (shown, { decision, at }) => readingUnder(shown, decision, { by: me, at }),
        data,
      ),
    [data, waiting, me],
  );
  return { saved: data, reading, refusal, isError, isPaused, refetch, decide };
}
