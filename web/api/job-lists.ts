import type { QueryClient } from "@tanstack/react-query";
import { pathOf } from "#web/api/path.ts";

/** For whoever changed a job: every list of jobs is read again, at once or when it is next shown. */
export function readJobListsAgain(queryClient: QueryClient): void {
  const lists = `${pathOf("listJobs", { query: {} })}?`;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === "string" && address.startsWith(lists),
  });
}
