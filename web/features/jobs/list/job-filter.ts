import type { JobSort, JobStatus } from "#contract/job.ts";
import { useSearchParams } from "#web/ui/hooks/use-search-params.ts";

/** The statuses in the order people read them. */
export const jobStatuses: readonly JobStatus[] = [
  "active",
  "processing",
  "completed",
  "failed",
  "draft",
  "paused",
  "closed",
];

export const sortLabels = {
  newest: "Newest first",
  oldest: "Oldest first",
  title: "By title",
  urgency: "By urgency",
} as const satisfies Record<JobSort, string>;

/** What the list shows and in which order; it lives in the address. */
export type JobFilter = { q: string; status: JobStatus | undefined; sort: JobSort };

const sorts = Object.keys(sortLabels) as JobSort[];
const standardSort: JobSort = "newest";

export function readFilter(search: URLSearchParams): JobFilter {
  return {
    q: search.get("q") ?? "",
    status: jobStatuses.find((status) => status === search.get("status")),
    sort: sorts.find((sort) => sort === search.get("sort")) ?? standardSort,
  };
}

/** The address of a filter; what is as usual is left out. */
export function writeFilter({ q, status, sort }: JobFilter): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (status) search.set("status", status);
  if (sort !== standardSort) search.set("sort", sort);
  return search.toString();
}

export function isNarrowed({ q, status }: JobFilter): boolean {
  return q !== "" || status !== undefined;
}

/** The filter of the address, and how to change it without a new entry in the history. */
export function useJobFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const change = (part: Partial<JobFilter>) =>
    setSearch(writeFilter({ ...filter, ...part }), { replace: true });
  return { filter, change };
}
