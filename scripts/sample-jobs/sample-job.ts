import { emptyJob } from "#contract/job-fields.ts";
import type { LineMove, ReadingDecisions } from "#contract/reading.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";

/** An invented job as a recruiter of the sample agency enters it: a text pasted, a few fields typed, some lines looked at. */
export type SampleJob = {
  key: string;
  job: JobFields;
  reading: ReadingDecisions;
};

type Typed = Partial<Omit<JobFields, "rawExtractedJd">>;

/** What auto-fill reads in the text, and what somebody typed wins. */
export function pasteSample(
  key: string,
  text: string,
  typed: Typed,
  moves: LineMove[] = [],
): SampleJob {
  return {
    key,
    job: { ...emptyJob, ...readForm(text).fields, ...typed, rawExtractedJd: text },
    reading: { moves, occupation: null, isConfirmed: false },
  };
}
