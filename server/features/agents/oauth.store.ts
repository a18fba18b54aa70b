import { and, arrayContains, eq, gt, isNull, sql } from "drizzle-orm";
import { users } from "#server/db/schema/people.ts";
import { oauthAccessTokens, oauthClients } from "#server/db/schema/agents.ts";
import type { Deps } from "#server/deps.ts";

type Holder = { agentId: number; scopes: readonly string[] };

/** What better-auth keeps of programs and their tokens; the keeper's rows. */
export function oauthStore(keeper: Deps["keeper"]) {
  return {
    async findClient(clientId: string): Promise<{ name: string | null } | undefined> {
      const [row] = await keeper
        .select({ name: oauthClients.name })
        .from(oauthClients)
        .where(eq(oauthClients.clientId, clientId));
      return row;
    },

    /** The agent that holds a living token for this address, unless its person is blocked. */
    async findHolder(hash: string, address: string): Promise<Holder | undefined> {
      const lives = and(
        gt(oauthAccessTokens.expiresAt, sql`now()`),
        isNull(oauthAccessTokens.revoked),
        isNull(users.blockedAt),
      );
      const [row] = await keeper
        .select({ agentId: oauthAccessTokens.referenceId, scopes: oauthAccessTokens.scopes })
        .from(oauthAccessTokens)
        .innerJoin(users, eq(users.id, oauthAccessTokens.userId))
        .where(
          and(
            eq(oauthAccessTokens.token, hash),
            arrayContains(oauthAccessTokens.resources, [address]),
            lives,
          ),
        );
      return row;
    },
  };
}
