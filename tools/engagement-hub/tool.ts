import { z } from "zod";
import { defineTool, Lines, Prose, ReportMetadata, Rows } from "#tools/tool.ts";

export const engagementHub = defineTool({
  key: "engagementHub",
  cardName: "Engagement Hub",
  fullName: "Engagement Hub",
  description: "Outreach sequences, objection handling, calls to action, nudges and experiments.",
  isOptional: false,
  estimatedSeconds: 15,
  emptyText: "No engagement playbook has been generated yet.",
  sections: [
    { key: "summary", title: "Summary", alternativeKeys: ["pipelineOverview"] },
    { key: "pipelineHealth", title: "Pipeline Health" },
    { key: "nurtureSequences", title: "Nurture Sequences" },
    { key: "touchpointIdeas", title: "Touchpoint Ideas" },
    { key: "winBackStrategies", title: "Win-Back Strategies" },
    { key: "experiments", title: "Experiments" },
    { key: "nextActions", title: "Next Actions" },
  ],
  schema: z.strictObject({
    summary: Prose,
    nurtureSequences: Rows,
    nextActions: Lines,
    metadata: ReportMetadata,
  }),
});
