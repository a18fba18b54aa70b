import type { Writer } from "#tools/briefing.ts";
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
  const { ledger } = briefing;
  const heard = { ...briefing, ledger: briefing.forCandidates ?? ledger };
  return {
    summary: writeSummary(briefing),
    positioning: writePositioning(ledger),
    candidateOfferMatrix: writeMatrix(briefing),
    compensationStrategy: writeStrategy(ledger),
    negotiationGuidance: writeNegotiation(heard.ledger),
    objectionHandling: writeObjections(heard),
    closePlan: writeClosePlan(heard.ledger),
    approvalChecklist: writeApprovals(ledger),
    nextActions: writeNextActions(briefing),
  };
};
