import { sql } from "drizzle-orm";
import { z } from "zod";
import { AgentScope } from "#contract/programs/agent.ts";
import type { Database } from "#server/db/connect.ts";

/** An agent that is let in: by whom, where, and for what. */
export type AgentPlace = { organizationId: number; userId: string; scopes: AgentScope[] };

type Handle = Pick<Database, "execute">;
type PlaceRow = { organization_id: string; user_id: string; scopes: string[] };

/** Nothing for one that was disconnected, or whose person left. */
export async function findAgentPlace(db: Handle, agentId: number): Promise<AgentPlace | undefined> {
  const { rows } = await db.execute<PlaceRow>(sql`select * from lookup.agent(${agentId})`);
  const [row] = rows;
  return (
    row && {
      organizationId: Number(row.organization_id),
      userId: row.user_id,
      scopes: z.array(AgentScope).parse(row.scopes),
    }
  );
}
