import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import underPressure from "@fastify/under-pressure";
import { fastify, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { Problem } from "#contract/problem.ts";
import { openCalls } from "#server/calls.ts";
import type { Deps } from "#server/deps.ts";
import { listen } from "#server/db/listen.ts";
import { openAuth } from "#server/features/accounts/auth.ts";
import { serveAuth, sessionFinder } from "#server/features/accounts/auth.routes.ts";
import { serveOAuth } from "#server/features/accounts/oauth/oauth.routes.ts";
import { agentFinder } from "#server/features/agents/find-agent.service.ts";
import { openMcpServer } from "#server/features/mcp/mcp-server.ts";
import { serveMcp } from "#server/features/mcp/mcp.routes.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { tokenFinder } from "#server/features/tokens/token-door.service.ts";
import { tellLimits } from "#server/http/limit-headers.ts";
import { collectOpenApi, serveApiDocs } from "#server/http/api-docs.ts";
import { guardAccess, refuseForeignOrigins } from "#server/http/guards.ts";
import { securityHeaders, setHeaders } from "#server/http/headers.ts";
import { linkSessionFinder } from "#server/http/link-sessions.ts";
import { acceptJsonOnly, bodyLimitBytes } from "#server/http/json.ts";
import { measureRequests, serveMetrics } from "#server/http/metrics.ts";
import { servePages } from "#server/http/pages.ts";
import { answerProblems, answerUnreadable } from "#server/http/problems.ts";
import { anyOf, challengeAgents } from "#server/http/programs.ts";
import { warnOfUnknownProxy } from "#server/http/proxy-warning.ts";
import "#server/http/request-context.ts";
import { nameRequest, traceIdOf } from "#server/http/request-id.ts";
import { serveEndpoints } from "#server/http/serve.ts";
import { describeFault } from "#server/log.ts";

/** The web server without a port. `pages` is the folder of the built browser app, if there is one. */
export async function buildApp(deps: Deps, pages?: string): Promise<FastifyInstance> {
  const { env, log, tenant } = deps;
  const headersFor = securityHeaders(env);
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: env.REQUEST_TIMEOUT_MS,
    connectionTimeout: 2 * env.REQUEST_TIMEOUT_MS,
    trustProxy: env.TRUSTED_PROXY ?? false,
    genReqId: ({ headers }) => nameRequest(headers),
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    // Fastify's limit for hooks holds for draining too, which is one.
    pluginTimeout: 10_000 + env.STOP_DRAIN_MS,
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: answerUnreadable(headersFor),
    logger: false,
  });
  const outbox = outboxService(deps);
  const auth = openAuth(deps, outbox);
  let isStopping = false;

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  answerProblems(app, log);
  setHeaders(app, headersFor);
  warnOfUnknownProxy(app, env, log);
  tellLimits(app);
  refuseForeignOrigins(app, env);
  challengeAgents(app, env);
  guardAccess(app, {
    session: sessionFinder(auth, env),
    program: anyOf(agentFinder(deps), tokenFinder(deps)),
    byLink: {
      guest: linkSessionFinder(env, "guest", tenant.knowsGuest),
      manager: linkSessionFinder(env, "manager", tenant.knowsManager),
    },
  });
  if (env.PRESSURE_EVENT_LOOP_MS > 0) shedLoad(app, env.PRESSURE_EVENT_LOOP_MS);
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const ms = Math.round(reply.elapsedTime);
    log.info(
      {
        requestId: request.id,
        traceId: traceIdOf(request.headers),
        method: request.method,
        route,
        status: reply.statusCode,
        ms,
      },
      "answered",
    );
  });

  const { handlers, live, mcp } = openCalls(deps, { auth, outbox, isStopping: () => isStopping });
  measureRequests(app, deps, live.size);
  serveMetrics(app, deps);
  collectOpenApi(app);
  await app.register(async (scope) => {
    serveEndpoints(scope, handlers);
    serveAuth(scope, auth, env);
    serveOAuth(scope, auth.handler, env);
    serveApiDocs(scope);
    serveMcp(scope, { open: (caller) => openMcpServer(mcp, caller), log, origin: env.origin });
  });
  if (pages && existsSync(pages)) servePages(app, pages, env);
  else app.setNotFoundHandler(async () => Promise.reject(new Problem("notFound")));

  const dropSilent = watchSilentSockets(app);
  const listener = await listen(env.DATABASE_URL, log, "roleprint", {
    announcement: (news) => live.announce(news),
    gap: live.refreshAll,
  });
  const rechecking = setInterval(() => {
    live.recheck().catch((error: unknown) => log.warn(describeFault(error), "streams not checked"));
  }, env.STREAM_RECHECK_MS);
  app.addHook("preClose", async () => {
    isStopping = true;
    await setTimeout(env.STOP_DRAIN_MS);
    live.closeAll();
    dropSilent();
  });
  app.addHook("onClose", async () => {
    clearInterval(rechecking);
    await listener.stop();
  });
  return app;
}

/** Sockets that browsers open in advance and never use are not "idle" to Node and would hold up a stop for ever. */
function watchSilentSockets(app: FastifyInstance): () => void {
  const silent = new Set<Socket>();
  app.server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", (request) => silent.delete(request.socket));
  return () => silent.forEach((socket) => socket.destroy());
}

/** Answers 503 while the event loop lags; health and streams go on. */
function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): void {
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (request.url !== "/api/health") throw new Problem("unavailable", undefined, 2);
    },
  });
}
