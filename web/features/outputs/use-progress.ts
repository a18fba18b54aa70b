import { useState, useEffect } from "react";
import type { Job } from "#contract/job.ts";
import type { OutputState, OutputStatus } from "#contract/output.ts";
import { printViewBox, ridgePaths } from "#tools/report/ridge-paths.ts";
import { statusesInOrder } from "#web/report/states.ts";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

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

/** Visible on light and dark tabs alike. */
const colours: Record<OutputStatus, string> = {
  pending: "#b9bdcf",
  processing: "#ffd24a",
  completed: "#4450f0",
  failed: "#d1352a",
};

function printAsImage(jobId: number, states: readonly string[]): string {
  const ridges = ridgePaths(jobId).map(
    (path, place) => `<path d="${path}" stroke="${colours[states[place] as OutputStatus]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${printViewBox}" fill="none" stroke-width="6" stroke-linecap="round">${ridges.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The tab wears the job's own print while its reports are written. */
function usePrintFavicon(jobId: number, states: readonly OutputStatus[], isWorn: boolean): void {
  const look = states.join(" ");
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !isWorn) return undefined;
    const usual = icon.href;
    icon.href = printAsImage(jobId, look.split(" "));
    return () => {
      icon.href = usual;
    };
  }, [jobId, look, isWorn]);
}
