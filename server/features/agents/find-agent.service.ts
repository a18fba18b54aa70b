import type { Deps } from "#server/deps.ts";
import type { Program } from "#server/db/program.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { digestOf } from "#server/digest.ts";
import { mcpAddress } from "#server/env/server.ts";
import { agentStore } from "#server/features/agents/agents.store.ts";
import { oauthStore } from "#server/features/agents/oauth.store.ts";
import { countWrongToken, type FindProgram } from "#server/http/programs.ts";

const accessToken = /^rpa_([A-Za-z]{32})$/u;

/**
 * Who holds an access token, where agents are admitted; looked up each time, so that Disconnect works at once, in every process.
 * Wrong ones are counted by the address they come from.
 */
export function agentFinder({
  env,
  keeper,
  tenant,
  rateLimiter,
}: Pick<Deps, "env" | "keeper" | "tenant" | "rateLimiter">): FindProgram {
  return async (bearer, request) => {
    const token = accessToken.exec(bearer)?.[1];
    if (token === undefined || !request.routeOptions.config.admitsAgents) return null;
    const hash = digestOf(token);
    const holder = await oauthStore(keeper).findHolder(hash, mcpAddress(env));
    const place = holder && (await tenant.findAgent(holder.agentId));
    if (!holder || !place) {
      await countWrongToken({ env, rateLimiter }, request);
      return null;
    }
    const { userId, organizationId } = place;
    // A token may have been asked for with less than the agent was given.
    const scopes = place.scopes.filter((scope) => holder.scopes.includes(scope));
    return {
      userId,
      program: { kind: "agent", id: String(holder.agentId), organizationId, scopes },
    };
  };
}

/** What an agent did last, such as "Read a report", for the admins' list. */
export async function noteAgentCall(
  { tenant }: Pick<Deps, "tenant">,
  { kind, organizationId, id }: Program,
  call: string,
): Promise<void> {
  if (kind !== "agent") return;
  await tenant.asSystem(organizationId, (db) => agentStore(db).noteCall(Number(id), call));
}

export const removeAgentsOf = (db: TenantDatabase, userId: string): Promise<void> =>
  agentStore(db).removeAllOf(userId);
