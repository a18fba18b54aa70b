import { ArrowLeft, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { screens } from "#contract/screens.ts";
import { JobActions, type JobActionsProps } from "#web/features/jobs/job-actions.tsx";
import { JobStatusSwitch } from "#web/features/jobs/job-status-switch.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { statusesInOrder } from "#web/report/states.ts";

type JobHeaderProps = JobActionsProps & {
  /** Once nothing is being made any more, the print stands beside the title. */
  hasPrint: boolean;
  children?: ReactNode;
};

export function JobHeader({ hasPrint, children, ...actions }: JobHeaderProps) {
  const { job } = actions;
  return (
    <header>
      <Link
        className="inline-flex h-7 items-center gap-1.5 rounded-chip text-small font-[520] text-ink-2 hover:text-ink-1 max-tablet:h-10"
        to={screens.home.path}
      >
        <ArrowLeft />
        Back
      </Link>
      {/* A long title takes the whole row, and what can be done stands under it. */}
      <div className="mt-2 mb-[22px] flex flex-wrap items-end justify-between gap-4">
        <div className="flex max-w-full min-w-0 items-center gap-4">
          {hasPrint && (
            <span className="flex-none max-tablet:w-10 max-tablet:[&_svg]:h-auto max-tablet:[&_svg]:w-full">
              <RolePrint jobId={job.id} sizePx={56} states={statusesInOrder(job.outputs)} />
            </span>
          )}
          <div className="min-w-0">
            <PageHeading>{job.title}</PageHeading>
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small text-ink-2">
              <JobStatusSwitch job={job} />
              <span className="inline-flex items-center gap-1.5">
                <MapPin />
                {job.location || "Remote"}
              </span>
              <span className="text-ink-3">
                Created <CalendarDate iso={job.createdAt} />
              </span>
            </div>
            {children}
          </div>
        </div>
        <JobActions {...actions} />
      </div>
    </header>
  );
}
