import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { percentile, type Comparison } from "#bench/measure.ts";
import type { Desk } from "#bench/report-desk.ts";
import type { Stage } from "#bench/stage.ts";
import { watch, type Watch } from "#server/test/rig/watch.ts";

const jobCount = 100;
const openedAtOnce = 50;

/** From a change in the database to every browser that watches its job, beside a bare LISTEN. */
export async function measureLive(
  stage: Stage,
  desk: Desk,
  isQuick: boolean,
): Promise<Comparison[]> {
  const clients = isQuick ? 200 : 1_000;
  const changes = isQuick ? 100 : 500;
  const watches = await openWatches(desk, clients);
  const listener = new Client({ connectionString: stage.adminUrl });
  await listener.connect();
  await listener.query("listen roleprint");
  const heard = { atMs: 0 };
  listener.on("notification", () => {
    heard.atMs = performance.now();
  });

  const [ours, bare]: [number[], number[]] = [[], []];
  for (let change = 0; change < changes; change += 1) {
    const [jobId = 0, watching = []] = watches[change % watches.length] ?? [];
    const seenBefore = watching.map(({ events }) => events.length);
    heard.atMs = 0;
    const changedAt = performance.now();
    await stage.admin.query(
      "update jobs set status = case status when 'paused' then 'active' else 'paused' end where id = $1",
      [jobId],
    );
    const hasAll = () => watching.every(({ events }, at) => events.length > (seenBefore[at] ?? 0));
    while (heard.atMs === 0 || !hasAll()) await wait(1);
    bare.push(heard.atMs - changedAt);
    ours.push(...watching.map(({ events }) => (events.at(-1)?.atMs ?? Infinity) - changedAt));
  }
  for (const [, watching] of watches) watching.forEach(({ stop }) => stop());
  await listener.end();
  return [50, 95].map((percent) => ({
    name: `a change on the screen, ${clients} watching, p${percent}`,
    unit: "ms",
    ours: percentile(ours, percent),
    bare: percentile(bare, percent),
    goal: { times: 5 },
  }));
}

/** Browsers, spread over many jobs. */
async function openWatches(desk: Desk, clients: number): Promise<[number, Watch[]][]> {
  const byJob: [number, Watch[]][] = [];
  while (byJob.length < jobCount) byJob.push([await desk.draft(), []]);
  for (let at = 0; at < clients; at += openedAtOnce) {
    const next = Array.from({ length: openedAtOnce }, (_, place) => byJob[(at + place) % jobCount]);
    await Promise.all(
      next.map(async (one) => one?.[1].push(await watch(desk.url, one[0], desk.cookie))),
    );
  }
  const all = byJob.flatMap(([, watching]) => watching);
  while (all.some(({ events }) => events.length === 0)) await wait(50);
  return byJob;
}
