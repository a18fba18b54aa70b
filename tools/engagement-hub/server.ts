import { asBuiltIn, asCounted } from "#tools/model/code-field.ts";
import { engagementHubPrompt } from "#tools/engagement-hub/prompt.ts";
import { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { writeEngagementHub } from "#tools/engagement-hub/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";

export const engagementHubServer: ServerTool = {
  schema: EngagementHub,
  write: writeEngagementHub,
  prompt: engagementHubPrompt,
  codeFields: {
    "nurtureSequences.sendWindow": asBuiltIn,
    "nurtureSequences.touches.touch": asCounted,
    "nurtureSequences.touches.workingDay": asBuiltIn,
    "nurtureSequences.touches.day": asBuiltIn,
    "nurtureSequences.touches.channel": asBuiltIn,
    "nurtureSequences.touches.limit": asBuiltIn,
    "nextActions.due": asBuiltIn,
  },
};
