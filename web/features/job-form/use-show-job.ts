import { useQueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { query } from "#web/api/query.ts";

/** Puts a job the server just answered before the screens; every list is read again. */
export function useShowJob() {
  const queryClient = useQueryClient();
  return (job: Job) => {
    queryClient.setQueryData(query("getJob", { params: { jobId: job.id } }).queryKey, job);
    readJobListsAgain(queryClient);
  };
}
