import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import type { Job } from "#contract/job.ts";
import { screens } from "#contract/screens.ts";
import { ApiError } from "#web/api/api-error.ts";
import { jobQuery } from "#web/features/jobs/job-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LostPage } from "#web/ui/feedback/lost-page.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

type JobGateProps = {
  /** The page's title until the job is there. */
  title: string;
  children: (job: Job) => ReactNode;
};

function JobWaiting({ title }: Pick<JobGateProps, "title">) {
  usePageTitle(title);
  return <PageSpinner />;
}

/** One job by the number in the path; anything else is not a job. */
export function JobGate({ title, children }: JobGateProps) {
  const { jobId: text = "" } = useParams();
  const isId = /^[1-9][0-9]{0,14}$/u.test(text);
  const jobId = Number(text);
  const { data: job, error, isPaused, refetch } = useQuery({ ...jobQuery(jobId), enabled: isId });
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isId || isMissing) return <JobNotFound />;
  if (job) return children(job);
  if (isPaused) {
    return (
      <EmptyState heading="h1" title="This job has not loaded yet">
        You are offline. It will load as soon as you are back.
      </EmptyState>
    );
  }
  if (!error) return <JobWaiting title={title} />;
  return (
    <EmptyState
      action={<Button onClick={() => void refetch()}>Try again</Button>}
      heading="h1"
      title="The job could not be loaded"
    >
      Nothing is lost. Check your connection and try again.
    </EmptyState>
  );
}

const notFound = "Job not found";

function JobNotFound() {
  usePageTitle(notFound);
  return (
    <LostPage
      back={{ label: "Back to Dashboard", path: screens.dashboard.path }}
      reason="It was deleted, or it belongs to another organization."
      title={notFound}
    />
  );
}
