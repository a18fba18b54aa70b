import type { WebhookDelivery, WebhookEndpoint } from "#contract/programs/webhook-endpoint.ts";
import type {
  DeliveryRow,
  EndpointRow,
} from "#server/features/outgoing-webhooks/endpoints.store.ts";

/** Never the secret, nor what it became when it was encrypted. */
export function presentEndpoint(row: EndpointRow): WebhookEndpoint {
  const { id, address, events, addedBy, createdAt, oldSecretUntil } = row;
  const { switchedOffAt, switchedOffBecause } = row;
  const isOldGood = oldSecretUntil !== null && oldSecretUntil.getTime() > Date.now();
  return {
    id,
    address,
    events,
    addedBy,
    addedAt: createdAt.toISOString(),
    oldSecretUntil: isOldGood ? oldSecretUntil.toISOString() : null,
    switchedOff:
      switchedOffAt && switchedOffBecause
        ? { at: switchedOffAt.toISOString(), because: switchedOffBecause }
        : null,
  };
}

export function presentDelivery({ delivery, event }: DeliveryRow): WebhookDelivery {
  const { id, status, tries, answer, fault, triedAt, nextTryAt } = delivery;
  return {
    id,
    type: event.type,
    jobId: event.jobId,
    tool: event.toolType,
    sequence: event.sequence,
    status,
    tries,
    answer,
    fault,
    at: (triedAt ?? event.createdAt).toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}
