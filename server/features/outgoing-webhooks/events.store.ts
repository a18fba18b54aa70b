import { randomUUID } from "node:crypto";
import { and, arrayContains, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { WebhookEventType } from "#contract/programs/webhook-endpoint.ts";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "#server/db/schema/webhooks.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { OwnFault } from "#server/own-fault.ts";

type EventRow = typeof webhookEvents.$inferSelect;
export type NewEvent = Pick<EventRow, "type"> &
  Partial<Pick<EventRow, "jobId" | "outputId" | "toolType" | "sequence">>;

/** What happened, and who is to be told. */
export function eventStore(db: TenantDatabase) {
  const { organizationId } = db;
  return {
    /** The next number of a job's events; two at once wait for each other. Nothing when the job is gone. */
    async takeNumber(jobId: number): Promise<number | undefined> {
      const [row] = await db
        .update(jobs)
        .set({ eventCount: sql`${jobs.eventCount} + 1` })
        .where(and(ours(db, jobs), eq(jobs.id, jobId)))
        .returning({ number: jobs.eventCount });
      return row?.number;
    },

    /** They stay until the deliveries to them are written, and nobody who sends to them looks for what is next meanwhile. */
    async listListeners(type: WebhookEventType): Promise<number[]> {
      const rows = await db
        .select({ id: webhookEndpoints.id })
        .from(webhookEndpoints)
        .where(
          and(
            ours(db, webhookEndpoints),
            isNull(webhookEndpoints.switchedOffAt),
            arrayContains(webhookEndpoints.events, [type]),
          ),
        )
        .for("share");
      return rows.map(({ id }) => id);
    },

    /** Whether something is due already: whoever sends it, or finds it later, sends what comes behind it as well. */
    async isBusy(endpointId: number): Promise<boolean> {
      const isDue = and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.status, "waiting"),
        lte(webhookDeliveries.nextTryAt, sql`now()`),
      );
      const rows = await db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(and(ours(db, webhookDeliveries), isDue))
        .orderBy(asc(webhookDeliveries.id))
        .limit(1);
      return rows.length > 0;
    },

    async add(event: NewEvent): Promise<number> {
      const [row] = await db
        .insert(webhookEvents)
        .values({ ...event, organizationId, messageId: randomUUID() })
        .returning({ id: webhookEvents.id });
      if (!row) throw new OwnFault("the event was not stored");
      return row.id;
    },

    async addDelivery(endpointId: number, eventId: number, isByHand: boolean): Promise<number> {
      const [row] = await db
        .insert(webhookDeliveries)
        .values({ organizationId, endpointId, eventId, isByHand })
        .returning({ id: webhookDeliveries.id });
      if (!row) throw new OwnFault("the delivery was not stored");
      return row.id;
    },
  };
}
