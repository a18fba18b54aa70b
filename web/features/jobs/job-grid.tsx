import { useQuery } from "@tanstack/react-query";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { JobCard } from "#web/features/jobs/job-card.tsx";
import { jobsQuery } from "#web/features/jobs/job-queries.ts";

type JobGridProps = { organizationId: number; onCreate: () => void };

export function JobGrid({ organizationId, onCreate }: JobGridProps) {
  const { data: jobs, isError, refetch } = useQuery(jobsQuery(organizationId));
  if (!jobs && isError) {
    return (
      <EmptyState
        action={<Button onClick={() => void refetch()}>Try again</Button>}
        title="The jobs could not be loaded"
      >
        Nothing is lost. Check your connection and try again.
      </EmptyState>
    );
  }
  if (!jobs) return <PageSpinner />;
  if (jobs.length === 0) {
    return (
      <EmptyState
        action={
          <Button look="primary" onClick={onCreate}>
            Create Your First Job
          </Button>
        }
        title="No Jobs Yet"
      >
        Paste a job description or intake notes. Six reports are drafted from it; you check them and
        decide.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desktop:grid-cols-3">
      {jobs.map((job) => (
        <li key={job.id} className="grid min-w-0">
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
