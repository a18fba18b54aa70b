import { useState } from "react";
import type { Job } from "#contract/job.ts";
import type { OutputState } from "#contract/output.ts";
import { usePrintFavicon } from "#web/features/outputs/use-print-favicon.ts";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { statusesInOrder } from "#web/ui/feedback/statuses-in-order.ts";

/** How far a job's reports are; the tab tells it by title and icon. */
export function useProgress(job: Job, outputs: readonly OutputState[]) {
  const states = statusesInOrder(outputs);
  const ready = states.filter((state) => state === "completed").length;
  const isComplete = ready === states.length;
  const isWriting = states.includes("processing");
  const [hasSeenWork, setHasSeenWork] = useState(!isComplete);
  if (!isComplete && !hasSeenWork) setHasSeenWork(true);
  const finishedTitle = hasSeenWork ? `Ready: ${job.title}` : job.title;
  usePageTitle(isComplete ? finishedTitle : `(${ready}/${states.length}) ${job.title}`);
  usePrintFavicon(job.id, states, isWriting);
  return {
    ready,
    /** Whether everything was there already when the screen was opened, and still is. */
    isSettled: isComplete && !hasSeenWork,
  };
}
