import { Ellipsis } from "lucide-react";
import { lazy, type ComponentProps } from "react";
import type { JobMoreProps } from "#web/features/jobs/job-more-menu.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/features/jobs/job-more-menu.tsx");
const JobMoreMenu = lazy(async () => ({ default: (await load()).JobMoreMenu }));

export function JobMore(props: JobMoreProps) {
  const button = <JobMoreButton isOnPhone={props.onEdit !== undefined} />;
  return (
    <OnDemand button={button} load={load} opens="menu">
      {(trigger) => <JobMoreMenu {...props} trigger={trigger} />}
    </OnDemand>
  );
}

type JobMoreButtonProps = ComponentProps<typeof Button> & { isOnPhone: boolean };

function JobMoreButton({ isOnPhone, ...rest }: JobMoreButtonProps) {
  return (
    <Button
      aria-label="More"
      className="max-tablet:h-[46px] max-tablet:w-[46px]"
      icon={<Ellipsis />}
      look={isOnPhone ? "secondary" : "quiet"}
      {...rest}
    >
      {!isOnPhone && "More"}
    </Button>
  );
}
