import { expect, test } from "vitest";
import { attractSourceKitPrompt } from "#tools/attract-source-kit/prompt.ts";
import { engagementHubPrompt } from "#tools/engagement-hub/prompt.ts";
import { intakeSyncPrompt } from "#tools/intake-sync/prompt.ts";
import { interviewCoachPrompt } from "#tools/interview-coach/prompt.ts";
import { marketPulsePrompt } from "#tools/market-pulse/prompt.ts";
import { offerNavigatorPrompt } from "#tools/offer-navigator/prompt.ts";

const prompts = [
  marketPulsePrompt,
  intakeSyncPrompt,
  attractSourceKitPrompt,
  engagementHubPrompt,
  offerNavigatorPrompt,
  interviewCoachPrompt,
];

test("every tool has a prompt of its own, with a version and without a job in it", () => {
  expect(new Set(prompts.map(({ text }) => text)).size).toBe(6);
  for (const { version, text } of prompts) {
    expect(version).not.toBe("");
    expect(text.length).toBeGreaterThan(500);
  }
});
