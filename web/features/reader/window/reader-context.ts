import { createContext, use } from "react";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import type { Examined } from "#web/features/reader/window/use-examination.ts";

/** What a report needs to know of its job. */
export type ReaderJob = Pick<Job, "id" | "title" | "location" | "salaryRange">;

/** The report that is open, and what is known about it besides its text. */
type ReaderState = {
  job: ReaderJob;
  output: Output;
  /** Facts, findings and coverage; they arrive a moment after the report. */
  examined: Examined | undefined;
  /** For guests, and for whoever looks at what guests will see: all of it is open, nothing can be changed. */
  isReadOnly?: boolean;
};

export const ReaderContext = createContext<ReaderState | undefined>(undefined);

export function useReader(): ReaderState {
  const state = use(ReaderContext);
  if (!state) throw new Error("a part of a report is shown outside the reader");
  return state;
}
