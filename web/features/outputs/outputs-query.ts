import { queryOptions } from "@tanstack/react-query";
import { times } from "#contract/limits.ts";
import { callIfChanged } from "#web/api/call-if-changed.ts";
import { query } from "#web/api/query.ts";

/**
 * A job's reports: fetched every 5 s while one is written, else every 30 s, and on focus (spec §4); in a hidden tab only
 * for somebody who asked to be told.
 */
export function outputsQuery(jobId: number, isFetchedWhileHidden = false) {
  return queryOptions({
    ...query("listOutputs", { params: { jobId } }),
    queryFn: () => callIfChanged("listOutputs", { params: { jobId } }),
    staleTime: times.outputsStaleMs,
    refetchOnWindowFocus: true,
    refetchIntervalInBackground: isFetchedWhileHidden,
    refetchInterval: ({ state }) => {
      const isWriting = state.data?.some((output) => output.status === "processing");
      return isWriting ? times.outputsProcessingPollMs : times.outputsPollMs;
    },
  });
}
