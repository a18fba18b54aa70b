import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { oldSecretHours, type WebhookEndpointEdit } from "#contract/programs/webhook-endpoint.ts";
import { ours } from "#server/db/ours.ts";
import { memberships, organizations } from "#server/db/schema/organizations.ts";
import { users } from "#server/db/schema/people.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "#server/db/schema/webhooks.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { OwnFault } from "#server/own-fault.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect & { addedBy: string | null };
export type DeliveryRow = {
  delivery: typeof webhookDeliveries.$inferSelect;
  event: typeof webhookEvents.$inferSelect;
};

const deliveriesShown = 50;

/** The addresses an organization wants called, and the log of their calls. */
export function endpointStore(db: TenantDatabase) {
  const { organizationId } = db;
  const isThis = (id: number) => and(ours(db, webhookEndpoints), eq(webhookEndpoints.id, id));
  const endpoints = () =>
    db
      .select({ ...getTableColumns(webhookEndpoints), addedBy: users.name })
      .from(webhookEndpoints)
      .leftJoin(users, eq(users.id, webhookEndpoints.createdBy));
  const deliveries = () =>
    db
      .select({ delivery: webhookDeliveries, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(
        webhookEvents,
        and(ours(db, webhookEvents), eq(webhookEvents.id, webhookDeliveries.eventId)),
      );
  const isOf = (endpointId: number) =>
    and(ours(db, webhookDeliveries), eq(webhookDeliveries.endpointId, endpointId));

  return {
    list: (): Promise<EndpointRow[]> =>
      endpoints().where(ours(db, webhookEndpoints)).orderBy(asc(webhookEndpoints.id)),

    listLocked: () =>
      db.select().from(webhookEndpoints).where(ours(db, webhookEndpoints)).for("no key update"),

    async find(endpointId: number): Promise<EndpointRow | undefined> {
      const [row] = await endpoints().where(isThis(endpointId));
      return row;
    },

    /** Two who add at once wait for each other, so that no two take the last place. */
    async countLocked(): Promise<number> {
      const isOurs = ours(db, { organizationId: organizations.id });
      await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(isOurs)
        .for("no key update");
      return db.$count(webhookEndpoints, ours(db, webhookEndpoints));
    },

    async add(
      endpoint: Pick<EndpointRow, "address" | "events" | "encryptedSecret" | "createdBy">,
    ): Promise<number> {
      const [made] = await db
        .insert(webhookEndpoints)
        .values({ ...endpoint, organizationId })
        .returning({ id: webhookEndpoints.id });
      if (!made) throw new OwnFault("the endpoint was not stored");
      return made.id;
    },

    async edit(endpointId: number, { events, isOn }: WebhookEndpointEdit): Promise<void> {
      const fresh = {
        switchedOffAt: null,
        switchedOffBecause: null,
        failingSince: null,
        heldUntil: null,
      };
      const changes = { ...(events && { events }), ...(isOn && fresh) };
      if (Object.keys(changes).length === 0) return;
      await db.update(webhookEndpoints).set(changes).where(isThis(endpointId));
    },

    /** The one before signs too for a day; one before that no more. */
    async renew(endpointId: number, encryptedSecret: string): Promise<void> {
      await db
        .update(webhookEndpoints)
        .set({
          encryptedSecret,
          oldEncryptedSecret: webhookEndpoints.encryptedSecret,
          oldSecretUntil: sql`now() + make_interval(hours => ${oldSecretHours})`,
        })
        .where(isThis(endpointId));
    },

    /** The same secrets, encrypted anew. */
    async reencrypt(
      endpointId: number,
      secrets: Pick<EndpointRow, "encryptedSecret" | "oldEncryptedSecret">,
    ): Promise<void> {
      await db.update(webhookEndpoints).set(secrets).where(isThis(endpointId));
    },

    async remove(endpointId: number): Promise<void> {
      await db.delete(webhookEndpoints).where(isThis(endpointId));
    },

    listDeliveries: (endpointId: number): Promise<DeliveryRow[]> =>
      deliveries()
        .where(isOf(endpointId))
        .orderBy(desc(webhookDeliveries.id))
        .limit(deliveriesShown),

    async findDelivery(endpointId: number, deliveryId: number): Promise<DeliveryRow | undefined> {
      const [row] = await deliveries().where(
        and(isOf(endpointId), eq(webhookDeliveries.id, deliveryId)),
      );
      return row;
    },
  };
}

/** Whoever can do something about an endpoint. */
export async function findAdmins(
  db: TenantDatabase,
): Promise<{ email: string; organizationName: string }[]> {
  return db
    .select({ email: users.email, organizationName: organizations.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(ours(db, memberships), eq(memberships.role, "admin")));
}
