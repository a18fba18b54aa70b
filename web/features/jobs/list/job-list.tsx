import { useQuery } from "@tanstack/react-query";
import { jobCountsQuery } from "#web/features/jobs/list/job-list-queries.ts";
import { JobPages } from "#web/features/jobs/list/job-pages.tsx";
import { JobToolbar } from "#web/features/jobs/list/job-toolbar.tsx";
import { NoJobsYet } from "#web/features/jobs/list/no-jobs-yet.tsx";
import { useJobFilter } from "#web/features/jobs/list/use-job-filter.ts";

type JobListProps = { organizationId: number; onCreate: () => void; onTrySample: () => void };

/** An organization's jobs, filtered, sorted, counted and paged by the server (readings.md 23). */
export function JobList({ organizationId, onCreate, onTrySample }: JobListProps) {
  const { filter, change } = useJobFilter();
  const { data: counts } = useQuery(jobCountsQuery(organizationId));
  if (counts?.total === 0) return <NoJobsYet onCreate={onCreate} onTrySample={onTrySample} />;
  return (
    <>
      <JobToolbar filter={filter} organizationId={organizationId} onChange={change} />
      <JobPages
        filter={filter}
        organizationId={organizationId}
        onClear={() => change({ q: "", status: undefined })}
      />
    </>
  );
}
