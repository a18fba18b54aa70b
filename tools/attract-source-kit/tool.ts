import { z } from "zod";
import { defineTool, Lines, Prose, ReportMetadata, Rows } from "#tools/tool.ts";

export const attractSourceKit = defineTool({
  key: "attractSourceKit",
  cardName: "Attract & Source Kit",
  fullName: "Attract + Source Kit",
  description: "Job post, attraction messaging, sourcing personas, channel plays, search strings.",
  isOptional: false,
  estimatedSeconds: 18,
  emptyText: "No attract & source strategy has been generated yet.",
  sections: [
    { key: "launchNarrative", title: "Launch Narrative", alternativeKeys: ["summary"] },
    { key: "personaLibrary", title: "Persona Library" },
    { key: "valueProps", title: "Value Props" },
    { key: "outreachTemplates", title: "Outreach Templates" },
    { key: "booleanStrings", title: "Boolean Strings" },
    { key: "sourcingChannels", title: "Sourcing Channels" },
    { key: "launchChecklist", title: "Launch Checklist" },
    { key: "experiments", title: "Experiments" },
  ],
  schema: z.strictObject({
    launchNarrative: Prose,
    valueProps: Lines,
    outreachTemplates: Rows,
    launchChecklist: Lines,
    metadata: ReportMetadata,
  }),
});
