import { ArrowLeft, Download, MapPin, RotateCw } from "lucide-react";
import { Link } from "react-router";
import type { Job } from "#contract/job.ts";
import { screens } from "#contract/screens.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { CalendarDate } from "#web/ui/calendar-date.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

type JobHeaderProps = {
  job: Job;
  isRegenerating: boolean;
  onRegenerateAll: () => void;
  onDelete: () => void;
  onExportAll: () => void;
};

export function JobHeader(props: JobHeaderProps) {
  const { job } = props;
  return (
    <header>
      <Link
        className="inline-flex h-7 items-center gap-1.5 rounded-chip text-small font-[520] text-ink-2 hover:text-ink-1"
        to={screens.home.path}
      >
        <ArrowLeft />
        Back
      </Link>
      <div className="mt-2 mb-[22px] grid items-end gap-4 laptop:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <PageHeading>{job.title}</PageHeading>
          <p className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-small text-ink-2">
            <Badge status={job.status} />
            <span className="inline-flex items-center gap-1.5">
              <MapPin />
              {job.location || "Remote"}
            </span>
            <span className="text-ink-3">
              Created <CalendarDate iso={job.createdAt} />
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon={<RotateCw />} isBusy={props.isRegenerating} onClick={props.onRegenerateAll}>
            Regenerate All
          </Button>
          <Button look="quietDanger" onClick={props.onDelete}>
            Delete
          </Button>
          <Button icon={<Download />} look="primary" onClick={props.onExportAll}>
            Export All
          </Button>
        </div>
      </div>
    </header>
  );
}
