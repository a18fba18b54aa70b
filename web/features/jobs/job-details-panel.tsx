import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { Job } from "#contract/job.ts";
import { employmentWords } from "#english/employment.ts";
import { JobDescription } from "#web/features/jobs/job-description.tsx";
import { JobFact } from "#web/features/jobs/job-fact.tsx";
import { TagSummary } from "#web/features/jobs/tag-summary.tsx";
import { UrgencyLevel } from "#web/features/jobs/urgency-level.tsx";
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
