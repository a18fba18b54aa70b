import { MapPin } from "lucide-react";
import type { ListedJob } from "#contract/job.ts";
import type { OutputStatus } from "#contract/output.ts";
import { linkToJob } from "#contract/screens.ts";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { statusesInOrder } from "#web/report/states.ts";
import { CalendarDate } from "#web/ui/time/time.tsx";

type JobCardProps = { job: ListedJob };

/** One job of the dashboard; the whole card is one link. */
export function JobCard({ job }: JobCardProps) {
  const states = statusesInOrder(job.outputs);
  return (
    <Link
      className="flex flex-col rounded-card border border-line bg-surface px-5 pt-[18px] pb-4 shadow-1 transition-colors duration-[120ms] hover:border-control"
      to={linkToJob(job.id)}
    >
      <div className="flex gap-3.5">
        <div className="flex min-w-0 flex-1 flex-col items-start">
          <Badge status={job.status} />
          <h2 className="heading mt-2.5 line-clamp-2 text-[1.25rem] leading-[1.2]">{job.title}</h2>
        </div>
        <RolePrint jobId={job.id} sizePx={56} states={states} />
      </div>
      <p className="mt-[7px] flex flex-wrap gap-x-3.5 gap-y-1 text-small text-ink-2">
        <span className="inline-flex items-center gap-[5px]">
          <MapPin />
          {job.location || "Remote"}
        </span>
        {job.salaryRange && <span>{job.salaryRange}</span>}
        {job.isMatchOpen && (
          <span className="rounded-chip bg-marker-wash px-2 font-[560] text-ink-1">
            Check the match
          </span>
        )}
      </p>
      <p className="mt-3 mb-4 text-small text-pretty text-ink-3">
        {job.isDescriptionCut ? `${job.description}...` : job.description}
      </p>
      <p className="mt-auto flex justify-between gap-3 border-t border-line-soft pt-3 text-meta text-ink-3">
        <span className="font-[560] text-ink-2">{reportCountText(states)}</span>
        <span>
          Created <CalendarDate iso={job.createdAt} />
        </span>
      </p>
    </Link>
  );
}

/** The print in words: "3 of 6 reports". */
function reportCountText(states: readonly OutputStatus[]): string {
  if (states.every((state) => state === "pending")) return "Not started";
  const ready = states.filter((state) => state === "completed").length;
  return `${ready} of ${states.length} reports`;
}
