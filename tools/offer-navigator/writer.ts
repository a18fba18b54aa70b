import type { Writer } from "#tools/briefing.ts";
import { linesOf, putAskedFirst } from "#tools/writing/guidance.ts";
import { writeApprovals, writeNextActions } from "#tools/offer-navigator/approvals.ts";
import { writeClosePlan } from "#tools/offer-navigator/close-plan.ts";
import { writeStrategy } from "#tools/offer-navigator/compensation.ts";
import { writeMatrix } from "#tools/offer-navigator/matrix.ts";
import { writeNegotiation } from "#tools/offer-navigator/negotiation.ts";
import { writeObjections } from "#tools/offer-navigator/objections.ts";
import { writePositioning } from "#tools/offer-navigator/positioning.ts";
import { writeSummary } from "#tools/offer-navigator/summary.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";

export const writeOfferNavigator: Writer<OfferNavigator> = (briefing) => {
  const { ledger, guidance } = briefing;
  const heard = { ...briefing, ledger: briefing.forCandidates ?? ledger };
  const positioning = putAskedFirst(guidance, writePositioning(ledger));
  const negotiation = putAskedFirst(guidance, writeNegotiation(heard.ledger));
  const objections = putAskedFirst(guidance, writeObjections(heard));
  return {
    summary: writeSummary(briefing, linesOf([positioning, negotiation, objections])),
    positioning,
    candidateOfferMatrix: writeMatrix(briefing),
    compensationStrategy: writeStrategy(ledger),
    negotiationGuidance: negotiation,
    objectionHandling: objections,
    closePlan: writeClosePlan(heard.ledger),
    approvalChecklist: writeApprovals(ledger),
    nextActions: writeNextActions(briefing),
  };
};
