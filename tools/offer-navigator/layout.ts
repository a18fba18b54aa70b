import { checklist, opening, table, type ToolLayout } from "#tools/document/layout.ts";

/** By the path to a part: its section's key, then field names. */
export const offerNavigatorLayout: ToolLayout = {
  summary: opening,
  positioning: table({ Point: "point", Answers: "against", Proof: "proof" }),
  candidateOfferMatrix: { names: { rows: "By situation" } },
  "candidateOfferMatrix.rows": table({
    Situation: "situation",
    "The offer": "cells",
    "Find out first": "findOutFirst",
  }),
  compensationStrategy: { names: { range: "Range", parts: "What the offer is made of" } },
  "compensationStrategy.packages": table(
    { Package: "name", Base: "base", "Per year": "perYear", Why: "why" },
    { fixed: ["name"] },
  ),
  "compensationStrategy.parts": table({ Part: "part", "What is known": "status" }),
  negotiationGuidance: table({
    "If they say": "ifTheySay",
    "You say": "youSay",
    "Before that": "before",
  }),
  objectionHandling: table({
    "They say": "objection",
    "You say": "reply",
    "Still missing": "missing",
  }),
  closePlan: { names: { byStage: "What to ask, stage by stage" } },
  "closePlan.byStage": table({ Stage: "stage", Ask: "ask" }),
  "closePlan.timeline": table({ Day: "day", What: "what" }),
  approvalChecklist: {
    ...checklist,
    sheet: { columns: { Approval: "item", From: "approver", When: "when", Done: "" } },
  },
  nextActions: checklist,
};
