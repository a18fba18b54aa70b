import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Output } from "#contract/output.ts";
import { JobEvent } from "#contract/output.ts";
import { pathOf } from "#web/api/path.ts";
import { query } from "#web/api/query.ts";
import { isBehind, jobAfter } from "#web/features/jobs/job-event.ts";
import { jobQuery } from "#web/features/jobs/job-queries.ts";

/** Keeps a job's screen live while its tab is visible (readings.md 33); polling goes on beside it. */
export function useJobEvents(jobId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const jobKey = jobQuery(jobId).queryKey;
    const outputsKey = query("listOutputs", { params: { jobId } }).queryKey;
    let source: EventSource | undefined;
    let previous: JobEvent | undefined;

    const receive = (message: MessageEvent<string>) => {
      const event = JobEvent.parse(JSON.parse(message.data));
      const outputs = queryClient.getQueryData<Output[]>(outputsKey);
      queryClient.setQueryData(jobKey, (job) => job && jobAfter(job, event));
      if (isBehind(outputs, previous, event)) {
        void queryClient.invalidateQueries({ queryKey: outputsKey });
      }
      previous = event;
    };
    const close = () => {
      source?.close();
      source = undefined;
    };
    const forget = () => {
      close();
      void queryClient.resetQueries({ queryKey: jobKey });
    };
    const follow = () => {
      if (document.hidden) return close();
      if (source && source.readyState !== EventSource.CLOSED) return;
      source = new EventSource(pathOf("watchJob", { params: { jobId } }));
      source.addEventListener("job", receive);
      source.addEventListener("gone", forget);
    };

    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      close();
    };
  }, [jobId, queryClient]);
}
