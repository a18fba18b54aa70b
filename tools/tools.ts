import type { ToolType } from "#contract/output.ts";
import { attractSourceKit } from "#tools/attract-source-kit/index.ts";
import { engagementHub } from "#tools/engagement-hub/index.ts";
import { intakeSync } from "#tools/intake-sync/index.ts";
import { interviewCoach } from "#tools/interview-coach/index.ts";
import { marketPulse } from "#tools/market-pulse/index.ts";
import { offerNavigator } from "#tools/offer-navigator/index.ts";
import type { Tool } from "#tools/tool.ts";

/** The six tools by key: what everybody may know of them, the browser too. */
export const tools: Record<ToolType, Tool> = {
  marketPulse,
  intakeSync,
  attractSourceKit,
  engagementHub,
  offerNavigator,
  interviewCoach,
};
