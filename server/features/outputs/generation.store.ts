import { and, eq, lt, sql } from "drizzle-orm";
import type { OutputFailure } from "#contract/output.ts";
import { ours } from "#server/db/ours.ts";
import { outputs } from "#server/db/schema/outputs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Claim } from "#server/features/outputs/outputs.store.ts";

/** What one generation may use before it is given up. */
export type GenerationLimits = { attempts: number; calls: number; seconds: number };

/** What a delivery may do to the report under its lease; with the lease lost, nothing. */
export function generationStore(db: TenantDatabase, { outputId, gen, lease }: Claim) {
  const isHeld = and(
    ours(db, outputs),
    eq(outputs.id, outputId),
    eq(outputs.gen, gen),
    eq(outputs.lease, lease),
    eq(outputs.status, "processing"),
  );
  const now = sql`now()`;

  return {
    async isHeld(): Promise<boolean> {
      const rows = await db.select({ id: outputs.id }).from(outputs).where(isHeld);
      return rows.length > 0;
    },

    /** Before a call to a model leaves, so that it is counted even if we do not live to see its answer. */
    async countCall(mostCalls: number): Promise<boolean> {
      const rows = await db
        .update(outputs)
        .set({ callsMade: sql`${outputs.callsMade} + 1`, updatedAt: now })
        .where(and(isHeld, lt(outputs.callsMade, mostCalls)))
        .returning({ id: outputs.id });
      return rows.length > 0;
    },

    /** Puts the report back into the queue; refused when another attempt after such a wait would be one too many or too late. An attempt that asked nobody does not count. */
    async putBack(
      taskId: string,
      waitSeconds: number,
      most: GenerationLimits,
      isCounted: boolean,
    ): Promise<boolean> {
      const attempts = isCounted ? outputs.attempts : sql`${outputs.attempts} - 1`;
      const deadline = sql`${outputs.claimedAt} + make_interval(secs => ${most.seconds - waitSeconds})`;
      const rows = await db
        .update(outputs)
        .set({
          status: "queued",
          lease: null,
          taskId,
          attempts: sql`${attempts}`,
          updatedAt: now,
        })
        .where(
          and(
            isHeld,
            isCounted ? lt(outputs.attempts, most.attempts) : undefined,
            lt(outputs.callsMade, most.calls),
            sql`now() < ${deadline}`,
          ),
        )
        .returning({ id: outputs.id });
      return rows.length > 0;
    },

    /** Puts the report back as if this delivery had never been. */
    async handBack(taskId: string): Promise<boolean> {
      const attempts = sql`${outputs.attempts} - 1`;
      const rows = await db
        .update(outputs)
        .set({ status: "queued", lease: null, taskId, attempts, updatedAt: now })
        .where(isHeld)
        .returning({ id: outputs.id });
      return rows.length > 0;
    },

    async fail(failure: OutputFailure): Promise<boolean> {
      const rows = await db
        .update(outputs)
        .set({ status: "failed", ...failure, updatedAt: now })
        .where(isHeld)
        .returning({ id: outputs.id });
      return rows.length > 0;
    },
  };
}
