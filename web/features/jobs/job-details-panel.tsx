import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { Job } from "#contract/job.ts";
import { limits } from "#contract/limits.ts";
import { employmentWords } from "#english/employment.ts";
import { Card } from "#web/ui/layout/card.tsx";

type JobDetailsPanelProps = { job: Job };

const notProvided = <span className="font-normal text-ink-3">Not provided.</span>;

/** What is known about the job; on phones one row that opens up. */
export function JobDetailsPanel({ job }: JobDetailsPanelProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const employment = employmentWords(job);
  const hasMore =
    job.dealBreakers.length > 0 ||
    job.preferredBackgrounds.length > 0 ||
    job.description !== "" ||
    job.hiringCompany !== "" ||
    job.isClientConfidential ||
    employment !== "";
  return (
    <Card
      className="group p-4 tablet:p-5 desktop:sticky desktop:top-[76px] desktop:max-h-[calc(100vh-92px)] desktop:overflow-y-auto"
      data-brief={isOpen ? undefined : ""}
    >
      <h2 className="heading mb-3.5 text-[1.125rem] max-tablet:sr-only">Job Details</h2>
      <dl className="grid grid-cols-3 gap-3.5 desktop:grid-cols-1" id={listId}>
        <JobFact isBrief name="Salary range">
          {job.salaryRange || notProvided}
        </JobFact>
        <JobFact isBrief name="Work type">
          {job.workType ? <span className="capitalize">{job.workType}</span> : notProvided}
        </JobFact>
        <JobFact isBrief name="Urgency level">
          {job.urgencyLevel ? <UrgencyLevel level={job.urgencyLevel} /> : notProvided}
        </JobFact>
        {(job.hiringCompany || job.isClientConfidential) && (
          <JobFact name="Hiring company">
            {job.hiringCompany}
            {job.isClientConfidential && (
              <span className="block font-normal text-ink-3">Confidential client</span>
            )}
          </JobFact>
        )}
        {employment && (
          <JobFact name="Employment">
            <span className="block first-letter:uppercase">{employment}</span>
          </JobFact>
        )}
        {job.dealBreakers.length > 0 && (
          <JobFact name="Deal breakers">
            <TagSummary label="deal breakers" tags={job.dealBreakers} />
          </JobFact>
        )}
        {job.preferredBackgrounds.length > 0 && (
          <JobFact name="Preferred backgrounds">
            <TagSummary label="preferred backgrounds" tags={job.preferredBackgrounds} />
          </JobFact>
        )}
        {job.description && (
          <JobFact isWide name="Description">
            <JobDescription description={job.description} />
          </JobFact>
        )}
      </dl>
      {hasMore && (
        <button
          aria-controls={listId}
          aria-expanded={isOpen}
          className="mt-2 -mb-2 flex h-10 w-full items-center justify-between rounded-control text-small font-[560] text-blue tablet:hidden"
          type="button"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Fewer job details" : "All job details"}
          <ChevronDown className={isOpen ? "rotate-180" : ""} />
        </button>
      )}
    </Card>
  );
}

type JobFactProps = {
  name: string;
  /** Whether it is one of those a phone shows without being asked. */
  isBrief?: boolean;
  /** Whether it takes a whole row where facts stand side by side. */
  isWide?: boolean;
  children: ReactNode;
};

function JobFact({ name, isBrief = false, isWide = false, children }: JobFactProps) {
  return (
    <div
      className={clsx(
        "min-w-0",
        isWide && "col-span-full",
        !isBrief && "max-tablet:col-span-full max-tablet:group-data-brief:hidden",
      )}
    >
      <dt className="mb-1 text-meta text-ink-3">{name}</dt>
      <dd className="font-[520]">{children}</dd>
    </div>
  );
}

type UrgencyLevelProps = { level: string };

const tones: Record<string, string> = {
  critical: "bg-red-wash text-red",
  active: "bg-orange-wash text-orange",
};

function UrgencyLevel({ level }: UrgencyLevelProps) {
  return (
    <span
      className={clsx(
        "inline-flex h-6 items-center rounded-full px-2.5 text-tiny font-[560] capitalize",
        tones[level] ?? "bg-grey-wash text-grey",
      )}
    >
      {level}
    </span>
  );
}

type TagSummaryProps = { tags: readonly string[]; label: string };

/** The first three tags, then how many more there are (spec §9); pressing that shows them. */
function TagSummary({ tags, label }: TagSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const more = tags.length - limits.listedBeforeMore;
  const shown = isOpen ? tags : tags.slice(0, limits.listedBeforeMore);
  return (
    <ul className="flex flex-wrap gap-1.5 text-meta text-ink-2">
      {shown.map((tag) => (
        <li key={tag} className="rounded-chip bg-sunken px-[9px] py-[3px] dark:bg-raised">
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li>
          <button
            aria-expanded={isOpen}
            className="rounded-chip border border-dashed border-control px-2 py-0.5 hover:border-ink-3 hover:text-ink-1 max-tablet:py-2"
            type="button"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Show fewer" : `+${more} more`}
            <span className="sr-only"> {label}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

type JobDescriptionProps = { description: string };

/** Three lines of the description; a long one opens up (spec §2). */
function JobDescription({ description }: JobDescriptionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p
        className={`text-small font-normal whitespace-pre-line text-ink-2 ${isOpen ? "" : "line-clamp-3"}`}
        id={id}
      >
        {description}
      </p>
      {description.length > limits.showMoreOver && (
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className="mt-1.5 min-h-6 rounded-chip text-small font-[560] text-blue hover:underline max-tablet:min-h-10"
          type="button"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show more"}
        </button>
      )}
    </>
  );
}
