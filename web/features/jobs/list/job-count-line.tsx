import { useQuery } from "@tanstack/react-query";
import { countSentence } from "#web/features/jobs/list/count-sentence.ts";
import { jobCountsQuery } from "#web/features/jobs/list/job-list-queries.ts";

type JobCountLineProps = { organizationId: number; organizationName: string };

export function JobCountLine({ organizationId, organizationName }: JobCountLineProps) {
  const { data: counts } = useQuery(jobCountsQuery(organizationId));
  return (
    <p className="mt-1.5 min-h-[1.5em] text-ink-2">
      {counts && countSentence(counts.total, counts.byStatus.processing, organizationName)}
    </p>
  );
}
