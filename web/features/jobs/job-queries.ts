import { queryOptions } from "@tanstack/react-query";
import { times } from "#contract/limits.ts";
import { query } from "#web/api/query.ts";

const freshness = { staleTime: times.jobStaleMs, refetchInterval: times.jobPollMs };

export function jobQuery(jobId: number) {
  return queryOptions({ ...query("getJob", { params: { jobId } }), ...freshness });
}

export function jobsQuery(organizationId: number) {
  return queryOptions({ ...query("listJobs", { query: { organizationId } }), ...freshness });
}
