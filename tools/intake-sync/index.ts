import { defineTool } from "#tools/tool.ts";

export const intakeSync = defineTool({
  key: "intakeSync",
  cardName: "Intake Sync Brief",
  fullName: "Intake Sync Blueprint",
  shortName: "Intake",
  description: "Prioritised hiring plan with risks, owners, next steps and decisions to align on.",
  isOptional: false,
  estimatedSeconds: 12,
  emptyText: "No intake summary has been generated yet.",
  unreadableText: "The intake summary is not in the expected format.",
  sections: [
    { key: "summary", title: "Summary", alternativeKeys: ["intakeSummary"] },
    { key: "roleAlignment", title: "Role Alignment", parts: { keptInside: "inside" } },
    { key: "successProfile", title: "Success Profile" },
    { key: "candidatePersona", title: "Candidate Persona" },
    { key: "interviewPlan", title: "Interview Plan", isOwnedByCode: true },
    { key: "decisionMakers", title: "Decision Makers" },
    { key: "risks", title: "Risks" },
    { key: "nextSteps", title: "Next Steps" },
    { key: "questionsForHiringManager", title: "Questions for the Hiring Manager" },
  ],
});
