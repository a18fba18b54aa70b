import { ChevronDown } from "lucide-react";
import { lazy, type ComponentProps } from "react";
import type { Job, JobStatus } from "#contract/job.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/features/jobs/job-status-menu.tsx");
const JobStatusMenu = lazy(async () => ({ default: (await load()).JobStatusMenu }));

type JobStatusSwitchProps = { job: Job };

export function JobStatusSwitch({ job }: JobStatusSwitchProps) {
  return (
    <OnDemand button={<JobStatusButton status={job.status} />} load={load} opens="menu">
      {(trigger) => <JobStatusMenu job={job} trigger={trigger} />}
    </OnDemand>
  );
}

type JobStatusButtonProps = Omit<ComponentProps<"button">, "type"> & { status: JobStatus };

function JobStatusButton({ status, ...rest }: JobStatusButtonProps) {
  return (
    <button
      className="-mx-1 inline-flex h-8 items-center gap-1 rounded-full px-1 hover:bg-sunken max-tablet:h-10 dark:hover:bg-raised"
      type="button"
      {...rest}
    >
      <span className="sr-only">Status:</span>
      <Badge status={status} />
      <ChevronDown className="text-ink-3" />
    </button>
  );
}
