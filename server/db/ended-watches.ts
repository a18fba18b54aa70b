import { sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";

/** The places of those who may not watch their job any more: signed out, removed, or the job is gone (a lookup function). */
export async function findEndedWatches(
  database: Database,
  watches: readonly { sessionId: string; jobId: number }[],
): Promise<number[]> {
  const sessions = sql.param(watches.map(({ sessionId }) => sessionId));
  const jobs = sql.param(watches.map(({ jobId }) => jobId));
  const { rows } = await database.execute<{ place: string }>(
    sql`select place from lookup.ended_watches(${sessions}::text[], ${jobs}::bigint[]) as place`,
  );
  return rows.map(({ place }) => Number(place) - 1);
}
