import { defineTool } from "#tools/tool.ts";

export const attractSourceKit = defineTool({
  key: "attractSourceKit",
  cardName: "Attract & Source Kit",
  fullName: "Attract + Source Kit",
  shortName: "Attract",
  description: "Job post, attraction messaging, sourcing personas, channel plays, search strings.",
  isOptional: false,
  estimatedSeconds: 18,
  emptyText: "No attract & source strategy has been generated yet.",
  unreadableText: "The attract & source strategy is not in the expected format.",
  sections: [
    { key: "launchNarrative", title: "Launch Narrative", alternativeKeys: ["summary"] },
    {
      key: "jobPost",
      title: "Job Post",
      audience: "candidate",
      parts: { lint: "team", checks: "team", findings: "team" },
    },
    { key: "personaLibrary", title: "Persona Library" },
    { key: "valueProps", title: "Value Props" },
    { key: "outreachTemplates", title: "Outreach Templates", audience: "candidate" },
    { key: "booleanStrings", title: "Boolean Strings", isOwnedByCode: true },
    { key: "sourcingChannels", title: "Sourcing Channels" },
    { key: "launchChecklist", title: "Launch Checklist" },
    { key: "experiments", title: "Experiments" },
  ],
});
