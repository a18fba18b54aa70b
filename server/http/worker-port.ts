import { fastify, type FastifyInstance } from "fastify";
import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";
import { serveMetrics } from "#server/http/metrics.ts";
import { answerProblems } from "#server/http/problems.ts";

/** What a balancer and Prometheus ask a worker, at the paths of the web process; nothing else is there. */
export function buildWorkerPort(deps: Deps, checkReady: () => Promise<void>): FastifyInstance {
  const app = fastify({
    requestTimeout: deps.env.REQUEST_TIMEOUT_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    logger: false,
  });
  answerProblems(app, deps.log);
  app.setNotFoundHandler(async () => Promise.reject(new Problem("notFound")));
  app.get("/api/health", async () => ({ ok: true }));
  app.get("/api/ready", async () => {
    await checkReady();
    return { ok: true };
  });
  serveMetrics(app, deps);
  return app;
}
