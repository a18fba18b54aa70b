import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { times } from "#contract/limits.ts";
import { call } from "#web/api/call.ts";
import { callPage } from "#web/api/call-page.ts";
import { pathOf } from "#web/api/path.ts";
import type { JobFilter } from "#web/features/jobs/list/job-filter.ts";

const perPage = 24;

const pollMs = (isWriting: boolean) =>
  isWriting ? times.outputsProcessingPollMs : times.jobPollMs;

/** Keys begin with the address of the organization's jobs: whoever changes a job makes all of them stale by it. */
function keyOf(organizationId: number, part: string, asked: unknown) {
  return [pathOf("listJobs", { query: { organizationId } }), part, asked] as const;
}

/** The list page by page; read more often while something on it is being written. */
export function jobPagesQuery(organizationId: number, { q, status, sort }: JobFilter) {
  return infiniteQueryOptions({
    queryKey: keyOf(organizationId, "pages", { q, status, sort }),
    queryFn: ({ pageParam: cursor }) =>
      callPage({
        query: { organizationId, q: q || undefined, status, sort, limit: perPage, cursor },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: times.jobStaleMs,
    refetchInterval: ({ state }) => {
      const shown = state.data?.pages.flatMap(({ items }) => items) ?? [];
      return pollMs(shown.some((job) => job.status === "processing"));
    },
  });
}

export function jobCountsQuery(organizationId: number, q = "") {
  return queryOptions({
    queryKey: keyOf(organizationId, "counts", q),
    queryFn: () => call("countJobs", { query: { organizationId, q: q || undefined } }),
    placeholderData: keepPreviousData,
    staleTime: times.jobStaleMs,
    refetchInterval: ({ state }) => pollMs(state.data?.byStatus.processing !== 0),
  });
}
