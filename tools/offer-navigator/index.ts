import { defineTool } from "#tools/tool.ts";

export const offerNavigator = defineTool({
  key: "offerNavigator",
  cardName: "Offer Navigator",
  fullName: "Offer Navigator",
  shortName: "Offer",
  description: "Comp guidance and strategy, positioning, close plans and approval checklist.",
  isOptional: false,
  estimatedSeconds: 14,
  emptyText: "No offer strategy has been generated yet.",
  unreadableText: "The offer strategy is not in the expected format.",
  sections: [
    {
      key: "summary",
      title: "Summary",
      alternativeKeys: ["offerStrategy", "recommendations"],
      audience: "inside",
    },
    { key: "positioning", title: "Positioning" },
    { key: "candidateOfferMatrix", title: "Candidate Offer Matrix", audience: "inside" },
    {
      key: "compensationStrategy",
      title: "Compensation Strategy",
      audience: "inside",
      isOwnedByCode: true,
    },
    { key: "negotiationGuidance", title: "Negotiation Guidance", parts: { before: "inside" } },
    { key: "objectionHandling", title: "Objection Handling", parts: { missing: "inside" } },
    { key: "closePlan", title: "Close Plan" },
    { key: "approvalChecklist", title: "Approval Checklist", audience: "inside" },
    { key: "nextActions", title: "Next Actions", audience: "inside" },
  ],
});
