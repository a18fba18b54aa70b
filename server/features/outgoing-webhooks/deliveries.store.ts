import { and, asc, eq, gt, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { SwitchedOffBecause } from "#contract/programs/webhook-endpoint.ts";
import { ours } from "#server/db/ours.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "#server/db/schema/webhooks.ts";
import type { PersonDatabase, TenantDatabase } from "#server/db/tenant.ts";
import type { Outcome } from "#server/features/outgoing-webhooks/call-endpoint.ts";

type EndpointRow = typeof webhookEndpoints.$inferSelect;
type EndpointEdit = { [Name in keyof EndpointRow]?: EndpointRow[Name] | SQL };

/** A call that is to be made now. */
export type Work = {
  endpoint: EndpointRow;
  delivery: typeof webhookDeliveries.$inferSelect;
  event: typeof webhookEvents.$inferSelect;
};

/** The queue entry that sends, and which delivery of it this is. */
export type Sender = { taskId: string; lease: string };

/** Longer than a call takes: whoever sends takes it anew with each call. */
const leaseSeconds = 20;
const holdMinutes = 5;
const failingDays = 3;

const now = sql`now()`;

/** Sending, one call at a time for each endpoint. */
export function deliveryStore(db: TenantDatabase, endpointId: number) {
  const isThis = and(ours(db, webhookEndpoints), eq(webhookEndpoints.id, endpointId));
  const isWaiting = and(
    ours(db, webhookDeliveries),
    eq(webhookDeliveries.endpointId, endpointId),
    eq(webhookDeliveries.status, "waiting"),
  );

  async function change(edit: EndpointEdit): Promise<void> {
    await db.update(webhookEndpoints).set(edit).where(isThis);
  }

  return {
    /** The oldest call that is due; nothing where there is none, or where another entry is sending. */
    async claim({ taskId, lease }: Sender): Promise<Work | undefined> {
      const isFree = or(
        isNull(webhookEndpoints.leaseUntil),
        lte(webhookEndpoints.leaseUntil, now),
        sql`split_part(${webhookEndpoints.lease}, ':', 1) = ${taskId}`,
      );
      // Locked first: what was committed before somebody else gave the endpoint back is seen below.
      const [endpoint] = await db
        .select()
        .from(webhookEndpoints)
        .where(and(isThis, isFree))
        .for("no key update");
      if (!endpoint) return undefined;
      const isNotHeld = sql`coalesce(${endpoint.heldUntil}::timestamptz, '-infinity') <= now()`;
      // Without the event: joined, it would be looked up for everything that waits.
      const [delivery] = await db
        .select()
        .from(webhookDeliveries)
        .where(
          and(
            isWaiting,
            lte(webhookDeliveries.nextTryAt, now),
            or(gt(webhookDeliveries.tries, 0), webhookDeliveries.isByHand, isNotHeld),
          ),
        )
        .orderBy(asc(webhookDeliveries.id))
        .limit(1);
      const [event] = delivery
        ? await db
            .select()
            .from(webhookEvents)
            .where(and(ours(db, webhookEvents), eq(webhookEvents.id, delivery.eventId)))
        : [];
      await (event
        ? change({ lease, leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
        : change({ lease: null, leaseUntil: null }));
      return delivery && event ? { endpoint, delivery, event } : undefined;
    },

    /** Whether this delivery of the queue still sends: one that came too late changes nothing. */
    async holds({ lease }: Sender): Promise<boolean> {
      const [row] = await db
        .select({ id: webhookEndpoints.id })
        .from(webhookEndpoints)
        .where(and(isThis, eq(webhookEndpoints.lease, lease)))
        .for("no key update");
      return row !== undefined;
    },

    giveBack: () => change({ lease: null, leaseUntil: null }),

    async keepSuccess({ endpoint, delivery }: Work, { answer }: Outcome): Promise<void> {
      await db
        .update(webhookDeliveries)
        .set({ ...tried, status: "delivered", answer, fault: null, nextTryAt: null })
        .where(and(isWaiting, eq(webhookDeliveries.id, delivery.id)));
      if (endpoint.heldUntil ?? endpoint.failingSince)
        await change({ heldUntil: null, failingSince: null });
    },

    /** Without a wait it was the last try. The first failure of a delivery holds those behind it. */
    async keepFailure(
      { delivery, event }: Work,
      { answer, fault }: Outcome,
      waitSeconds: number | null,
    ): Promise<void> {
      const later = waitSeconds !== null;
      await db
        .update(webhookDeliveries)
        .set({
          ...tried,
          status: later ? "waiting" : "failed",
          answer,
          fault,
          nextTryAt: later ? sql`now() + make_interval(secs => ${waitSeconds})` : null,
        })
        .where(and(isWaiting, eq(webhookDeliveries.id, delivery.id)));
      if (event.type === "test") return;
      const isFirst = delivery.tries === 0 && !delivery.isByHand;
      await change({
        failingSince: sql`coalesce(${webhookEndpoints.failingSince}, now())`,
        ...(isFirst && { heldUntil: sql`now() + make_interval(mins => ${holdMinutes})` }),
      });
    },

    /** Whether nothing has got through for three days. */
    async hasFailedLong(): Promise<boolean> {
      const isLong = lte(
        webhookEndpoints.failingSince,
        sql`now() - make_interval(days => ${failingDays})`,
      );
      const rows = await db
        .select({ id: webhookEndpoints.id })
        .from(webhookEndpoints)
        .where(and(isThis, isLong));
      return rows.length > 0;
    },

    /** Once nothing waits, nothing fails: what fails later is counted from then on. */
    async forgetFailing(): Promise<void> {
      if ((await db.$count(webhookDeliveries, isWaiting)) === 0)
        await change({ failingSince: null });
    },

    /** False when it was off already. What waited is given up, and may be sent again by hand. */
    async switchOff(because: SwitchedOffBecause): Promise<boolean> {
      const rows = await db
        .update(webhookEndpoints)
        .set({ switchedOffAt: now, switchedOffBecause: because, heldUntil: null })
        .where(and(isThis, isNull(webhookEndpoints.switchedOffAt)))
        .returning({ id: webhookEndpoints.id });
      await db
        .update(webhookDeliveries)
        .set({ status: "failed", nextTryAt: null })
        .where(isWaiting);
      return rows.length > 0;
    },
  };
}

const tried = { tries: sql`${webhookDeliveries.tries} + 1`, triedAt: now };

/** Endpoints for which something is due and nobody sends; ids only, across organizations (a lookup function). */
export async function findEndpointsToCall(
  db: PersonDatabase,
): Promise<{ organizationId: number; endpointId: number }[]> {
  const { rows } = await db.execute<{ organization_id: string; endpoint_id: string }>(
    sql`select organization_id, endpoint_id from lookup.endpoints_to_call()`,
  );
  return rows.map((row) => ({
    organizationId: Number(row.organization_id),
    endpointId: Number(row.endpoint_id),
  }));
}
