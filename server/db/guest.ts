import { sql } from "drizzle-orm";
import { ToolType } from "#contract/output.ts";
import type { Database } from "#server/db/connect.ts";

/** Somebody who opened a shared link: known by the hash of their session alone. */
export type Guest = { sessionHash: Buffer };

/** What a guest's link leads to; without a tool to all reports of the job. */
export type GuestPlace = {
  organizationId: number;
  shareLinkId: number;
  jobId: number;
  toolType: ToolType | null;
};

type Handle = Pick<Database, "execute">;
type PlaceRow = {
  organization_id: string;
  share_link_id: string;
  job_id: string;
  tool_type: string | null;
};

/** Whether link and session still hold; asked before anything of a request is read. */
export async function isGuest(db: Handle, { sessionHash }: Guest): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from lookup.guest_of_session(${sessionHash})`);
  return rows.length > 0;
}

/** From here on the transaction reads one job's shared reports, and changes nothing. */
export async function enterAsGuest(
  db: Handle,
  { sessionHash }: Guest,
): Promise<GuestPlace | undefined> {
  const { rows } = await db.execute<PlaceRow>(sql`select * from enter_as_guest(${sessionHash})`);
  const [row] = rows;
  return (
    row && {
      organizationId: Number(row.organization_id),
      shareLinkId: Number(row.share_link_id),
      jobId: Number(row.job_id),
      toolType: ToolType.nullable().parse(row.tool_type),
    }
  );
}
