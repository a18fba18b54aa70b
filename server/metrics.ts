import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof openMetrics>;
type Reading = { labels: Record<string, string>; value: number };

/** What one process counts; `/metrics` tells it, of web processes and workers alike. */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    reports: new Counter({
      name: "reports_total",
      help: "Reports by how writing them ended: written, failed, or retried later",
      labelNames: ["tool", "engine", "outcome"],
      registers,
    }),
    reportSeconds: new Histogram({
      name: "report_duration_seconds",
      help: "Time from taking a report up to storing it",
      labelNames: ["tool", "engine"],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120],
      registers,
    }),
    modelCalls: new Counter({
      name: "model_calls_total",
      help: "Calls to model providers by how they ended",
      labelNames: ["provider", "outcome"],
      registers,
    }),
    modelCost: new Counter({
      name: "model_cost_usd_total",
      help: "What settled calls to models cost, in US dollars",
      registers,
    }),
    emails: new Counter({
      name: "letters_total",
      help: "Tries to send an e-mail: sent, failed, or given up for good",
      labelNames: ["outcome"],
      registers,
    }),
    webhookCalls: new Counter({
      name: "webhook_calls_total",
      help: "Calls to organizations' own addresses: delivered or failed, the first try or a later one",
      labelNames: ["outcome", "try"],
      registers,
    }),

    /** A figure that is read when somebody asks for it. */
    onRead(name: string, help: string, labelNames: string[], read: () => Reading[]): void {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect() {
          for (const { labels, value } of read()) gauge.set(labels, value);
        },
      });
    },
  };
}
