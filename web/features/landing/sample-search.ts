import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";

/** An invented job and what the built-in writer made of it; handed in when the page is built. */
export type SampleSearch = {
  title: string;
  location: string;
  employer: string;
  /** Words of the description, those the reports rest on marked. */
  excerpt: readonly { text: string; isMarked: boolean }[];
  reports: {
    marketPulse: MarketPulse;
    intakeSync: IntakeSync;
    attractSourceKit: AttractSourceKit;
    engagementHub: EngagementHub;
    offerNavigator: OfferNavigator;
    interviewCoach: InterviewCoach;
  };
};

export function balancedString({ booleanStrings }: AttractSourceKit): string {
  const rungs = booleanStrings.searches.find(({ dialect }) => dialect === "linkedin")?.rungs;
  return rungs?.find(({ rung }) => rung === "balanced")?.parts[0]?.string ?? "";
}

export function thousands(amount: number): string {
  return `$${Math.round(amount / 1000)}k`;
}
