import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { JobSort, JobCounts } from "#contract/job.ts";
import { lengths } from "#contract/limits.ts";
import {
  sortLabels,
  jobStatuses,
  writeFilter,
  type JobFilter,
} from "#web/features/jobs/list/job-filter.ts";
import { jobCountsQuery } from "#web/features/jobs/list/job-list-queries.ts";
import { Link } from "#web/ui/button/link.tsx";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { Select } from "#web/ui/form/select.tsx";
import { useSingleKeys } from "#web/ui/hooks/single-keys.ts";
import { Key } from "#web/ui/layout/key.tsx";

type JobToolbarProps = {
  organizationId: number;
  filter: JobFilter;
  onChange: (part: Partial<JobFilter>) => void;
};

const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

export function JobToolbar({ organizationId, filter, onChange }: JobToolbarProps) {
  const { data: counts } = useQuery(jobCountsQuery(organizationId, filter.q));
  return (
    <div className="mb-[18px] flex flex-wrap items-center gap-2">
      <JobFilterInput q={filter.q} onChange={(q) => onChange({ q })} />
      <div className="order-last w-[150px] flex-none max-tablet:order-none max-tablet:w-[136px] tablet:ml-auto">
        <Select
          aria-label="Sort"
          className="h-9! border-line font-[560] shadow-1 max-tablet:h-11!"
          isCompact
          options={sortOptions}
          value={filter.sort}
          onChange={(event) => onChange({ sort: event.target.value as JobSort })}
        />
      </div>
      {counts && <StatusLinks counts={counts} filter={filter} />}
    </div>
  );
}

type StatusLinksProps = { counts: JobCounts; filter: JobFilter };

const linkStyle =
  "group flex h-[30px] flex-none items-center gap-1.5 rounded-chip px-[11px] text-small font-[520] whitespace-nowrap text-ink-2 capitalize transition-colors duration-[120ms] hover:text-ink-1 aria-[current]:bg-raised aria-[current]:font-[600] aria-[current]:text-ink-1 aria-[current]:shadow-1 max-tablet:h-10 max-tablet:rounded-full max-tablet:border max-tablet:border-line max-tablet:px-3.5 max-tablet:aria-[current]:border-transparent max-tablet:aria-[current]:bg-ink-1 max-tablet:aria-[current]:text-canvas forced-colors:aria-[current]:border";

/** The statuses that are there, each with how many jobs have it. */
function StatusLinks({ counts, filter }: StatusLinksProps) {
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

type JobFilterInputProps = { q: string; onChange: (q: string) => void };

const pauseMs = 250;

/** Words to look for; asked for once the typing pauses. `/` brings the cursor here. */
function JobFilterInput({ q, onChange }: JobFilterInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(q);
  const [typed, setTyped] = useState(q);
  useSingleKeys({ "/": () => input.current?.focus() });
  const ask = useEffectEvent(() => {
    asked.current = typed.trim();
    onChange(asked.current);
  });
  useEffect(() => {
    if (typed.trim() === asked.current) return undefined;
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);
  return (
    <label className="relative flex items-center max-tablet:min-w-0 max-tablet:flex-1 tablet:w-[280px]">
      <span className="sr-only">Filter by title or location</span>
      <Search className="pointer-events-none absolute left-2.5 text-ink-3" />
      <input
        ref={input}
        className={`${controlStyle} h-9 pr-2 pl-8 text-small tablet:pr-9 [&::-webkit-search-cancel-button]:hidden max-tablet:h-11`}
        maxLength={lengths.line}
        placeholder="Filter by title or location"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute right-2.5 inline-flex max-tablet:hidden"
      >
        <Key>/</Key>
      </span>
    </label>
  );
}
