import type { ToolType } from "#contract/output.ts";
import { writeAttractSourceKit } from "#tools/attract-source-kit/writer.ts";
import type { Writer } from "#tools/briefing.ts";
import { writeEngagementHub } from "#tools/engagement-hub/writer.ts";
import { writeIntakeSync } from "#tools/intake-sync/writer.ts";
import { writeInterviewCoach } from "#tools/interview-coach/writer.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";

/** The built-in writer of every tool. */
export const writers: Record<ToolType, Writer> = {
  marketPulse: writeMarketPulse,
  intakeSync: writeIntakeSync,
  attractSourceKit: writeAttractSourceKit,
  engagementHub: writeEngagementHub,
  offerNavigator: writeOfferNavigator,
  interviewCoach: writeInterviewCoach,
};
