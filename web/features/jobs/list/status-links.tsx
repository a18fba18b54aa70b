import type { JobCounts } from "#contract/job.ts";
import { jobStatuses, writeFilter, type JobFilter } from "#web/features/jobs/list/job-filter.ts";
import { Link } from "#web/ui/button/link.tsx";

type StatusLinksProps = { counts: JobCounts; filter: JobFilter };

const linkStyle =
  "group flex h-[30px] flex-none items-center gap-1.5 rounded-chip px-[11px] text-small font-[520] whitespace-nowrap text-ink-2 capitalize transition-colors duration-[120ms] hover:text-ink-1 aria-[current]:bg-raised aria-[current]:font-[600] aria-[current]:text-ink-1 aria-[current]:shadow-1 max-tablet:h-10 max-tablet:rounded-full max-tablet:border max-tablet:border-line max-tablet:px-3.5 max-tablet:aria-[current]:border-transparent max-tablet:aria-[current]:bg-ink-1 max-tablet:aria-[current]:text-canvas forced-colors:aria-[current]:border";

/** The statuses that are there, each with how many jobs have it. */
export function StatusLinks({ counts, filter }: StatusLinksProps) {
  const present = jobStatuses.filter(
    (status) => counts.byStatus[status] > 0 || status === filter.status,
  );
  const entries = [
    { status: undefined, label: "All", count: counts.total },
    ...present.map((status) => ({ status, label: status, count: counts.byStatus[status] })),
  ];
  return (
    <nav
      aria-label="Status"
      className="flex gap-0.5 rounded-[9px] bg-sunken p-[3px] max-tablet:-mx-4 max-tablet:basis-[calc(100%+2rem)] max-tablet:gap-1.5 max-tablet:overflow-x-auto max-tablet:bg-transparent max-tablet:px-4 tablet:flex-wrap dark:tablet:bg-surface"
    >
      {entries.map(({ status, label, count }) => (
        <Link
          key={label}
          replace
          aria-current={status === filter.status ? "true" : undefined}
          className={linkStyle}
          to={`?${writeFilter({ ...filter, status })}`}
        >
          {label}
          <span className="text-meta font-[500] not-group-aria-[current]:text-ink-3">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
