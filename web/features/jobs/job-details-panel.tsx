import type { Job } from "#contract/job.ts";
import { JobDescription } from "#web/features/jobs/job-description.tsx";
import { JobFact } from "#web/features/jobs/job-fact.tsx";
import { TagSummary } from "#web/features/jobs/tag-summary.tsx";
import { Card } from "#web/ui/card.tsx";

type JobDetailsPanelProps = { job: Job };

const notProvided = "Not provided.";

export function JobDetailsPanel({ job }: JobDetailsPanelProps) {
  return (
    <Card className="p-5 desktop:sticky desktop:top-[76px]">
      <h2 className="heading mb-3.5 text-[1.125rem]">Job Details</h2>
      <dl className="grid grid-cols-3 gap-3.5 desktop:grid-cols-1">
        <JobFact name="Salary range">{job.salaryRange || notProvided}</JobFact>
        <JobFact name="Work type">
          {job.workType ? <span className="capitalize">{job.workType}</span> : notProvided}
        </JobFact>
        <JobFact name="Urgency level">
          {job.urgencyLevel ? <span className="capitalize">{job.urgencyLevel}</span> : notProvided}
        </JobFact>
        {job.dealBreakers.length > 0 && (
          <JobFact name="Deal breakers" wide="onPhones">
            <TagSummary tags={job.dealBreakers} />
          </JobFact>
        )}
        {job.preferredBackgrounds.length > 0 && (
          <JobFact name="Preferred backgrounds" wide="onPhones">
            <TagSummary tags={job.preferredBackgrounds} />
          </JobFact>
        )}
        {job.description && (
          <JobFact name="Description" wide="always">
            <JobDescription description={job.description} />
          </JobFact>
        )}
      </dl>
    </Card>
  );
}
