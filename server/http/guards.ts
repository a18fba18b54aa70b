import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";
import type { Env } from "#server/env.ts";
import type { SignedIn } from "#server/http/handlers.ts";
import type { FindLinkSession, LinkKind } from "#server/http/link-sessions.ts";
import { bearerOf, type FindProgram, type ProgramCaller } from "#server/http/programs.ts";
import { OwnFault } from "#server/own-fault.ts";

export type FindSession = (request: FastifyRequest) => Promise<SignedIn | null>;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Every unsafe call must come from our own pages; asked before anything of it is read. A program's comes from no page: no browser
 * adds its token by itself, and what a browser does add, the cookies, is taken away here.
 */
export function refuseForeignOrigins(app: FastifyInstance, env: Env): void {
  app.addHook("onRequest", async (request) => {
    if (bearerOf(request) !== undefined || request.routeOptions.config.isForPrograms) {
      delete request.headers.cookie;
      return;
    }
    if (safeMethods.has(request.method)) return;
    const site = request.headers["sec-fetch-site"];
    const isForeign =
      request.headers.origin !== env.origin || (site !== undefined && site !== "same-origin");
    if (isForeign) throw new Problem("foreignOrigin");
  });
}

export type Finders = {
  session: FindSession;
  program: FindProgram;
  byLink: Record<LinkKind, FindLinkSession>;
};

/**
 * A route without an access word does not start; everything but `anyone` needs a session or a token, before body and validation.
 * A program makes the calls whose scopes it has. To a guest all but the calls for guests are not there, and to a manager all but those for managers.
 */
export function guardAccess(
  app: FastifyInstance,
  { session: findSession, program: findProgram, byLink: findByLink }: Finders,
): void {
  /** By the table alone, before anything else of the call is looked at; the tenant's door asks again. */
  async function admitProgram(request: FastifyRequest, bearer: string): Promise<ProgramCaller> {
    const { scopes } = request.routeOptions.config;
    const found = await findProgram(bearer, request);
    if (!found) throw new Problem("unauthorized");
    const isOpen = scopes?.every((scope) => found.program.scopes.includes(scope)) ?? false;
    if (!isOpen) throw new Problem("notInScope");
    return { ...found, ipAddress: request.ip, requestId: request.id };
  }

  app.decorateRequest("caller", null);
  app.decorateRequest("linkSession", null);
  app.addHook("onRoute", (route) => {
    if (route.config?.access === undefined) {
      throw new OwnFault(`${String(route.method)} ${route.url} has no access entry`);
    }
  });
  app.addHook("onRequest", async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === "anyone") return;
    const bearer = bearerOf(request);
    if (bearer !== undefined) {
      request.caller = await admitProgram(request, bearer);
      return;
    }
    if (access === "guest" || access === "manager") {
      request.linkSession = await findByLink[access](request);
      if (!request.linkSession) throw new Problem("linkEnded");
      return;
    }
    const signedIn = await findSession(request);
    request.caller = signedIn;
    if (!signedIn) {
      const isByLink = (await findByLink.guest(request)) ?? (await findByLink.manager(request));
      throw new Problem(isByLink ? "notFound" : "unauthorized");
    }
    // To everybody else these calls are not there.
    if (access === "operator" && !signedIn.isOperator) throw new Problem("notFound");
  });
}
