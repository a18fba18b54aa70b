import { calls } from "#contract/calls.ts";
import type { Endpoints } from "#contract/endpoint.ts";
import { Generation } from "#contract/output.ts";
import { WebhookBody } from "#contract/webhook.ts";

const webhook = {
  access: "member",
  scopes: ["jobs.write"],
  body: WebhookBody,
  takesKey: true,
  status: 202,
  reply: Generation,
} as const;

/** Reports written by the call of another program (spec §7). */
export const writingWebhookEndpoints = {
  webhookIntake: { ...calls.webhookIntake, ...webhook, summary: "Write Intake Sync" },
  webhookJd: { ...calls.webhookJd, ...webhook, summary: "Write the Attract & Source Kit" },
  webhookBoolean: {
    ...calls.webhookBoolean,
    ...webhook,
    summary: "Write the Attract & Source Kit",
  },
  webhookStrategy: { ...calls.webhookStrategy, ...webhook, summary: "Write Market Pulse" },
  webhookMessaging: {
    ...calls.webhookMessaging,
    ...webhook,
    summary: "Write the Engagement Hub",
  },
  webhookScorecard: {
    ...calls.webhookScorecard,
    ...webhook,
    summary: "Write the Interview Coach",
  },
  webhookInterview: {
    ...calls.webhookInterview,
    ...webhook,
    summary: "Write the Interview Coach",
  },
} as const satisfies Endpoints;
