import { useInfiniteQuery } from "@tanstack/react-query";
import { Children, type ReactNode } from "react";
import { shownSentence } from "#web/features/jobs/list/count-sentence.ts";
import { JobCard } from "#web/features/jobs/list/job-card.tsx";
import type { JobFilter } from "#web/features/jobs/list/job-filter.ts";
import { jobPagesQuery } from "#web/features/jobs/list/job-list-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

type JobPagesProps = { organizationId: number; filter: JobFilter; onClear: () => void };

const skeletons = Array.from({ length: 6 }, (_, index) => <JobCardSkeleton key={index} />);

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

type JobGridProps = { children: ReactNode };

/** Three cards in a row, two on a small screen, one on a phone. */
function JobGrid({ children }: JobGridProps) {
  return (
    <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desktop:grid-cols-3">
      {Children.map(children, (card) => (
        <li className="grid min-w-0">{card}</li>
      ))}
    </ul>
  );
}

function JobCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-[219px] flex-col rounded-card border border-line bg-surface px-5 pt-[18px] pb-4 shadow-1"
    >
      <div className="flex justify-between gap-3.5">
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-6 w-24 rounded-full!" />
          <Skeleton className="h-6 w-4/5" />
        </div>
        <Skeleton className="h-[60px] w-14" />
      </div>
      <div className="mt-3 grid gap-2.5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-1.5 h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </div>
      <div className="mt-auto flex justify-between border-t border-line-soft pt-3.5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-32" />
      </div>
    </div>
  );
}
