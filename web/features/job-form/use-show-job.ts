import { useQueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { query } from "#web/api/query.ts";

/** Puts a job the server just answered before the screens; every list of its organization is read again. */
export function useShowJob() {
  const queryClient = useQueryClient();
  return (job: Job) => {
    const { id: jobId, organizationId } = job;
    queryClient.setQueryData(query("getJob", { params: { jobId } }).queryKey, job);
    void queryClient.invalidateQueries(query("listJobs", { query: { organizationId } }));
  };
}
