import { JobStatus, type Job } from "#contract/job.ts";
import type { JobEvent, Output, PartialReport, ToolType } from "#contract/output.ts";

/** What is finished of the reports that are being written. */
export type Partials = Partial<Record<ToolType, PartialReport>>;

/** The cached job with what a live event says has changed. */
export function jobAfter(job: Job, event: JobEvent): Job {
  const status = JobStatus.safeParse(event.jobStatus);
  const changed = event.outputs.map(({ toolType, status: state }) => ({ toolType, status: state }));
  const isChanged = new Set(changed.map(({ toolType }) => toolType));
  return {
    ...job,
    status: status.success ? status.data : job.status,
    outputs: [...job.outputs.filter(({ toolType }) => !isChanged.has(toolType)), ...changed],
  };
}

/** Whether the reports on screen are behind a live event and must be fetched again. */
export function isBehind(outputs: readonly Output[] | undefined, event: JobEvent): boolean {
  return event.outputs.some(({ toolType, status, version, staleVersion }) => {
    const shown = outputs?.find((output) => output.toolType === toolType);
    return (
      (shown?.status ?? "pending") !== status ||
      (shown?.version ?? 0) !== version ||
      (shown?.staleVersion ?? 0) !== staleVersion
    );
  });
}

/** The partial reports that still belong to what is being written after a live event. */
export function partialsAfter(partials: Partials, event: JobEvent): Partials {
  const isOver = (partial: PartialReport) =>
    event.outputs.some(
      ({ id, status, generation }) =>
        id === partial.outputId && (status !== "processing" || generation !== partial.generation),
    );
  const kept = Object.values(partials).filter((partial) => !isOver(partial));
  return Object.fromEntries(kept.map((partial) => [partial.toolType, partial]));
}
