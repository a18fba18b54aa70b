import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { ToolType } from "#contract/output.ts";
import { Id, Timestamp } from "#contract/text.ts";

/** What an address may be called for, in the order in which it usually happens. */
export const webhookEventTypes = [
  "job.created",
  "report.completed",
  "report.failed",
  "job.completed",
  "decision.made",
  "room.signed",
  "drift.found",
] as const;
const WebhookEventType = z.enum(webhookEventTypes);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

/** `test` is sent by hand and is about no job. */
const WebhookCallType = z.enum([...webhookEventTypes, "test"]);
export type WebhookCallType = z.infer<typeof WebhookCallType>;

/** How often a call is tried, in about three days. */
export const mostTries = 12;

/** How long the old secret signs too, in hours. */
export const oldSecretHours = 24;

/** Tells which of a job's calls came first; ids alone, so that a call that reaches the wrong place tells nothing. */
export type WebhookBody = {
  type: WebhookCallType;
  timestamp: string;
  data: {
    organizationId: number;
    jobId?: number;
    outputId?: number;
    tool?: ToolType;
    sequence?: number;
  };
};

const Events = z
  .array(WebhookEventType)
  .min(1, "Choose at least one event")
  .max(webhookEventTypes.length)
  .refine((events) => new Set(events).size === events.length, "Name each event once");

export const WebhookEndpointForm = z.strictObject({
  address: z.url({ protocol: /^https?$/, error: "Enter a full address" }).max(lengths.url),
  events: Events,
});
export type WebhookEndpointForm = z.infer<typeof WebhookEndpointForm>;

/** Other events, or `isOn` for an endpoint that was switched off. */
export const WebhookEndpointEdit = z.strictObject({
  events: Events.optional(),
  isOn: z.literal(true).optional(),
});
export type WebhookEndpointEdit = z.infer<typeof WebhookEndpointEdit>;

/** It answered 410, or nothing got through for three days. */
const SwitchedOffBecause = z.enum(["gone", "failing"]);
export type SwitchedOffBecause = z.infer<typeof SwitchedOffBecause>;

/** An address that is called; its secret is never answered again. */
export const WebhookEndpoint = z.object({
  id: Id,
  address: z.string(),
  events: z.array(WebhookEventType),
  /** Who added it; null when their account is gone. */
  addedBy: z.string().nullable(),
  addedAt: Timestamp,
  /** Until when the secret before signs too; null when there is one secret. */
  oldSecretUntil: Timestamp.nullable(),
  switchedOff: z.object({ at: Timestamp, because: SwitchedOffBecause }).nullable(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhookSettings = z.object({
  endpoints: z.array(WebhookEndpoint),
  /** Why nothing can be added on this server; null when it can. */
  obstacle: z.string().nullable(),
});
export type WebhookSettings = z.infer<typeof WebhookSettings>;

/** The secret is answered once: `whsec_` and base64, as Standard Webhooks writes it. */
export const NewWebhookSecret = z.object({
  endpoint: WebhookEndpoint,
  secret: z.string(),
});
export type NewWebhookSecret = z.infer<typeof NewWebhookSecret>;

const DeliveryStatus = z.enum(["waiting", "delivered", "failed"]);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** Why there was no answer. */
const DeliveryFault = z.enum([
  "timedOut",
  "refused",
  "redirected",
  "unreachable",
  "secretUnreadable",
]);
export type DeliveryFault = z.infer<typeof DeliveryFault>;

/** One event on its way to one address. */
export const WebhookDelivery = z.object({
  id: Id,
  type: WebhookCallType,
  jobId: Id.nullable(),
  tool: ToolType.nullable(),
  sequence: z.number().int().min(1).nullable(),
  status: DeliveryStatus,
  tries: z.number().int().min(0),
  /** The HTTP status of the last try, or why there was none. */
  answer: z.number().int().nullable(),
  fault: DeliveryFault.nullable(),
  /** When it was last tried, or else when it happened. */
  at: Timestamp,
  nextTryAt: Timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
