import { defineTool } from "#tools/tool.ts";

export const offerNavigator = defineTool({
  key: "offerNavigator",
  cardName: "Offer Navigator",
  fullName: "Offer Navigator",
  description: "Comp guidance and strategy, positioning, close plans and approval checklist.",
  isOptional: false,
  estimatedSeconds: 14,
  emptyText: "No offer strategy has been generated yet.",
  sections: [
    { key: "summary", title: "Summary", alternativeKeys: ["offerStrategy", "recommendations"] },
    { key: "positioning", title: "Positioning" },
    { key: "candidateOfferMatrix", title: "Candidate Offer Matrix" },
    { key: "compensationStrategy", title: "Compensation Strategy", isOwnedByCode: true },
    { key: "negotiationGuidance", title: "Negotiation Guidance" },
    { key: "objectionHandling", title: "Objection Handling" },
    { key: "closePlan", title: "Close Plan" },
    { key: "approvalChecklist", title: "Approval Checklist" },
    { key: "nextActions", title: "Next Actions" },
  ],
});
