import { query } from "#web/api/query.ts";

/** Where an endpoint is. */
export type Place = { organizationId: number; endpointId: number };

export function webhookSettingsQuery(organizationId: number) {
  return query("listWebhookEndpoints", { params: { organizationId } });
}

const lookAgainMs = 3_000;

/** While a call waits, it may be made at any moment. */
export function deliveriesQuery(params: Place) {
  const options = query("listWebhookDeliveries", { params, query: {} });
  return {
    ...options,
    refetchInterval: ({ state }: { state: { data?: { status: string }[] | undefined } }) =>
      state.data?.some(({ status }) => status === "waiting") ? lookAgainMs : false,
  };
}
