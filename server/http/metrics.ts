import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Gauge, Histogram, type Registry } from "prom-client";
import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";

type Parts = Pick<Deps, "env" | "queue" | "metrics">;

/** Measures every request by its route, and how many watch. */
export function measureRequests(
  app: FastifyInstance,
  { metrics }: Parts,
  countStreams: () => number,
): void {
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics.registry],
  });
  metrics.onRead("live_streams", "Open server-sent event streams", [], () => [
    { labels: {}, value: countStreams() },
  ]);
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
}

/** Serves the figures to whoever holds the token; without one they are not there. */
export function serveMetrics(app: FastifyInstance, { env, queue, metrics }: Parts): void {
  const { registry } = metrics;
  const queued = queueGauge(registry);
  app.get(
    "/metrics",
    { config: { access: "anyone" }, schema: { hide: true } },
    async (request, reply) => {
      if (!isBearer(request.headers.authorization, env.METRICS_TOKEN))
        throw new Problem("notFound");
      for (const { queue: name, ...states } of await queue.count()) {
        for (const [state, tasks] of Object.entries(states))
          queued.set({ queue: name, state }, tasks);
      }
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}

/** A process with two ports has one registry. */
function queueGauge(registry: Registry): Gauge {
  const known = registry.getSingleMetric("queue_tasks");
  if (known instanceof Gauge) return known;
  return new Gauge({
    name: "queue_tasks",
    help: "Tasks that wait for a worker, run, or wait for their next try, by queue",
    labelNames: ["queue", "state"],
    registers: [registry],
  });
}

function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (!header || !token) return false;
  const given = Buffer.from(header);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
