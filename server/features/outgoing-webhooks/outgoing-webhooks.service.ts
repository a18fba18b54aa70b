import { Problem } from "#contract/problem.ts";
import type {
  NewWebhookSecret,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointEdit,
  WebhookEndpointForm,
  WebhookSettings,
} from "#contract/programs/webhook-endpoint.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller, RecordChange, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { EgressRefused } from "#server/egress/egress.ts";
import { deliver } from "#server/features/outgoing-webhooks/announce.service.ts";
import {
  endpointStore,
  type EndpointRow,
} from "#server/features/outgoing-webhooks/endpoints.store.ts";
import { eventStore } from "#server/features/outgoing-webhooks/events.store.ts";
import {
  presentDelivery,
  presentEndpoint,
} from "#server/features/outgoing-webhooks/outgoing-webhooks.presenter.ts";
import { secretContext } from "#server/features/outgoing-webhooks/secret-of-endpoint.ts";
import { newSecret } from "#server/features/outgoing-webhooks/signature.ts";

export type OutgoingWebhookService = ReturnType<typeof outgoingWebhookService>;

type Parts = Pick<Deps, "env" | "tenant" | "queue" | "secrets" | "webhookEgress">;

type Place = { organizationId: number; endpointId: number };

/** What of an endpoint the record keeps a hash of. */
const recordable = ({ address, events, switchedOffAt }: EndpointRow) => [
  address,
  events,
  switchedOffAt,
];

/** The addresses that admins want called. */
export function outgoingWebhookService(parts: Parts) {
  const { env, tenant, queue, secrets, webhookEgress } = parts;

  function encrypt(secret: string, organizationId: number): string {
    if (!secrets) throw new Problem("noSecretsKey");
    return secrets.encrypt(secret, secretContext(organizationId));
  }

  function refuseAddress(address: string): void {
    try {
      webhookEgress.check(address);
    } catch (fault) {
      if (fault instanceof EgressRefused) throw new Problem("invalidRequest", fault.message);
      throw fault;
    }
  }

  async function find(db: TenantDatabase, endpointId: number): Promise<EndpointRow> {
    const row = await endpointStore(db).find(endpointId);
    if (!row) throw new Problem("notFound");
    return row;
  }

  /** A change of one endpoint, recorded under what was done to it. */
  function change<T>(
    caller: Caller,
    { organizationId, endpointId }: Place,
    what: string,
    task: (db: TenantDatabase, endpoint: EndpointRow) => Promise<T>,
  ): Promise<T> {
    return tenant.of(caller, { organizationId }, "webhook.edit", async (db, { record }) => {
      const before = await find(db, endpointId);
      const done = await task(db, before);
      await recordChange(db, record, before, what);
      return done;
    });
  }

  async function recordChange(
    db: TenantDatabase,
    record: RecordChange,
    before: EndpointRow,
    what: string,
  ): Promise<void> {
    const after = await endpointStore(db).find(before.id);
    await record({
      object: `webhook:${before.id}/${what}`,
      before: recordable(before),
      ...(after && { after: recordable(after) }),
    });
  }

  async function showDelivery(
    db: TenantDatabase,
    endpointId: number,
    deliveryId: number,
  ): Promise<WebhookDelivery> {
    const row = await endpointStore(db).findDelivery(endpointId, deliveryId);
    if (!row) throw new Problem("notFound");
    return presentDelivery(row);
  }

  function takeByHand(db: TenantDatabase): Promise<void> {
    const limit = perHour(env.WEBHOOK_CALLS_BY_HAND_PER_ORGANIZATION_PER_HOUR);
    return takeFromLimit(db, `webhook-by-hand:${db.organizationId}`, limit);
  }

  return {
    list: (caller: Caller, organizationId: number): Promise<WebhookSettings> =>
      tenant.of(caller, { organizationId }, "webhook.read", async (db) => ({
        endpoints: (await endpointStore(db).list()).map(presentEndpoint),
        obstacle: secrets ? null : new Problem("noSecretsKey").message,
      })),

    add: (
      caller: Caller,
      organizationId: number,
      { address, events }: WebhookEndpointForm,
    ): Promise<NewWebhookSecret> =>
      tenant.of(caller, { organizationId }, "webhook.edit", async (db, { record }) => {
        refuseAddress(address);
        const secret = newSecret();
        const encryptedSecret = encrypt(secret, organizationId);
        if ((await endpointStore(db).countLocked()) >= env.WEBHOOK_ENDPOINTS_PER_ORGANIZATION)
          throw new Problem("tooManyEndpoints");
        const row = { address, events, encryptedSecret, createdBy: caller.userId };
        const added = await find(db, await endpointStore(db).add(row));
        await record({ object: `webhook:${added.id}/added`, after: recordable(added) });
        return { endpoint: presentEndpoint(added), secret };
      }),

    edit: (caller: Caller, place: Place, edit: WebhookEndpointEdit): Promise<WebhookEndpoint> =>
      change(caller, place, edit.isOn ? "on" : "events", async (db, { id }) => {
        await endpointStore(db).edit(id, edit);
        return presentEndpoint(await find(db, id));
      }),

    remove: (caller: Caller, place: Place): Promise<void> =>
      change(caller, place, "removed", (db, { id }) => endpointStore(db).remove(id)),

    renewSecret: (caller: Caller, place: Place): Promise<NewWebhookSecret> =>
      change(caller, place, "secret", async (db, { id, organizationId }) => {
        const secret = newSecret();
        await endpointStore(db).renew(id, encrypt(secret, organizationId));
        return { endpoint: presentEndpoint(await find(db, id)), secret };
      }),

    test: (caller: Caller, place: Place): Promise<WebhookDelivery> =>
      change(caller, place, "test", async (db, { id: endpointId }) => {
        await takeByHand(db);
        const eventId = await eventStore(db).add({ type: "test" });
        const deliveryId = await deliver(queue, db, { endpointId, eventId, isByHand: true });
        return showDelivery(db, endpointId, deliveryId);
      }),

    listDeliveries: (
      caller: Caller,
      { organizationId, endpointId }: Place,
    ): Promise<WebhookDelivery[]> =>
      tenant.of(caller, { organizationId }, "webhook.read", async (db) => {
        const { id } = await find(db, endpointId);
        return (await endpointStore(db).listDeliveries(id)).map(presentDelivery);
      }),

    /** The same event, so that the receiver knows its id. */
    replay: (caller: Caller, place: Place, deliveryId: number): Promise<WebhookDelivery> =>
      change(caller, place, "replay", async (db, { id: endpointId }) => {
        const found = await endpointStore(db).findDelivery(endpointId, deliveryId);
        if (!found) throw new Problem("notFound");
        await takeByHand(db);
        const what = { endpointId, eventId: found.event.id, isByHand: true } as const;
        return showDelivery(db, endpointId, await deliver(queue, db, what));
      }),
  };
}
