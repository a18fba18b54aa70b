import type { PayAnswer, AnswerLine } from "#eval/case.ts";
import type { Seniority, WorkType } from "#ledger/facts/reading.ts";

/** What a person reads in one public posting; where several answers can be defended, all of them. */
export type PostingLabel = {
  file: string;
  /** Without the office in front. */
  titles: readonly string[];
  seniorities: readonly (Seniority | null)[];
  /** This job's own range; the example figures in the template's comments are nobody's pay. */
  pay: PayAnswer | null;
  /** The top of the whole pay scale, not of this job; reading it as an open maximum is forgiven. */
  payCeiling: number | null;
  city: string | null;
  region: string | null;
  country: string;
  isRemote: boolean;
  /** Empty: the posting does not say. */
  workType: "" | WorkType["type"];
  employment: "full-time";
  term: "permanent" | "term";
  /** As written: "10-16". */
  openings: string;
  reportsTo: string | null;
  /** Three to six key musts, in words that all stand in the posting. */
  musts: readonly AnswerLine[];
};

type Told = Pick<PostingLabel, "file" | "titles" | "seniorities" | "payCeiling" | "term" | "musts">;

/** A label for the usual posting of this collection: remote, one opening, no range of its own; what differs is told. */
export function labelPosting(told: Told & Partial<PostingLabel>): PostingLabel {
  return {
    pay: null,
    city: null,
    region: null,
    country: "US",
    isRemote: true,
    workType: "remote",
    employment: "full-time",
    openings: "1",
    reportsTo: null,
    ...told,
  };
}
