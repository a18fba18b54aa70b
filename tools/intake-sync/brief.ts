import { at, howMany, type BriefPlan } from "#tools/report/brief-plan.ts";

const stages = ["stage", "stages"] as const;

/** The first screen of the report. */
export const intakeSyncBrief: BriefPlan = {
  findings: [
    {
      claim: "Waiting for a decision",
      figure: howMany("roleAlignment.openDecisions", ["open decision", "open decisions"]),
      reason: at("roleAlignment.openDecisions.decision"),
    },
    {
      claim: "The first risk",
      figure: howMany("risks", ["risk", "risks"]),
      reason: at("risks.risk"),
    },
    {
      claim: "Stages and minutes",
      figure: ({ value }) => {
        const minutes = value("interviewPlan.totalMinutes");
        if (typeof minutes !== "number" || minutes === 0) return undefined;
        return { figure: String(minutes), unit: "minutes with a candidate" };
      },
      reason: at("interviewPlan.note"),
    },
    { claim: "The first year", reason: at("successProfile.note") },
  ],
  actions: { section: "nextSteps", action: "step" },
  opens: "questionsForHiringManager",
  rows: {
    roleAlignment: {
      count: "roleAlignment.openDecisions",
      noun: ["open decision", "open decisions"],
      line: "roleAlignment.openDecisions.decision roleAlignment.openDecisions.options.cost",
    },
    successProfile: {
      count:
        "successProfile.day30 successProfile.day60 successProfile.day90 successProfile.year1 successProfile.toConfirm",
      noun: ["outcome", "outcomes"],
      line: "successProfile.note",
    },
    candidatePersona: { count: "candidatePersona.must", noun: ["must-have", "must-haves"] },
    interviewPlan: {
      count: "interviewPlan.stages",
      noun: stages,
      line: "interviewPlan.note interviewPlan.stages.passSignal",
    },
    decisionMakers: { count: "decisionMakers", noun: ["person", "people"] },
    risks: { count: "risks", noun: ["risk", "risks"], line: "risks.mitigation" },
    nextSteps: { count: "nextSteps", noun: ["step", "steps"] },
    questionsForHiringManager: {
      count: "questionsForHiringManager",
      noun: ["question", "questions"],
    },
  },
};
