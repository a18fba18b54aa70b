import { defineTool } from "#tools/tool.ts";

export const engagementHub = defineTool({
  key: "engagementHub",
  cardName: "Engagement Hub",
  fullName: "Engagement Hub",
  shortName: "Engage",
  description: "Outreach sequences, objection handling, calls to action, nudges and experiments.",
  isOptional: false,
  estimatedSeconds: 15,
  emptyText: "No engagement playbook has been generated yet.",
  unreadableText: "The engagement playbook is not in the expected format.",
  sections: [
    { key: "summary", title: "Summary", alternativeKeys: ["pipelineOverview"] },
    { key: "pipelineHealth", title: "Pipeline Health", isOwnedByCode: true },
    { key: "nurtureSequences", title: "Nurture Sequences", parts: { touches: "candidate" } },
    { key: "touchpointIdeas", title: "Touchpoint Ideas" },
    { key: "winBackStrategies", title: "Win-Back Strategies", parts: { body: "candidate" } },
    { key: "objectionHandling", title: "Objection Handling" },
    { key: "callsToAction", title: "Calls to Action" },
    { key: "messagingPlaybook", title: "Messaging Playbook" },
    { key: "analytics", title: "Analytics" },
    { key: "nudges", title: "Nudges" },
    { key: "experiments", title: "Experiments" },
    { key: "nextActions", title: "Next Actions" },
  ],
});
