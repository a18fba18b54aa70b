import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messages } from "#contract/messages.ts";
import type { Output, ReportContent } from "#contract/output.ts";
import { ApiError } from "#web/api/api-error.ts";
import { query } from "#web/api/query.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** Saves a person's text over the version they saw; a newer one is never lost, only pointed out. */
export function useSave(output: Output, onSaved: () => void) {
  const { keep, askAgain } = useKeep(output.jobId);
  const [isConflict, setIsConflict] = useState(false);
  const fail = (error: Error) => {
    const isStale = error instanceof ApiError && error.problem?.code === "conflict";
    setIsConflict(isStale);
    if (isStale) askAgain();
    showError(refusalOf(error) ?? messages.updateFailed);
  };
  const taking = useCall("updateOutput", {
    onDone: keep,
    onFailed: fail,
  });
  const saving = useCall("updateOutput", {
    onDone: (saved) => {
      const before = output.content;
      keep(saved);
      setIsConflict(false);
      onSaved();
      const undo = () =>
        before !== null &&
        taking.mutate({
          params: { outputId: output.id },
          body: { content: before, baseVersion: saved.version },
        });
      showSuccess(messages.contentUpdated, { label: "Undo", onAction: undo });
    },
    onFailed: fail,
  });
  return {
    isSaving: saving.isPending,
    isConflict,
    forgetConflict: () => setIsConflict(false),
    save: (content: ReportContent, baseVersion: number) =>
      saving.mutate({ params: { outputId: output.id }, body: { content, baseVersion } }),
  };
}

/** What follows a change of a report's text: the screen has it at once, its versions are asked for again. */
export function useKeep(jobId: number) {
  const queryClient = useQueryClient();
  const outputs = query("listOutputs", { params: { jobId } });
  return {
    keep: (saved: Output): void => {
      queryClient.setQueryData<Output[]>(outputs.queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      );
      const versions = query("listVersions", { params: { outputId: saved.id } });
      void queryClient.invalidateQueries(versions);
    },
    askAgain: () => void queryClient.invalidateQueries(outputs),
  };
}

/** Locks a part of a report, a section's key or a row's id, or unlocks it. */
export function useLocking({ id: outputId, jobId, locks }: Output) {
  const { keep } = useKeep(jobId);
  const { mutate, isPending } = useCall("setLock", {
    onDone: keep,
    onFailed: (error) => showError(refusalOf(error) ?? messages.updateFailed),
  });
  const lockOf = (part: string) => locks.find((lock) => lock.part === part);
  const toggle = (part: string) =>
    mutate({ params: { outputId }, body: { part, isLocked: lockOf(part) === undefined } });
  return { lockOf, toggle, isPending };
}
