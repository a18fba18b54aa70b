import type { Writer } from "#tools/briefing.ts";
import { writeAlignment } from "#tools/intake-sync/alignment.ts";
import { writeNextSteps } from "#tools/intake-sync/next-steps.ts";
import { writeDecisionMakers, writeInterviewPlan } from "#tools/intake-sync/people.ts";
import { writePersona } from "#tools/intake-sync/persona.ts";
import { writeHiringManagerQuestions } from "#tools/intake-sync/questions.ts";
import { writeRisks } from "#tools/intake-sync/risks.ts";
import { writeSuccessProfile } from "#tools/intake-sync/success-profile.ts";
import { writeSummary } from "#tools/intake-sync/summary.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";

export const writeIntakeSync: Writer<IntakeSync> = (briefing) => {
  const { ledger } = briefing;
  return {
    summary: writeSummary(briefing),
    roleAlignment: writeAlignment(ledger),
    successProfile: writeSuccessProfile(ledger),
    candidatePersona: writePersona(ledger),
    interviewPlan: writeInterviewPlan(ledger),
    decisionMakers: writeDecisionMakers(ledger),
    risks: writeRisks(ledger),
    nextSteps: writeNextSteps(briefing),
    questionsForHiringManager: writeHiringManagerQuestions(briefing),
  };
};
