import {
  AgentScope,
  type Agent,
  type AgentConsent,
  type AgentIntroduction,
  type AgentLetIn,
  type AgentRequest,
  type ConnectedAgents,
} from "#contract/programs/agent.ts";
import { Problem } from "#contract/problem.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { mcpAddress } from "#server/env/server.ts";
import type { OAuthConsent } from "#server/features/accounts/oauth/consent.service.ts";
import { agentStore, type AgentRow } from "#server/features/agents/agents.store.ts";
import { oauthStore } from "#server/features/agents/oauth.store.ts";

export type AgentService = ReturnType<typeof agentService>;

/** By its name, because the row is gone once it is disconnected: `agent:12/Desk assistant`. */
const objectOf = ({ id, name }: { id: number; name: string }) => `agent:${id}/${name}`;

/** Assistants that a member lets in by OAuth, who then work in that member's name. */
export function agentService(
  { env, tenant, keeper }: Pick<Deps, "env" | "tenant" | "keeper">,
  consent: OAuthConsent,
) {
  /** Who asks, by a query that better-auth signed; its word is the only one about where a no leads. */
  async function read(headers: Headers, query: string) {
    const cancelTo = await consent.deny(headers, query);
    const asked = new URLSearchParams(query);
    const clientId = asked.get("client_id") ?? "";
    const client = await oauthStore(keeper).findClient(clientId);
    if (!client) throw new Problem("agentRequestOver");
    const scopes = new Set(asked.get("scope")?.split(" "));
    return {
      clientId,
      name: client.name ?? "",
      redirectHost: new URL(cancelTo).host,
      scopes: AgentScope.options.filter((scope) => scopes.has(scope)),
      cancelTo,
    };
  }

  return {
    list: (caller: Caller, organizationId: number): Promise<ConnectedAgents> =>
      tenant.of(caller, { organizationId }, "agent.read", async (db) => ({
        address: mcpAddress(env),
        agents: (await agentStore(db).list()).map(present),
      })),

    introduce: async (headers: Headers, { query }: AgentRequest): Promise<AgentIntroduction> =>
      read(headers, query),

    async letIn(
      caller: Caller,
      organizationId: number,
      headers: Headers,
      { query, scopes }: AgentConsent,
    ): Promise<AgentLetIn> {
      await tenant.of(caller, { organizationId }, "organization.read", async () => undefined);
      const { clientId, name, redirectHost, scopes: asked } = await read(headers, query);
      if (scopes.some((scope) => !asked.includes(scope))) throw new Problem("invalidRequest");
      const agentId = await tenant.of(
        caller,
        { organizationId },
        "agent.letIn",
        async (db, { record }) => {
          const { userId } = caller;
          const agent = { userId, clientId, name, redirectHost, scopes };
          const id = await agentStore(db).replace(agent);
          await record({ object: objectOf({ id, name }), after: agent });
          return id;
        },
      );
      const continueTo = await consent
        .accept(headers, query, scopes, agentId)
        .catch(async (fault: unknown) => {
          // Nobody was let in: no row may say so.
          await tenant.asSystem(organizationId, (db) => agentStore(db).remove(agentId));
          throw fault;
        });
      return { continueTo };
    },

    /** Its tokens are rows that go with it, and every call looks them up. */
    disconnect: (caller: Caller, organizationId: number, agentId: number): Promise<void> =>
      tenant.of(caller, { organizationId }, "agent.disconnect", async (db, { record }) => {
        const gone = await agentStore(db).remove(agentId);
        if (!gone) throw new Problem("notFound");
        await record({ object: objectOf(gone), before: gone });
      }),
  };
}

function present({ createdAt, lastCalledAt, ...row }: AgentRow): Agent {
  return {
    ...row,
    letInAt: createdAt.toISOString(),
    lastCalledAt: lastCalledAt?.toISOString() ?? null,
  };
}
