import type { ToolType } from "#contract/output.ts";
import { attractSourceKitServer } from "#tools/attract-source-kit/server.ts";
import { engagementHubServer } from "#tools/engagement-hub/server.ts";
import { intakeSyncServer } from "#tools/intake-sync/server.ts";
import { interviewCoachServer } from "#tools/interview-coach/server.ts";
import { marketPulseServer } from "#tools/market-pulse/server.ts";
import { offerNavigatorServer } from "#tools/offer-navigator/server.ts";
import type { ServerTool } from "#tools/server-tool.ts";

/** The six tools by key: writers, prompts, schemas and what code owns. */
export const serverTools: Record<ToolType, ServerTool> = {
  marketPulse: marketPulseServer,
  intakeSync: intakeSyncServer,
  attractSourceKit: attractSourceKitServer,
  engagementHub: engagementHubServer,
  offerNavigator: offerNavigatorServer,
  interviewCoach: interviewCoachServer,
};
