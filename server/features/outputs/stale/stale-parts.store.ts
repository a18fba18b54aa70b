import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { StalePart } from "#contract/output.ts";
import { ours } from "#server/db/ours.ts";
import { outputs } from "#server/db/schema/outputs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

/** What of a report rests on changed facts; no parts are named where only the whole is known to. */
export type Staleness = { isOutdated: boolean; staleParts: readonly StalePart[] };

/** Says what of a text is stale, if it is still the present one; where that is known already nothing is written. */
export async function keepStaleness(
  db: TenantDatabase,
  { id, version, isOutdated, staleParts }: typeof outputs.$inferSelect,
  found: Staleness,
): Promise<void> {
  if (isDeepStrictEqual({ isOutdated, staleParts }, found)) return;
  await db
    .update(outputs)
    .set({ ...found, staleVersion: sql`${outputs.staleVersion} + 1` })
    .where(and(ours(db, outputs), eq(outputs.id, id), eq(outputs.version, version)));
}
