import { z } from "zod";
import { defineTool, Lines, Prose, ReportMetadata, Rows } from "#tools/tool.ts";

export const marketPulse = defineTool({
  key: "marketPulse",
  cardName: "Market Pulse",
  fullName: "Market Pulse Intelligence",
  description: "Labor signals, compensation benchmarks, competitor activity, sourcing.",
  isOptional: false,
  estimatedSeconds: 20,
  emptyText: "No market insights have been generated yet.",
  sections: [
    { key: "summary", title: "Summary", alternativeKeys: ["overview", "marketSummary"] },
    { key: "marketSnapshot", title: "Market Snapshot" },
    { key: "talentSupply", title: "Talent Supply" },
    { key: "compensationInsights", title: "Compensation Insights" },
    { key: "competitiveLandscape", title: "Competitive Landscape" },
    { key: "sourcingSignals", title: "Sourcing Signals" },
    { key: "recommendedActions", title: "Recommended Actions" },
  ],
  schema: z.strictObject({
    summary: Prose,
    marketSnapshot: Rows,
    compensationInsights: Prose,
    competitiveLandscape: Rows,
    recommendedActions: Lines,
    metadata: ReportMetadata,
  }),
});
