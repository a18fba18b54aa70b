import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { Problem } from "#contract/problem.ts";
import type { Env } from "#server/env.ts";
import type { TaskSender } from "#server/queue/queue.ts";

/** Measures every request by its route and serves the figures to whoever holds the token; without one they are not there. */
export function serveMetrics(
  app: FastifyInstance,
  env: Env,
  countStreams: () => number,
  queue: Pick<TaskSender, "count">,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const streams = new Gauge({
    name: "live_streams",
    help: "Open server-sent event streams",
    registers: [registry],
  });
  const queued = new Gauge({
    name: "queue_tasks",
    help: "Tasks that wait or run, by queue",
    labelNames: ["queue", "state"],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
  app.get(
    "/metrics",
    { config: { access: "anyone" }, schema: { hide: true } },
    async (request, reply) => {
      if (!isBearer(request.headers.authorization, env.METRICS_TOKEN))
        throw new Problem("notFound");
      streams.set(countStreams());
      for (const { queue: name, waiting, active } of await queue.count()) {
        queued.set({ queue: name, state: "waiting" }, waiting);
        queued.set({ queue: name, state: "active" }, active);
      }
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}

function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (!header || !token) return false;
  const given = Buffer.from(header);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
