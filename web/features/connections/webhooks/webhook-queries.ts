import { query } from "#web/api/query.ts";

/** Where an endpoint is. */
export type Place = { organizationId: number; endpointId: number };

export function webhookSettingsQuery(organizationId: number) {
  return query("listWebhookEndpoints", { params: { organizationId } });
}

const lookAgainMs = 3_000;

type Listed = { state: { data: { nextTryAt: string | null }[] | undefined } };

/** A call that is due may be made at any moment; until then, which can be hours, there is nothing to see. */
export function deliveriesQuery(params: Place) {
  return {
    ...query("listWebhookDeliveries", { params }),
    refetchInterval: ({ state: { data = [] } }: Listed) => {
      const due = data.flatMap(({ nextTryAt }) => (nextTryAt ? [Date.parse(nextTryAt)] : []));
      return due.length > 0 && Math.max(lookAgainMs, Math.min(...due) - Date.now());
    },
  };
}
