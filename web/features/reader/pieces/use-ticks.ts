import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { tickBounds } from "#contract/limits.ts";
import { messages } from "#contract/messages.ts";
import type { Output, Ticks } from "#contract/output.ts";
import { call } from "#web/api/call.ts";
import { query } from "#web/api/query.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type Change = { changes: Ticks; undo: Ticks; isUndo: boolean };

/** Ticks of the open report: shown at once, saved one after the other, taken back when saving fails. */
export function useTicks() {
  const { job, output } = useReader();
  const queryClient = useQueryClient();
  const { queryKey } = query("listOutputs", { params: { jobId: job.id } });
  const mutationKey = ["ticks", output.id];
  const saved = () =>
    queryClient.getQueryData<Output[]>(queryKey)?.find(({ id }) => id === output.id)?.ticks ?? {};

  const { mutate } = useMutation<Output, Error, Change>({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ changes }) => {
      const all = Object.entries({ ...saved(), ...changes }).filter(([, isDone]) => isDone);
      const body = { ticks: Object.fromEntries(all) };
      return call("setTicks", { params: { outputId: output.id }, body });
    },
    onSuccess: async ({ ticks }, { undo, isUndo }) => {
      // A list that was asked for before this was saved would bring the old ticks back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Output[]>(queryKey, (outputs) =>
        outputs?.map((one) => (one.id === output.id ? { ...one, ticks } : one)),
      );
      if (isUndo) return;
      showSuccess(messages.contentUpdated, { label: "Undo", onAction: () => setTicks(undo, true) });
    },
    onError: () => showError(messages.updateFailed),
  });
  const waiting = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => (state.variables as Change).changes,
  });
  const ticks: Ticks = Object.assign({}, output.ticks, ...waiting);

  function setTicks(changes: Ticks, isUndo = false): void {
    const undo = Object.fromEntries(Object.keys(changes).map((key) => [key, ticks[key] ?? false]));
    mutate({ changes, undo, isUndo });
  }
  return { ticks, setTicks };
}

/** The name under which an item's tick is kept: its own words, so that it survives a new order. */
export function tickKey(sectionKey: string, text: string): string {
  return `${sectionKey}: ${text.trim().replace(/\s+/gu, " ")}`
    .slice(0, tickBounds.keyLength)
    .toWellFormed();
}
