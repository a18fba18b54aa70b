import type { Writer } from "#tools/briefing.ts";
import { writeQaBank } from "#tools/interview-coach/answers.ts";
import { writeFollowUp, writePrepGuide } from "#tools/interview-coach/candidate-messages.ts";
import { writeDoNotAsk } from "#tools/interview-coach/do-not-ask.ts";
import { writePlan, writeQuestions } from "#tools/interview-coach/plan.ts";
import { writeSummary } from "#tools/interview-coach/summary.ts";
import { writeCulture, writeTalkingPoints } from "#tools/interview-coach/employer.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";

export const writeInterviewCoach: Writer<InterviewCoach> = (briefing) => {
  const { ledger } = briefing;
  return {
    summary: writeSummary(briefing),
    candidatePrepGuide: writePrepGuide(ledger),
    interviewPlan: writePlan(briefing),
    questions: writeQuestions(ledger),
    talkingPoints: writeTalkingPoints(ledger),
    cultureNarrative: writeCulture(ledger),
    followUpNotes: writeFollowUp(ledger),
    qaBank: writeQaBank(briefing),
    doNotAsk: writeDoNotAsk(ledger),
  };
};
