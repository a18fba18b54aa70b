import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Partials } from "#web/features/jobs/job-event.ts";

/** Keeps a job's screen live and answers what is finished of its reports under way; polling goes on beside it. */
export function useJobEvents(jobId: number): Partials {
  const queryClient = useQueryClient();
  const [partials, setPartials] = useState<Partials>({});
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const start = async () => {
      const { followJob } = await import("#web/features/jobs/follow-job.ts");
      if (!isOver) stop = followJob(jobId, queryClient, setPartials);
    };
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [jobId, queryClient]);
  return partials;
}
