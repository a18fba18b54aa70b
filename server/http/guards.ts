import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";
import type { Guest } from "#server/db/guest.ts";
import type { Env } from "#server/env.ts";
import type { SignedIn } from "#server/http/handlers.ts";

export type FindSession = (request: FastifyRequest) => Promise<SignedIn | null>;

/** The guest behind a request, if there is one. */
export type FindGuest = (request: FastifyRequest) => Promise<Guest | null>;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Every unsafe call must come from our own pages; asked before anything of it is read. */
export function refuseForeignOrigins(app: FastifyInstance, env: Env): void {
  app.addHook("onRequest", async (request) => {
    if (safeMethods.has(request.method)) return;
    const site = request.headers["sec-fetch-site"];
    const isForeign =
      request.headers.origin !== env.origin || (site !== undefined && site !== "same-origin");
    if (isForeign) throw new Problem("foreignOrigin");
  });
}

/**
 * A route without an access word does not start; everything but `anyone` needs a session, before body and validation.
 * To a guest all but the calls for guests are not there.
 */
export function guardAccess(
  app: FastifyInstance,
  findSession: FindSession,
  findGuest: FindGuest,
): void {
  app.decorateRequest("caller", null);
  app.decorateRequest("guest", null);
  app.addHook("onRoute", (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} has no access entry`);
    }
  });
  app.addHook("onRequest", async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === "anyone") return;
    if (access === "guest") {
      request.guest = await findGuest(request);
      if (!request.guest) throw new Problem("linkEnded");
      return;
    }
    request.caller = await findSession(request);
    if (!request.caller)
      throw new Problem((await findGuest(request)) ? "notFound" : "unauthorized");
    // To everybody else these calls are not there.
    if (access === "operator" && !request.caller.isOperator) throw new Problem("notFound");
  });
}
