import { at, howMany, printed, type BriefPlan, type Stored } from "#tools/report/brief-plan.ts";

/** The width of the funnel's mouth: "84", "written to". */
function firstStep({ records }: Stored) {
  const { step, people } = records("pipelineHealth.steps")[0] ?? {};
  return typeof people === "number" && typeof step === "string"
    ? { figure: printed(people), unit: step }
    : undefined;
}

/** The first screen of the report. */
export const engagementHubBrief: BriefPlan = {
  findings: [
    { claim: "People to write to", figure: firstStep, reason: at("pipelineHealth.finding") },
    {
      claim: "What they say first",
      figure: howMany("objectionHandling", ["answer", "answers"]),
      reason: at("objectionHandling.objection"),
    },
    {
      claim: "When to change course",
      figure: howMany("analytics", ["measure", "measures"]),
      reason: at("analytics.changeWhen"),
    },
    { claim: "Beside the messages", reason: at("touchpointIdeas.idea") },
  ],
  actions: { section: "nextActions", action: "action" },
  opens: "nurtureSequences",
  rows: {
    pipelineHealth: {
      count: "pipelineHealth.steps",
      noun: ["step", "steps"],
      line: "pipelineHealth.finding pipelineHealth.note",
    },
    nurtureSequences: { count: "nurtureSequences", noun: ["sequence", "sequences"] },
    touchpointIdeas: {
      count: "touchpointIdeas",
      noun: ["idea", "ideas"],
      line: "touchpointIdeas.idea",
    },
    winBackStrategies: { count: "winBackStrategies", noun: ["message", "messages"] },
    objectionHandling: {
      count: "objectionHandling",
      noun: ["answer", "answers"],
      line: "objectionHandling.objection",
    },
    callsToAction: {
      count: "callsToAction",
      noun: ["question", "questions"],
      line: "callsToAction.ask",
    },
    messagingPlaybook: {
      count: "messagingPlaybook.do messagingPlaybook.dont",
      noun: ["rule", "rules"],
      line: "messagingPlaybook.do messagingPlaybook.tone",
    },
    analytics: { count: "analytics", noun: ["measure", "measures"], line: "analytics.changeWhen" },
    nudges: { count: "nudges", noun: ["nudge", "nudges"], line: "nudges.what" },
    experiments: {
      count: "experiments",
      noun: ["experiment", "experiments"],
      line: "experiments.hypothesis",
    },
    nextActions: { count: "nextActions", noun: ["action", "actions"] },
  },
};
