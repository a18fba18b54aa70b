import { lazy } from "react";
import { JobMoreButton } from "#web/features/jobs/job-more-button.tsx";
import type { JobMoreMenuProps } from "#web/features/jobs/job-more-menu.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/features/jobs/job-more-menu.tsx");
const JobMoreMenu = lazy(async () => ({ default: (await load()).JobMoreMenu }));

export function JobMore(props: JobMoreMenuProps) {
  const button = <JobMoreButton isOnPhone={props.onEdit !== undefined} />;
  return (
    <OnDemand button={button} load={load} opens="menu">
      <JobMoreMenu {...props} />
    </OnDemand>
  );
}
