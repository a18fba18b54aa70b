import { queryOptions } from "@tanstack/react-query";
import { times } from "#contract/limits.ts";
import { query } from "#web/api/query.ts";

export function jobQuery(jobId: number) {
  return queryOptions({
    ...query("getJob", { params: { jobId } }),
    staleTime: times.jobStaleMs,
    refetchInterval: times.jobPollMs,
  });
}
