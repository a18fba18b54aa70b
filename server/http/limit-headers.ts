import type { FastifyInstance } from "fastify";
import { limitsTaken, type LimitTaken } from "#server/db/rate-limit.ts";
import { bearerOf } from "#server/http/programs.ts";

/**
 * Tells programs the limits that their call counted in, as draft-ietf-httpapi-ratelimit-headers-10 says it:
 * `RateLimit-Policy: "jobs-user";q=200;w=3600` and `RateLimit: "jobs-user";r=199;t=3542`.
 */
export function tellLimits(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (bearerOf(request) === undefined) return done();
    const taken: LimitTaken[] = [];
    limitsOf.set(reply, taken);
    limitsTaken.run(taken, done);
  });
  app.addHook("onSend", async (_request, reply) => {
    const taken = limitsOf.get(reply) ?? [];
    if (taken.length === 0) return;
    void reply.header("ratelimit-policy", taken.map(policyOf).join(", "));
    void reply.header("ratelimit", taken.map(stateOf).join(", "));
  });
}

const limitsOf = new WeakMap<object, LimitTaken[]>();

function policyOf({ name, max, windowSeconds }: LimitTaken): string {
  return `"${name}";q=${max};w=${windowSeconds}`;
}

function stateOf({ name, left, resetsInSeconds }: LimitTaken): string {
  return `"${name}";r=${left};t=${resetsInSeconds}`;
}
