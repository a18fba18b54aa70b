import { lintPost } from "#tools/attract-source-kit/job-post-lint.ts";
import { asBuiltIn, tokensOfBody } from "#tools/model/code-field.ts";
import { attractSourceKitPrompt } from "#tools/attract-source-kit/prompt.ts";
import { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { writeAttractSourceKit } from "#tools/attract-source-kit/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";
import { dueAsSaid, launchDayOf } from "#tools/writing/search-calendar.ts";

export const attractSourceKitServer: ServerTool = {
  schema: AttractSourceKit,
  write: writeAttractSourceKit,
  prompt: attractSourceKitPrompt,
  codeFields: {
    "jobPost.pay": asBuiltIn,
    "jobPost.range": asBuiltIn,
    "jobPost.legal": asBuiltIn,
    "jobPost.lint": ({ briefing, item }) =>
      lintPost(item as Parameters<typeof lintPost>[0], briefing.ledger, briefing.now),
    "outreachTemplates.kind": asBuiltIn,
    "outreachTemplates.channel": asBuiltIn,
    "outreachTemplates.limit": asBuiltIn,
    "outreachTemplates.tokens": tokensOfBody,
    // All of it must be settled before the post goes out.
    "launchChecklist.due": ({ briefing, item }) =>
      dueAsSaid(briefing, item["item"], launchDayOf(briefing.ledger)),
  },
};
