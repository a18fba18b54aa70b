import type { Briefing } from "#tools/briefing.ts";
import { asBuiltIn, asCounted } from "#tools/model/code-field.ts";
import { engagementHubPrompt } from "#tools/engagement-hub/prompt.ts";
import { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { writeEngagementHub } from "#tools/engagement-hub/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";
import {
  dueAsSaid,
  launchDayOf,
  messageDates,
  messageDaysOf,
} from "#tools/writing/search-calendar.ts";

export const engagementHubServer: ServerTool = {
  schema: EngagementHub,
  write: writeEngagementHub,
  prompt: engagementHubPrompt,
  codeFields: {
    "nurtureSequences.sendWindow": asBuiltIn,
    "nurtureSequences.touches.touch": asCounted,
    "nurtureSequences.touches.workingDay": ({ briefing, at }) => messageDaysOf(briefing)[at],
    "nurtureSequences.touches.day": ({ briefing, at }) => messageDates(briefing)[at],
    "nurtureSequences.touches.channel": asBuiltIn,
    "nurtureSequences.touches.limit": asBuiltIn,
    // What is loaded or asked for has to be there before the first follow-up goes out.
    "nextActions.due": ({ briefing, item, at }) =>
      dueAsSaid(briefing, item["action"], actionDay(briefing, at)),
  },
};

/** In order: on the first day, when the first people are written to, and the day before they are written to again. */
function actionDay(briefing: Briefing, at: number): number {
  const { ledger } = briefing;
  const beforeFollowUps = Math.min(...messageDaysOf(briefing)) - 1;
  return [1, launchDayOf(ledger)][at] ?? beforeFollowUps;
}
