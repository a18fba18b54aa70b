import { readdirSync, readFileSync } from "node:fs";
import type { Pool } from "pg";
import { median } from "#bench/measure.ts";
import type { ServerProcess } from "#server/test/rig/processes.ts";

type Look = { rssMb: number; openFiles: number; connections: number };

/** What a web process held over a while, looked at every few seconds. */
export type Watched = {
  first: Look;
  last: Look;
  mostConnections: number;
  eventLoopP99Ms: number;
  heapMb: { first: number; last: number };
};

export const metricsToken = "bench";
const everyMs = 5_000;
/** Single looks jump; the first and the last tenth of them do not. */
const endShare = 0.1;

/** `settleShare` of the time is left out at the beginning: a young process grows. */
export async function watchProcess(
  web: ServerProcess,
  admin: Pool,
  settleShare: number,
  work: () => Promise<void>,
): Promise<Watched> {
  const looks: Look[] = [];
  const connections: number[] = [];
  const look = async () => {
    const count = await countConnections(admin).catch(() => undefined);
    if (count !== undefined) connections.push(count);
    looks.push({ ...readProcess(web.child.pid ?? 0), connections: count ?? 0 });
  };
  // Reading the metrics begins a new count of the event loop's delays.
  const before = await readMetrics(web);
  const timer = setInterval(() => void look(), everyMs);
  await work().finally(() => clearInterval(timer));
  const after = await readMetrics(web);
  await look();
  const settled = looks.slice(Math.floor(looks.length * settleShare));
  const few = Math.max(1, Math.round(settled.length * endShare));
  return {
    first: middle(settled.slice(0, few)),
    last: middle(settled.slice(-few)),
    mostConnections: Math.max(...connections),
    eventLoopP99Ms: (after.get("nodejs_eventloop_lag_p99_seconds") ?? Number.NaN) * 1_000,
    heapMb: { first: heapMb(before), last: heapMb(after) },
  };
}

function middle(looks: Look[]): Look {
  const of = (key: keyof Look) => median(looks.map((one) => one[key]));
  return { rssMb: of("rssMb"), openFiles: of("openFiles"), connections: of("connections") };
}

function readProcess(pid: number) {
  const [, kilobytes = "0"] =
    /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return { rssMb: Number(kilobytes) / 1_024, openFiles: readdirSync(`/proc/${pid}/fd`).length };
}

async function countConnections(admin: Pool): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where usename = 'roleprint_app'",
  );
  return rows[0]?.count ?? 0;
}

async function readMetrics({ url }: ServerProcess): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const lines = (await answer.text()).matchAll(/^(\w+) ([\d.e+-]+)$/gmu);
  return new Map([...lines].map(([, name = "", value]) => [name, Number(value)]));
}

function heapMb(metrics: Map<string, number>): number {
  return (metrics.get("nodejs_heap_size_used_bytes") ?? Number.NaN) / 1_024 / 1_024;
}
