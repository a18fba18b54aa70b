import type { ToolType } from "#contract/output.ts";
import { attractSourceKitPrompt } from "#tools/attract-source-kit/prompt.ts";
import { engagementHubPrompt } from "#tools/engagement-hub/prompt.ts";
import { intakeSyncPrompt } from "#tools/intake-sync/prompt.ts";
import { interviewCoachPrompt } from "#tools/interview-coach/prompt.ts";
import { marketPulsePrompt } from "#tools/market-pulse/prompt.ts";
import { offerNavigatorPrompt } from "#tools/offer-navigator/prompt.ts";

/** A tool's own part of what a model is told; nothing about any job stands in it. */
type Prompt = { version: string; text: string };

export const prompts: Record<ToolType, Prompt> = {
  marketPulse: marketPulsePrompt,
  intakeSync: intakeSyncPrompt,
  attractSourceKit: attractSourceKitPrompt,
  engagementHub: engagementHubPrompt,
  offerNavigator: offerNavigatorPrompt,
  interviewCoach: interviewCoachPrompt,
};
