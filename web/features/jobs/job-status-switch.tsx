import { lazy } from "react";
import type { Job } from "#contract/job.ts";
import { JobStatusButton } from "#web/features/jobs/job-status-button.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/features/jobs/job-status-menu.tsx");
const JobStatusMenu = lazy(async () => ({ default: (await load()).JobStatusMenu }));

type JobStatusSwitchProps = { job: Job };

/** The job's status; pressing it offers the others. */
export function JobStatusSwitch({ job }: JobStatusSwitchProps) {
  return (
    <OnDemand button={<JobStatusButton status={job.status} />} load={load} opens="menu">
      <JobStatusMenu job={job} />
    </OnDemand>
  );
}
