import type { z } from "zod";
import {
  AshbyCompensation,
  AshbyFeedbackForm,
  AshbyJob,
  AshbyJobPosting,
} from "#tools/hand-over/shapes/ashby.ts";
import {
  GreenhouseJob,
  GreenhouseJobPost,
  GreenhouseScorecard,
} from "#tools/hand-over/shapes/greenhouse.ts";
import { LeverFeedbackTemplate, LeverPosting } from "#tools/hand-over/shapes/lever.ts";
import { WorkableInterviewKit, WorkableJob } from "#tools/hand-over/shapes/workable.ts";

/** What each system takes, by what our packs call it. */
export const documentedShapes: Record<string, Record<string, z.ZodType>> = {
  greenhouse: {
    Job: GreenhouseJob,
    "Job post": GreenhouseJobPost,
    "Scorecard and interview kit": GreenhouseScorecard,
  },
  ashby: {
    Job: AshbyJob,
    "Job posting": AshbyJobPosting,
    Pay: AshbyCompensation,
    "Feedback form": AshbyFeedbackForm,
  },
  lever: { Posting: LeverPosting, "Feedback template": LeverFeedbackTemplate },
  workable: { Job: WorkableJob, "Interview kit": WorkableInterviewKit },
};
