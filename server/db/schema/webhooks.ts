import { createdAt, id, moment, organizationId } from "#server/db/schema/columns.ts";
import { bigint, boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ToolType } from "#contract/output.ts";
import type {
  DeliveryFault,
  DeliveryStatus,
  SwitchedOffBecause,
  WebhookCallType,
  WebhookEventType,
} from "#contract/programs/webhook-endpoint.ts";

/** An address that an organization wants called. */
export const webhookEndpoints = pgTable("webhook_endpoints", {
  id: id(),
  organizationId: organizationId(),
  address: text("address").notNull(),
  events: text("events").array().$type<WebhookEventType[]>().notNull(),
  encryptedSecret: text("encrypted_secret").notNull(),
  /** The one before, which signs too until its day is over. */
  oldEncryptedSecret: text("old_encrypted_secret"),
  oldSecretUntil: moment("old_secret_until"),
  createdBy: text("created_by"),
  createdAt: createdAt(),
  /** What was never tried waits until then behind a delivery that failed. */
  heldUntil: moment("held_until"),
  /** Since when nothing has got through. */
  failingSince: moment("failing_since"),
  switchedOffAt: moment("switched_off_at"),
  switchedOffBecause: text("switched_off_because").$type<SwitchedOffBecause>(),
  lease: text("lease"),
  leaseUntil: moment("lease_until"),
});

/** What happened, as ids alone. */
export const webhookEvents = pgTable("webhook_events", {
  id: id(),
  organizationId: organizationId(),
  messageId: uuid("message_id").notNull(),
  type: text("type").$type<WebhookCallType>().notNull(),
  jobId: bigint("job_id", { mode: "number" }),
  outputId: bigint("output_id", { mode: "number" }),
  toolType: text("tool_type").$type<ToolType>(),
  sequence: integer("sequence"),
  createdAt: createdAt(),
});

/** One event on its way to one endpoint. */
export const webhookDeliveries = pgTable("webhook_deliveries", {
  id: id(),
  organizationId: organizationId(),
  endpointId: bigint("endpoint_id", { mode: "number" }).notNull(),
  eventId: bigint("event_id", { mode: "number" }).notNull(),
  /** A test or a replay: it waits for no other. */
  isByHand: boolean("is_by_hand").notNull().default(false),
  status: text("status").$type<DeliveryStatus>().notNull().default("waiting"),
  tries: integer("tries").notNull().default(0),
  /** What the last try was answered, or why there was no answer. */
  answer: integer("answer"),
  fault: text("fault").$type<DeliveryFault>(),
  triedAt: moment("tried_at"),
  nextTryAt: moment("next_try_at").defaultNow(),
  createdAt: createdAt(),
});
