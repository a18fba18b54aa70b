import { sql } from "drizzle-orm";
import type { PersonDatabase } from "#server/db/tenant.ts";

export type RoomPlace = { organizationId: number; roomId: number };

/** The room behind a token while it holds; ids only, across organizations (a lookup function). */
export async function findRoom(
  db: PersonDatabase,
  tokenHash: Buffer,
): Promise<RoomPlace | undefined> {
  const { rows } = await db.execute<{ organization_id: string; room_id: string }>(
    sql`select * from lookup.room_of_token(${tokenHash})`,
  );
  const [row] = rows;
  return row && { organizationId: Number(row.organization_id), roomId: Number(row.room_id) };
}
