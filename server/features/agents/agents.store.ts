import { and, desc, eq, sql } from "drizzle-orm";
import type { AgentScope } from "#contract/programs/agent.ts";
import { ours } from "#server/db/ours.ts";
import { users } from "#server/db/schema/people.ts";
import { agents } from "#server/db/schema/agents.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { OwnFault } from "#server/own-fault.ts";

const mostListed = 200;

export type AgentRow = Awaited<ReturnType<ReturnType<typeof agentStore>["list"]>>[number];

/** Assistants that members of the organization let in. */
export function agentStore(db: TenantDatabase) {
  const isOurs = ours(db, agents);

  return {
    list: () =>
      db
        .select({
          id: agents.id,
          name: agents.name,
          redirectHost: agents.redirectHost,
          scopes: agents.scopes,
          letInBy: users.name,
          createdAt: agents.createdAt,
          lastCalledAt: agents.lastCalledAt,
          lastCall: agents.lastCall,
        })
        .from(agents)
        .innerJoin(users, eq(users.id, agents.userId))
        .where(isOurs)
        .orderBy(desc(agents.id))
        .limit(mostListed),

    /** Somebody who lets the same program in again lets in a new agent: what the old one holds ends. */
    async replace(agent: {
      userId: string;
      clientId: string;
      name: string;
      redirectHost: string;
      scopes: AgentScope[];
    }): Promise<number> {
      const isSame = and(eq(agents.userId, agent.userId), eq(agents.clientId, agent.clientId));
      await db.delete(agents).where(and(isOurs, isSame));
      const [made] = await db
        .insert(agents)
        .values({ ...agent, organizationId: db.organizationId })
        .returning({ id: agents.id });
      if (!made) throw new OwnFault("the agent was not stored");
      return made.id;
    },

    /** Its consents and tokens go with it. */
    async remove(id: number): Promise<{ id: number; name: string } | undefined> {
      const [gone] = await db
        .delete(agents)
        .where(and(isOurs, eq(agents.id, id)))
        .returning({ id: agents.id, name: agents.name });
      return gone;
    },

    async removeAllOf(userId: string): Promise<void> {
      await db.delete(agents).where(and(isOurs, eq(agents.userId, userId)));
    },

    async noteCall(id: number, lastCall: string): Promise<void> {
      await db
        .update(agents)
        .set({ lastCall, lastCalledAt: sql`now()` })
        .where(and(isOurs, eq(agents.id, id)));
    },
  };
}
