import { sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";

/** Somebody who opened a hiring manager's room: known by the hash of their session alone. */
export type Manager = { sessionHash: Buffer };

/** The room that they decide in. */
export type ManagerPlace = { organizationId: number; roomId: number; jobId: number };

type Handle = Pick<Database, "execute">;
type PlaceRow = { organization_id: string; room_id: string; job_id: string };

/** Whether room and session still hold; asked before anything of a request is read. */
export async function isManager(db: Handle, { sessionHash }: Manager): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from lookup.manager_of_session(${sessionHash})`);
  return rows.length > 0;
}

/** From here on the transaction reads one room of one job, and writes its answers alone. */
export async function enterAsManager(
  db: Handle,
  { sessionHash }: Manager,
): Promise<ManagerPlace | undefined> {
  const { rows } = await db.execute<PlaceRow>(sql`select * from enter_as_manager(${sessionHash})`);
  const [row] = rows;
  return (
    row && {
      organizationId: Number(row.organization_id),
      roomId: Number(row.room_id),
      jobId: Number(row.job_id),
    }
  );
}
