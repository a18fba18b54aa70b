import { defineTool } from "#tools/tool.ts";

export const marketPulse = defineTool({
  key: "marketPulse",
  cardName: "Market Pulse",
  fullName: "Market Pulse Intelligence",
  shortName: "Market",
  description: "Labor signals, compensation benchmarks, competitor activity, sourcing.",
  isOptional: false,
  estimatedSeconds: 20,
  emptyText: "No market insights have been generated yet.",
  unreadableText: "The market insights are not in the expected format.",
  sections: [
    { key: "summary", title: "Summary", alternativeKeys: ["overview", "marketSummary"] },
    { key: "marketSnapshot", title: "Market Snapshot", isOwnedByCode: true },
    { key: "talentSupply", title: "Talent Supply" },
    { key: "compensationInsights", title: "Compensation Insights", isOwnedByCode: true },
    { key: "competitiveLandscape", title: "Competitive Landscape" },
    { key: "sourcingSignals", title: "Sourcing Signals" },
    { key: "recommendedActions", title: "Recommended Actions" },
  ],
});
