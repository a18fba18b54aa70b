import { ArrowLeft } from "lucide-react";
import { memo, useCallback, useState, type ReactNode } from "react";
import type { Job } from "#contract/job.ts";
import type { JobReading, ReadLine } from "#contract/reading.ts";
import { linkToJob, screens } from "#contract/screens.ts";
import { ReadingWaiting } from "#web/features/reading/reading-waiting.tsx";
import { useJobFields } from "#web/features/reading/use-job-fields.ts";
import { useJobReading } from "#web/features/reading/use-job-reading.ts";
import { WhatWeRead } from "#web/features/reading/what-we-read.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { LoadFailure, Notice } from "#web/ui/feedback/notice.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { useWritingStop } from "#web/ui/feedback/writing.ts";

type JobReadingPageProps = {
  job: Job;
  /** The person's own name. */
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
          <Notice tone="info">You are offline. It comes as soon as you are back.</Notice>
        )}
        {!isError && !isPaused && <ReadingWaiting text={job.rawExtractedJd || job.description} />}
      </div>
    </>
  );
}

/** The way back to the job, and the heading. */
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
