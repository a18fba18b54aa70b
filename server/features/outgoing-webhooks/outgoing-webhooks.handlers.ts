import type { OutgoingWebhookService } from "#server/features/outgoing-webhooks/outgoing-webhooks.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function outgoingWebhookHandlers(webhooks: OutgoingWebhookService) {
  return {
    listWebhookEndpoints: ({ caller, params }) => webhooks.list(caller, params.organizationId),
    addWebhookEndpoint: ({ caller, params, body }) =>
      webhooks.add(caller, params.organizationId, body),
    editWebhookEndpoint: ({ caller, params, body }) => webhooks.edit(caller, params, body),
    removeWebhookEndpoint: async ({ caller, params }) => {
      await webhooks.remove(caller, params);
      return { ok: true };
    },
    renewWebhookSecret: ({ caller, params }) => webhooks.renewSecret(caller, params),
    testWebhookEndpoint: ({ caller, params }) => webhooks.test(caller, params),
    listWebhookDeliveries: ({ caller, params }) => webhooks.listDeliveries(caller, params),
    replayWebhookDelivery: ({ caller, params }) =>
      webhooks.replay(caller, params, params.deliveryId),
  } satisfies Partial<Handlers>;
}
