import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { memo, useCallback, useState, type ReactNode } from "react";
import type { Job, JobEdit } from "#contract/job.ts";
import type { JobReading, ReadLine } from "#contract/reading.ts";
import { linkToJob, screens } from "#contract/screens.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { query } from "#web/api/query.ts";
import { useJobReading } from "#web/features/reading/use-job-reading.ts";
import type { FieldChange, ValueFields } from "#web/features/reading/value-rows.ts";
import { WhatWeRead } from "#web/features/reading/what-we-read.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { LoadFailure, Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useWritingStop } from "#web/ui/feedback/writing.ts";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { PastTime } from "#web/ui/time/time.tsx";

type JobReadingPageProps = {
  job: Job;
  me: string;
};

/** What we read in a job's text, kept by the server for everybody who works on the job. */
export function JobReadingPage({ job, me }: JobReadingPageProps) {
  usePageTitle(`${screens.reading.title} · ${job.title}`);
  const stop = useWritingStop();
  const [openedMs] = useState(() => Date.now());
  const { saved, reading, refusal, isError, isPaused, refetch, decide } = useJobReading(job.id, me);
  const { fields, refusal: fieldRefusal, change } = useJobFields(job);
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>();
  if (saved && !seen) setSeen(new Map(saved.lines.map(({ text, place }) => [text, place])));
  const isColleagues = useCallback(
    ({ text, place, by, at }: ReadLine) =>
      by !== me && at !== null && Date.parse(at) > openedMs && seen?.get(text) !== place,
    [me, openedMs, seen],
  );
  const title = <ReadingTitle job={job} />;
  if (saved && reading) {
    return (
      <WhatWeRead
        checked={checkedWords(saved, me)}
        fieldRefusal={fieldRefusal}
        fields={fields}
        isColleagues={isColleagues}
        me={me}
        reading={reading}
        refusal={refusal}
        stop={stop}
        title={title}
        onDecide={decide}
        onField={change}
      />
    );
  }
  return (
    <>
      {title}
      <div className="mt-4">
        {isError && (
          <LoadFailure
            text="What we read could not be loaded. Nothing is lost."
            onRetry={() => void refetch()}
          />
        )}
        {isPaused && (
          <Notice tone="info">You are offline. It will load as soon as you are back.</Notice>
        )}
        {!isError && !isPaused && <ReadingWaiting text={job.rawExtractedJd || job.description} />}
      </div>
    </>
  );
}

const ReadingTitle = memo(function ReadingTitle({ job }: Pick<JobReadingPageProps, "job">) {
  return (
    <>
      <Link
        className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-chip text-small font-[520] text-ink-2 hover:text-ink-1 max-tablet:h-10"
        to={linkToJob(job.id)}
      >
        <ArrowLeft />
        <span className="truncate">{job.title}</span>
      </Link>
      <div className="mt-2">
        <PageHeading>{screens.reading.title}</PageHeading>
      </div>
    </>
  );
});

/** "Checked by you, just now."; nothing before somebody pressed Looks right. */
function checkedWords({ confirmedBy, confirmedAt }: JobReading, me: string): ReactNode {
  if (confirmedBy === null || confirmedAt === null) return null;
  return (
    <>
      Checked by {confirmedBy === me ? "you" : confirmedBy}, <PastTime iso={confirmedAt} />.
    </>
  );
}

type ReadingWaitingProps = { text: string };

const mostLines = 24;
const charactersInLine = 90;

/** Where each line begins and how much of the width it takes. */
function blocksOf(text: string): { start: number; share: number }[] {
  let start = 0;
  return text
    .split("\n")
    .slice(0, mostLines)
    .map(({ length }) => {
      const block = { start, share: Math.min(1, length / charactersInLine) };
      start += length + 1;
      return block;
    });
}

/** The text's own lines as blocks, until their places are known. */
function ReadingWaiting({ text }: ReadingWaitingProps) {
  return (
    <Card className="grid gap-2.5 p-5">
      <output className="sr-only">Loading</output>
      {blocksOf(text).map(({ start, share }) => (
        <div key={start} style={{ width: `${share * 100}%` }}>
          <Skeleton className={share === 0 ? "h-1" : "h-5"} />
        </div>
      ))}
    </Card>
  );
}

/** The job's form fields beside its text: a correction is shown at once, and put back when saving fails. */
function useJobFields(job: Job) {
  const queryClient = useQueryClient();
  const params = { jobId: job.id };
  const { mutate, isPending, variables, error } = useMutation<Job, Error, FieldChange>({
    scope: { id: `job ${job.id}` },
    mutationFn: (change) => call("updateJob", { params, body: change as JobEdit }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query("getJob", { params }).queryKey, saved);
      readJobListsAgain(queryClient);
      void queryClient.invalidateQueries(query("listOutputs", { params }));
      return queryClient.invalidateQueries(query("getReading", { params }));
    },
  });
  const fields: ValueFields = isPending ? { ...job, ...variables } : job;
  const refusal =
    error === null
      ? undefined
      : `This could not be saved. ${sentenceOf(error) ?? "Check your connection and try again."}`;
  return { fields, refusal, change: mutate };
}
