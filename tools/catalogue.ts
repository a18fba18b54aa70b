import type { ToolType } from "#contract/output.ts";
import { attractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { engagementHub } from "#tools/engagement-hub/tool.ts";
import { intakeSync } from "#tools/intake-sync/tool.ts";
import { interviewCoach } from "#tools/interview-coach/tool.ts";
import { marketPulse } from "#tools/market-pulse/tool.ts";
import { offerNavigator } from "#tools/offer-navigator/tool.ts";
import type { Tool } from "#tools/tool.ts";

/** The six tools by key. */
export const tools: Record<ToolType, Tool> = {
  marketPulse,
  intakeSync,
  attractSourceKit,
  engagementHub,
  offerNavigator,
  interviewCoach,
};
