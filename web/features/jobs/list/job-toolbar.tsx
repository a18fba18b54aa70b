import { useQuery } from "@tanstack/react-query";
import type { JobSort } from "#contract/job.ts";
import { JobFilterInput } from "#web/features/jobs/list/job-filter-input.tsx";
import { sortLabels, type JobFilter } from "#web/features/jobs/list/job-filter.ts";
import { jobCountsQuery } from "#web/features/jobs/list/job-list-queries.ts";
import { StatusLinks } from "#web/features/jobs/list/status-links.tsx";
import { Select } from "#web/ui/form/select.tsx";

type JobToolbarProps = {
  organizationId: number;
  filter: JobFilter;
  onChange: (part: Partial<JobFilter>) => void;
};

const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

export function JobToolbar({ organizationId, filter, onChange }: JobToolbarProps) {
  const { data: counts } = useQuery(jobCountsQuery(organizationId, filter.q));
  return (
    <div className="mb-[18px] flex flex-wrap items-center gap-2">
      <JobFilterInput q={filter.q} onChange={(q) => onChange({ q })} />
      <div className="order-last w-[150px] flex-none max-tablet:order-none max-tablet:w-[136px] tablet:ml-auto">
        <Select
          aria-label="Sort"
          className="h-9! border-line font-[560] shadow-1 max-tablet:h-11!"
          isCompact
          options={sortOptions}
          value={filter.sort}
          onChange={(event) => onChange({ sort: event.target.value as JobSort })}
        />
      </div>
      {counts && <StatusLinks counts={counts} filter={filter} />}
    </div>
  );
}
