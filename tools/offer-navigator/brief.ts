import {
  amountOf,
  at,
  howMany,
  type BriefPlan,
  type BriefFigure,
  type Stored,
} from "#tools/report/brief-plan.ts";

/** "$169,000", "a year, target". */
function target({ records }: Stored): BriefFigure | undefined {
  const aim = records("compensationStrategy.packages").find(({ name }) => name === "target");
  const amount = amountOf(aim?.["base"]);
  return amount && { ...amount, unit: `${amount.unit}, target` };
}

/** The first screen of the report. */
export const offerNavigatorBrief: BriefPlan = {
  findings: [
    {
      claim: "What we can offer",
      figure: target,
      reason: at("compensationStrategy.finding"),
      isInternal: true,
    },
    {
      claim: "What sets the figure",
      figure: howMany("candidateOfferMatrix.rows", ["situation", "situations"]),
      reason: at("candidateOfferMatrix.note"),
    },
    {
      claim: "What they ask first",
      figure: howMany("negotiationGuidance", ["reply", "replies"]),
      reason: at("negotiationGuidance.ifTheySay"),
    },
    { claim: "The same for everybody", reason: at("compensationStrategy.fairness") },
  ],
  actions: { section: "nextActions", action: "action" },
  opens: "compensationStrategy",
  rows: {
    positioning: { count: "positioning", noun: ["point", "points"], line: "positioning.point" },
    candidateOfferMatrix: {
      count: "candidateOfferMatrix.rows",
      noun: ["situation", "situations"],
      line: "candidateOfferMatrix.note",
    },
    compensationStrategy: {
      count: "compensationStrategy.parts",
      noun: ["part", "parts"],
      line: "compensationStrategy.finding compensationStrategy.rule",
    },
    negotiationGuidance: {
      count: "negotiationGuidance",
      noun: ["reply", "replies"],
      line: "negotiationGuidance.ifTheySay",
    },
    objectionHandling: {
      count: "objectionHandling",
      noun: ["answer", "answers"],
      line: "objectionHandling.objection",
    },
    closePlan: {
      count: "closePlan.timeline",
      noun: ["step", "steps"],
      line: "closePlan.byStage.ask",
    },
    approvalChecklist: { count: "approvalChecklist", noun: ["approval", "approvals"] },
    nextActions: { count: "nextActions", noun: ["action", "actions"] },
  },
};
