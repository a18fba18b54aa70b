import { JobStatus, type Job } from "#contract/job.ts";
import type { JobEvent, Output } from "#contract/output.ts";

/** The cached job with what a live event says about it. */
export function jobAfter(job: Job, event: JobEvent): Job {
  const status = JobStatus.safeParse(event.jobStatus);
  return {
    ...job,
    status: status.success ? status.data : job.status,
    outputs: event.outputs.map(({ toolType, status: state }) => ({ toolType, status: state })),
  };
}

/** Whether the reports on screen are behind a live event and must be fetched again. */
export function isBehind(
  outputs: readonly Output[] | undefined,
  previous: JobEvent | undefined,
  event: JobEvent,
): boolean {
  return event.outputs.some(({ toolType, status, generation }) => {
    const shown = outputs?.find((output) => output.toolType === toolType)?.status ?? "pending";
    const before = previous?.outputs.find((output) => output.toolType === toolType);
    return shown !== status || (before !== undefined && before.generation !== generation);
  });
}
