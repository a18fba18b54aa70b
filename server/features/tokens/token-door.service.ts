import type { Deps } from "#server/deps.ts";
import { findToken, tokenStore } from "#server/features/tokens/tokens.store.ts";
import { countWrongToken, type FindProgram } from "#server/http/programs.ts";
import { isApiToken } from "#server/secrets/api-token.ts";
import { hashToken } from "#server/secrets/tokens.ts";

/** Whoever only holds a token sees no row at all, just what the lookup function answers. */
const nobody = { userId: "" };

/**
 * The person and the rights behind a token, looked up each time, so that ending one works at once in every process. Wrong ones are
 * counted by the address they come from; a damaged one costs the database nothing.
 */
export function tokenFinder({
  env,
  tenant,
  rateLimiter,
}: Pick<Deps, "env" | "tenant" | "rateLimiter">): FindProgram {
  return async (bearer, request) => {
    if (!isApiToken(bearer)) return null;
    const found = await tenant.asPerson(nobody, (db) => findToken(db, hashToken(bearer)));
    if (!found) {
      await countWrongToken({ env, rateLimiter }, request);
      return null;
    }
    const { organizationId, tokenId, userId, scopes, isQuiet } = found;
    if (isQuiet) await tenant.asSystem(organizationId, (db) => tokenStore(db).noteUse(tokenId));
    return { userId, program: { kind: "token", id: String(tokenId), organizationId, scopes } };
  };
}
