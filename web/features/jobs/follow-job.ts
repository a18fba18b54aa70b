import type { QueryClient } from "@tanstack/react-query";
import { JobEvent, PartialReport, type Output } from "#contract/output.ts";
import { pathOf } from "#web/api/path.ts";
import { query } from "#web/api/query.ts";
import { followStream } from "#web/features/jobs/follow-stream.ts";
import { isBehind, jobAfter, partialsAfter, type Partials } from "#web/features/jobs/job-event.ts";
import { jobQuery } from "#web/features/jobs/job-queries.ts";

type ChangePartials = (change: (before: Partials) => Partials) => void;

/** Brings every change of a job into the cached job, its reports and its finished sections; answers how to stop. */
export function followJob(
  jobId: number,
  queryClient: QueryClient,
  changePartials: ChangePartials,
): () => void {
  const jobKey = jobQuery(jobId).queryKey;
  const outputsKey = query("listOutputs", { params: { jobId } }).queryKey;
  return followStream(pathOf("watchJob", { params: { jobId } }), {
    job: ({ data }) => {
      const event = JobEvent.parse(JSON.parse(data));
      const outputs = queryClient.getQueryData<Output[]>(outputsKey);
      queryClient.setQueryData(jobKey, (job) => job && jobAfter(job, event));
      changePartials((before) => partialsAfter(before, event));
      if (isBehind(outputs, event)) {
        void queryClient.invalidateQueries({ queryKey: outputsKey });
      }
    },
    partial: ({ data }) => {
      const partial = PartialReport.parse(JSON.parse(data));
      changePartials((before) => ({ ...before, [partial.toolType]: partial }));
    },
    gone: () => void queryClient.resetQueries({ queryKey: jobKey }),
  });
}
