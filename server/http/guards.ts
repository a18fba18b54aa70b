import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";
import type { Env } from "#server/env.ts";
import type { SignedIn } from "#server/http/handlers.ts";
import type { FindLinkSession, LinkKind } from "#server/http/link-sessions.ts";

export type FindSession = (request: FastifyRequest) => Promise<SignedIn | null>;

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
 * To a guest all but the calls for guests are not there, and to a manager all but those for managers.
 */
export function guardAccess(
  app: FastifyInstance,
  findSession: FindSession,
  findByLink: Record<LinkKind, FindLinkSession>,
): void {
  app.decorateRequest("caller", null);
  app.decorateRequest("linkSession", null);
  app.addHook("onRoute", (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} has no access entry`);
    }
  });
  app.addHook("onRequest", async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === "anyone") return;
    if (access === "guest" || access === "manager") {
      request.linkSession = await findByLink[access](request);
      if (!request.linkSession) throw new Problem("linkEnded");
      return;
    }
    request.caller = await findSession(request);
    if (!request.caller) {
      const isByLink = (await findByLink.guest(request)) ?? (await findByLink.manager(request));
      throw new Problem(isByLink ? "notFound" : "unauthorized");
    }
    // To everybody else these calls are not there.
    if (access === "operator" && !request.caller.isOperator) throw new Problem("notFound");
  });
}
