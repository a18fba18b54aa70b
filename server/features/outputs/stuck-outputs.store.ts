import { sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";

type StuckOutput = { organizationId: number; outputId: number; gen: number };

/** Reports in flight without a living queue entry; ids only, across organizations (a lookup function). */
export async function findStuckOutputs(
  database: Database,
  quietSeconds: number,
): Promise<StuckOutput[]> {
  const { rows } = await database.execute<{
    organization_id: string;
    output_id: string;
    gen: number;
  }>(sql`select * from lookup.stuck_outputs(make_interval(secs => ${quietSeconds}))`);
  return rows.map((row) => ({
    organizationId: Number(row.organization_id),
    outputId: Number(row.output_id),
    gen: row.gen,
  }));
}
