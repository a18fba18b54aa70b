import type { Finding } from "#contract/examination.ts";
import type { ReportString } from "#contract/walk.ts";

/** What is wrong with words that a model wrote. */
export type ModelFault = Pick<Finding, "rule" | "severity" | "where" | "quote" | "what" | "fix">;

/** Candidates read it, or hear a recruiter say it. */
export type IsTold = (string: ReportString) => boolean;

const spoken =
  /\.(?:negotiationGuidance\[\d+\]\.youSay|objectionHandling\[\d+\]\.reply|closePlan\.byStage\[\d+\]\.ask|qaBank\[\d+\]\.answer)$/u;

export function isSpoken({ path }: ReportString): boolean {
  return spoken.test(path);
}
