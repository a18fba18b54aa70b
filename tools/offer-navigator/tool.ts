import { z } from "zod";
import { defineTool, Lines, Prose, ReportMetadata } from "#tools/tool.ts";

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
    { key: "candidateOfferMatrix", title: "Candidate Offer Matrix" },
    { key: "compensationStrategy", title: "Compensation Strategy" },
    { key: "negotiationGuidance", title: "Negotiation Guidance" },
    { key: "objectionHandling", title: "Objection Handling" },
    { key: "approvalChecklist", title: "Approval Checklist" },
    { key: "nextActions", title: "Next Actions" },
  ],
  schema: z.strictObject({
    summary: Prose,
    compensationStrategy: Prose,
    approvalChecklist: Lines,
    nextActions: Lines,
    metadata: ReportMetadata,
  }),
});
