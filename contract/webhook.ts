import { z } from "zod";
import type { ToolType } from "#contract/output.ts";
import { lengths } from "#contract/limits.ts";
import { Id, isStorableJson } from "#contract/text.ts";

/** The seven generation names of spec §3 and the tool each one starts. */
export const webhookTools = {
  intake: "intakeSync",
  jd: "attractSourceKit",
  boolean: "attractSourceKit",
  strategy: "marketPulse",
  messaging: "engagementHub",
  scorecard: "interviewCoach",
  interview: "interviewCoach",
} as const satisfies Record<string, ToolType>;

const extraValues = 20;

function extraText(body: Record<string, unknown>): string {
  const { jobId: _, ...extra } = body;
  return JSON.stringify(extra);
}

/** `jobId` and up to 20 further values, which become guidance for a model that writes; without one nobody reads them. */
export const WebhookBody = z
  .looseObject({ jobId: Id })
  .refine((body) => Object.keys(body).length <= extraValues + 1, "Too many extra fields")
  .refine((body) => extraText(body).length <= lengths.guidance, "The extra fields are too long")
  .refine(isStorableJson, "Text contains characters that cannot be stored");
export type WebhookBody = z.infer<typeof WebhookBody>;
