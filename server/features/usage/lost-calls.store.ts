import { sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";

type LostCall = { organizationId: number; callId: number };

/** Reservations that nobody settled; ids only, across organizations (a lookup function). */
export async function findLostCalls(database: Database, quietSeconds: number): Promise<LostCall[]> {
  const { rows } = await database.execute<{ organization_id: string; call_id: string }>(
    sql`select * from lookup.lost_calls(make_interval(secs => ${quietSeconds}))`,
  );
  return rows.map((row) => ({
    organizationId: Number(row.organization_id),
    callId: Number(row.call_id),
  }));
}

/** Drops counters of hours and days that are over. */
export async function forgetSpending(database: Database): Promise<void> {
  await database.execute(sql`select lookup.forget_spending()`);
}
