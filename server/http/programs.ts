import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller } from "#server/db/tenant.ts";
import type { Program } from "#server/db/program.ts";
import type { RateLimiter } from "#server/db/rate-limit.ts";
import type { Env } from "#server/env.ts";
import { hashToken } from "#server/secrets/tokens.ts";

/** A program, and the person it acts for. */
export type ProgramCaller = Caller & { program: Program };

/** Who is behind what stands after `Bearer`; null for nobody. */
export type FindProgram = (
  bearer: string,
  request: FastifyRequest,
) => Promise<{ userId: string; program: Program } | null>;

/** Wrong ones are counted by the address they come from, whatever kind of program they say they are. */
export async function countWrongToken(
  {
    env,
    rateLimiter,
  }: {
    env: Pick<Env, "WRONG_TOKENS_PER_ADDRESS_PER_MINUTE">;
    rateLimiter: Pick<RateLimiter, "take">;
  },
  { ip }: FastifyRequest,
): Promise<void> {
  const limit = { max: env.WRONG_TOKENS_PER_ADDRESS_PER_MINUTE, windowSeconds: 60 };
  // As a hash: an IPv6 address has colons of its own, and what stands before the last one is the limit's name.
  await rateLimiter.take(`wrong-token:${hashToken(ip).toString("base64url")}`, limit);
}

/** The first that knows whoever calls. */
export function anyOf(...finders: readonly FindProgram[]): FindProgram {
  return async (bearer, request) => {
    for (const find of finders) {
      const found = await find(bearer, request);
      if (found) return found;
    }
    return null;
  };
}

/** Whoever calls without a living token where agents are admitted is told how to be let in (RFC 9728). */
export function challengeAgents(app: FastifyInstance, { origin }: Pick<Env, "origin">): void {
  const challenge = `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`;
  app.addHook("onSend", async ({ routeOptions }, reply) => {
    const isRefused = reply.statusCode === 401 && routeOptions.config?.admitsAgents === true;
    if (isRefused) void reply.header("www-authenticate", challenge);
  });
}

/** What a program sends along to be known by. Other kinds of `Authorization` are for whatever stands in front of us. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(\S*)/iu.exec(headers.authorization ?? "")?.[1];
}
