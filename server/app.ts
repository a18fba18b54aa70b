import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import underPressure from "@fastify/under-pressure";
import { fastify, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";
import { findEndedWatches } from "#server/db/ended-watches.ts";
import { listen } from "#server/db/listen.ts";
import { accountHandlers } from "#server/features/accounts/accounts.handlers.ts";
import { accountService } from "#server/features/accounts/accounts.service.ts";
import { forgottenDevice } from "#server/features/accounts/known-device.ts";
import { resetLinks } from "#server/features/accounts/reset-link.service.ts";
import { personErasure } from "#server/features/accounts/person-erasure.service.ts";
import { personExport } from "#server/features/accounts/person-export.service.ts";
import { openAuth } from "#server/features/accounts/auth.ts";
import { serveAuth, sessionFinder } from "#server/features/accounts/auth.routes.ts";
import { connectionHandlers } from "#server/features/connections/connections.handlers.ts";
import { connectionService } from "#server/features/connections/connections.service.ts";
import { openModelChoice } from "#server/features/connections/model-choice.service.ts";
import { exportHandlers } from "#server/features/exports/exports.handlers.ts";
import { exportService } from "#server/features/exports/exports.service.ts";
import { intakeHandlers } from "#server/features/intake/intake.handlers.ts";
import { intakeService } from "#server/features/intake/intake.service.ts";
import { invitationHandlers } from "#server/features/invitations/invitations.handlers.ts";
import { invitationService } from "#server/features/invitations/invitations.service.ts";
import { joiningService } from "#server/features/invitations/joining.service.ts";
import { jobHandlers } from "#server/features/jobs/jobs.handlers.ts";
import { jobService } from "#server/features/jobs/jobs.service.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { activityService } from "#server/features/organizations/activity.service.ts";
import { memberHandlers } from "#server/features/organizations/members.handlers.ts";
import { memberService } from "#server/features/organizations/members.service.ts";
import { organizationErasure } from "#server/features/organizations/organization-erasure.service.ts";
import { organizationExport } from "#server/features/organizations/organization-export.service.ts";
import { organizationHandlers } from "#server/features/organizations/organizations.handlers.ts";
import { organizationService } from "#server/features/organizations/organizations.service.ts";
import { editingService } from "#server/features/outputs/editing.service.ts";
import { examinationService } from "#server/features/outputs/examination.service.ts";
import { operatorHandlers } from "#server/features/operators/operators.handlers.ts";
import { operatorService } from "#server/features/operators/operators.service.ts";
import { outputHandlers } from "#server/features/outputs/outputs.handlers.ts";
import { outputService } from "#server/features/outputs/outputs.service.ts";
import { readingHandlers } from "#server/features/readings/readings.handlers.ts";
import { readingService } from "#server/features/readings/readings.service.ts";
import { guestFinder } from "#server/features/shares/guest-cookie.ts";
import { guestService } from "#server/features/shares/guests.service.ts";
import { shareHandlers } from "#server/features/shares/shares.handlers.ts";
import { shareService } from "#server/features/shares/shares.service.ts";
import { systemHandlers } from "#server/features/system/system.handlers.ts";
import { webhookHandlers } from "#server/features/webhooks/webhooks.handlers.ts";
import { usageHandlers } from "#server/features/usage/usage.handlers.ts";
import { usageService } from "#server/features/usage/usage.service.ts";
import { collectOpenApi, serveApiDocs } from "#server/http/api-docs.ts";
import { guardAccess, refuseForeignOrigins } from "#server/http/guards.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { securityHeaders, setHeaders } from "#server/http/headers.ts";
import { acceptJsonOnly, bodyLimitBytes } from "#server/http/json.ts";
import { openLive } from "#server/http/live.ts";
import { measureRequests, serveMetrics } from "#server/http/metrics.ts";
import { servePages } from "#server/http/pages.ts";
import { answerProblems, answerUnreadable } from "#server/http/problems.ts";
import { warnOfUnknownProxy } from "#server/http/proxy-warning.ts";
import "#server/http/request-context.ts";
import { nameRequest, traceIdOf } from "#server/http/request-id.ts";
import { serveEndpoints } from "#server/http/serve.ts";
import { describeFault } from "#server/log.ts";

/** The web server without a port. `pages` is the folder of the built browser app, if there is one. */
export async function buildApp(deps: Deps, pages?: string): Promise<FastifyInstance> {
  const { env, log, database, tenant } = deps;
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
  refuseForeignOrigins(app, env);
  guardAccess(app, sessionFinder(auth, env), guestFinder(tenant, env));
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

  const organizations = organizationService(deps);
  const erasure = organizationErasure(deps);
  const outputs = outputService(tenant, deps.queue, env);
  const readings = readingService(deps);
  const choice = openModelChoice(deps);
  const jobs = jobService(deps, organizations, outputs, readings);
  const live = openLive({
    streamsPerUser: env.STREAMS_PER_USER,
    readPartial: outputs.readPartial,
    findEnded: (watches) => findEndedWatches(database, watches),
  });
  const streamLimits = {
    heartbeatMs: env.STREAM_HEARTBEAT_MS,
    lifeMs: env.STREAM_LIFE_MS,
    bufferBytes: env.STREAM_BUFFER_BYTES,
  };
  const handlers: Handlers = {
    ...systemHandlers(deps, env, () => isStopping),
    ...accountHandlers(
      accountService(tenant),
      personExport(deps),
      personErasure(deps, erasure),
      forgottenDevice(env),
    ),
    ...organizationHandlers(
      organizations,
      organizationExport(deps),
      erasure,
      activityService(deps),
    ),
    ...memberHandlers(memberService(tenant, organizations)),
    ...invitationHandlers(
      invitationService(deps, organizations, outbox),
      joiningService(deps, organizations),
    ),
    ...jobHandlers(jobs, live, streamLimits),
    ...readingHandlers(readings),
    ...outputHandlers(outputs, editingService(deps), examinationService(tenant)),
    ...webhookHandlers(outputs),
    ...usageHandlers(usageService(deps)),
    ...connectionHandlers(connectionService(deps, choice)),
    ...exportHandlers(exportService(deps)),
    ...shareHandlers(shareService(deps), guestService(deps), env),
    ...operatorHandlers(operatorService(deps, outbox, resetLinks(auth, env))),
    ...intakeHandlers(intakeService(deps, organizations, choice)),
  };

  measureRequests(app, deps, live.size);
  serveMetrics(app, deps);
  collectOpenApi(app);
  await app.register(async (scope) => {
    serveEndpoints(scope, handlers);
    serveAuth(scope, auth, env.origin);
    serveApiDocs(scope);
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
