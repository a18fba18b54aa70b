import { useQuery } from "@tanstack/react-query";
import { jobCountsQuery } from "#web/features/jobs/list/job-list-queries.ts";
import { JobPages } from "#web/features/jobs/list/job-pages.tsx";
import { JobToolbar } from "#web/features/jobs/list/job-toolbar.tsx";
import { useJobFilter } from "#web/features/jobs/list/job-filter.ts";
import { Button } from "#web/ui/button/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

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

type NoJobsYetProps = { onCreate: () => void; onTrySample: () => void };

const nextSteps = [
  "Drop a job description, or paste intake notes.",
  "Check the fields that were filled from it.",
  "Six reports are drafted. You read them and decide.",
];

function NoJobsYet({ onCreate, onTrySample }: NoJobsYetProps) {
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="primary" needsServer onClick={onCreate}>
            Create Your First Job
          </Button>
          <Button needsServer onClick={onTrySample}>
            Try a sample description
          </Button>
        </div>
      }
      title="No Jobs Yet"
    >
      <ol className="grid gap-2 text-left">
        {nextSteps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-3">
            <span className="font-mono text-meta text-ink-3">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </EmptyState>
  );
}
