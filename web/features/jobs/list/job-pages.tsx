import { useInfiniteQuery } from "@tanstack/react-query";
import { JobCard } from "#web/features/jobs/list/job-card.tsx";
import { JobCardSkeleton } from "#web/features/jobs/list/job-card-skeleton.tsx";
import type { JobFilter } from "#web/features/jobs/list/job-filter.ts";
import { JobGrid } from "#web/features/jobs/list/job-grid.tsx";
import { shownSentence } from "#web/features/jobs/list/count-sentence.ts";
import { jobPagesQuery } from "#web/features/jobs/list/job-list-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";

type JobPagesProps = { organizationId: number; filter: JobFilter; onClear: () => void };

const skeletons = Array.from({ length: 6 }, (_, index) => <JobCardSkeleton key={index} />);

/** The cards that match, page by page. */
export function JobPages({ organizationId, filter, onClear }: JobPagesProps) {
  const pages = useInfiniteQuery(jobPagesQuery(organizationId, filter));
  const jobs = pages.data?.pages.flatMap(({ items }) => items);
  if (!jobs && pages.isError) {
    return (
      <EmptyState
        action={<Button onClick={() => void pages.refetch()}>Try again</Button>}
        title="The jobs could not be loaded"
      >
        Nothing is lost. Check your connection and try again.
      </EmptyState>
    );
  }
  if (!jobs) {
    return (
      <>
        <output className="sr-only">Loading</output>
        <JobGrid>{skeletons}</JobGrid>
      </>
    );
  }
  if (jobs.length === 0) {
    return (
      <EmptyState action={<Button onClick={onClear}>Clear filters</Button>} title="No jobs match">
        Try fewer words or another status.
      </EmptyState>
    );
  }
  return (
    <div aria-busy={pages.isPlaceholderData} className="grid gap-5">
      <output className="sr-only">{shownSentence(jobs.length, pages.hasNextPage)}</output>
      <JobGrid>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </JobGrid>
      {pages.isFetchNextPageError && (
        <LoadFailure
          text="More jobs could not be loaded."
          onRetry={() => void pages.fetchNextPage()}
        />
      )}
      {pages.hasNextPage && (
        <Button
          className="justify-self-center"
          isBusy={pages.isFetchingNextPage}
          size="large"
          onClick={() => void pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
