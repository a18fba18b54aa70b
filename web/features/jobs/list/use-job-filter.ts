import { readFilter, writeFilter, type JobFilter } from "#web/features/jobs/list/job-filter.ts";
import { useSearchParams } from "#web/ui/hooks/use-search-params.ts";

/** The filter of the address, and how to change it without a new entry in the history. */
export function useJobFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const change = (part: Partial<JobFilter>) =>
    setSearch(writeFilter({ ...filter, ...part }), { replace: true });
  return { filter, change };
}
