import { checksFor } from "#checks/check-package.ts";

const toCandidates =
  /^(?:attractSourceKit\.(?:jobPost(?!\.lint)|outreachTemplates)|engagementHub\.nurtureSequences\[\d+\]\.touches|interviewCoach\.candidatePrepGuide)/u;

/** The checks over the sample package; which parts candidates read is the tools' to say. */
export const { checkReport, checkPackage, candidateTexts } = checksFor((path) =>
  toCandidates.test(path) ? "candidate" : "team",
);
