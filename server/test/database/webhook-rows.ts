import { randomUUID } from "node:crypto";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;

/** Addresses that an organization has called, as rows; their secrets open for nobody. */
export function webhookRows(filled: FilledRows) {
  return {
    /** An endpoint, and one call that it took. */
    async webhook(
      { id: organization_id, tenant }: FilledOrganization,
      changes: Record<string, unknown> = {},
    ): Promise<{ endpointId: number; deliveryId: number }> {
      const [endpointId = 0] = await filled.insert("webhook_endpoints", tenant, [
        { organization_id, events: ["report.completed"], ...changes },
      ]);
      const [event_id = 0] = await filled.insert("webhook_events", tenant, [
        { organization_id, type: "test", message_id: randomUUID() },
      ]);
      const of = { organization_id, endpoint_id: endpointId, event_id };
      const [deliveryId = 0] = await filled.insert("webhook_deliveries", tenant, [
        { ...of, status: "delivered", tries: 1, answer: 200, next_try_at: null },
      ]);
      return { endpointId, deliveryId };
    },
  };
}
