import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { percentile, type Comparison } from "#bench/measure.ts";
import type { ReportFixture } from "#bench/report-fixture.ts";
import type { Fixture } from "#bench/fixture.ts";
import { watch, type Watch } from "#server/test/rig/watch.ts";

const jobCount = 100;
const openedAtOnce = 50;

/** From a change in the database to every browser that watches its job, beside a bare LISTEN. */
export async function measureLive(
  fixture: Fixture,
  reports: ReportFixture,
  isQuick: boolean,
): Promise<Comparison[]> {
  const clients = isQuick ? 200 : 1_000;
  const changes = isQuick ? 100 : 500;
  const watches = await openWatches(reports, clients);
  const listener = new Client({ connectionString: fixture.adminUrl });
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
    await fixture.admin.query(
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
async function openWatches(reports: ReportFixture, clients: number): Promise<[number, Watch[]][]> {
  const byJob: [number, Watch[]][] = [];
  while (byJob.length < jobCount) byJob.push([await reports.draft(), []]);
  for (let at = 0; at < clients; at += openedAtOnce) {
    const next = Array.from({ length: openedAtOnce }, (_, place) => byJob[(at + place) % jobCount]);
    await Promise.all(
      next.map(async (one) => one?.[1].push(await watch(reports.url, one[0], reports.cookie))),
    );
  }
  const all = byJob.flatMap(([, watching]) => watching);
  while (all.some(({ events }) => events.length === 0)) await wait(50);
  return byJob;
}
