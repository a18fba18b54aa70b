import type { Writer } from "#tools/briefing.ts";
import { putAskedFirst } from "#tools/writing/guidance.ts";
import { writeQaBank } from "#tools/interview-coach/answers.ts";
import { writeCulture } from "#tools/interview-coach/culture.ts";
import { writeDoNotAsk } from "#tools/interview-coach/do-not-ask.ts";
import { writeFollowUp } from "#tools/interview-coach/follow-up.ts";
import { writePlan, writeQuestions } from "#tools/interview-coach/plan.ts";
import { writePrepGuide } from "#tools/interview-coach/prep-guide.ts";
import { writeSummary } from "#tools/interview-coach/summary.ts";
import { writeTalkingPoints } from "#tools/interview-coach/talking-points.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";

export const writeInterviewCoach: Writer<InterviewCoach> = (briefing) => {
  const { ledger, guidance } = briefing;
  return {
    summary: writeSummary(briefing),
    candidatePrepGuide: writePrepGuide(ledger),
    interviewPlan: writePlan(briefing),
    questions: writeQuestions(ledger),
    talkingPoints: putAskedFirst(guidance, writeTalkingPoints(ledger)),
    cultureNarrative: writeCulture(ledger),
    followUpNotes: writeFollowUp(ledger),
    qaBank: putAskedFirst(guidance, writeQaBank(ledger)),
    doNotAsk: writeDoNotAsk(ledger),
  };
};
