import { randomUUID } from "node:crypto";
import type { ToolType } from "#contract/output.ts";
import type { WebhookEventType } from "#contract/programs/webhook-endpoint.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { eventStore } from "#server/features/outgoing-webhooks/events.store.ts";
import { sendWebhooks } from "#server/features/outgoing-webhooks/send-webhooks.task.ts";
import type { TaskSender } from "#server/queue/queue.ts";

type WebhookEvent = {
  type: WebhookEventType;
  jobId: number;
  /** The report it is about, if it is about one. */
  output?: { id: number; toolType: ToolType };
};

/**
 * Called with the transaction that changes something: what it says is told if and only if the change is kept. Every
 * event of a job is numbered, also when nobody listens.
 */
export async function announce(
  queue: TaskSender,
  db: TenantDatabase,
  { type, jobId, output }: WebhookEvent,
): Promise<void> {
  const events = eventStore(db);
  const sequence = await events.takeNumber(jobId);
  const endpointIds = await events.listListeners(type);
  if (sequence === undefined || endpointIds.length === 0) return;
  const about = output ? { outputId: output.id, toolType: output.toolType } : {};
  const eventId = await events.add({ type, jobId, sequence, ...about });
  for (const endpointId of endpointIds) {
    if (await events.isBusy(endpointId)) await events.addDelivery(endpointId, eventId, false);
    else await deliver(queue, db, { endpointId, eventId });
  }
}

/** Puts an event on its way to one endpoint; the answer is the id of the delivery. */
export async function deliver(
  queue: TaskSender,
  db: TenantDatabase,
  what: { endpointId: number; eventId: number; isByHand?: true },
): Promise<number> {
  const { endpointId, eventId, isByHand = false } = what;
  const { organizationId } = db;
  const deliveryId = await eventStore(db).addDelivery(endpointId, eventId, isByHand);
  await queue.send(db, sendWebhooks, { organizationId, endpointId }, randomUUID());
  return deliveryId;
}
