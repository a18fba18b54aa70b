import { setTimeout as wait } from "node:timers/promises";
import { printAnswers, runMix } from "#bench/load-mix.ts";
import {
  hirePeople,
  openLoadFixture,
  openStreams,
  poolMax,
  type LoadFixture,
} from "#bench/load-fixture.ts";
import { watchProcess } from "#bench/load-watch.ts";
import { report } from "#bench/measure.ts";
import type { NamedProcess } from "#server/test/rig/fault-rig.ts";

const settleMs = 10 * 60_000;
const disturbEveryMs = 5 * 60_000;
const soakShare = 0.5;
const downMs = 1_000;
/** Of web and worker: the pool, one connection that listens and one that hands in tasks. */
const mostConnections = 2 * (poolMax + Math.ceil(poolMax / 2) + 2);

/** Half of an ordinary day's load for a long time, while workers die and the database restarts. The web process lives on, because its memory is watched. */
export async function runSoak(people: number, minutes: number): Promise<boolean> {
  const fixture = await openLoadFixture({ MODEL: "" });
  const lastsMs = minutes * 60_000;
  const isOver = new AbortController();
  try {
    const worker = await fixture.startWorker();
    const colleagues = await hirePeople(fixture, people);
    const streams = await openStreams(fixture, colleagues.slice(0, people * soakShare));
    const settleShare = Math.min(settleMs / lastsMs, 1 / 3);
    const watched = await watchProcess(fixture.web, fixture.rig.admin, settleShare, async () => {
      const disturbed = disturb(
        fixture,
        worker,
        Math.min(disturbEveryMs, lastsMs / 4),
        isOver.signal,
      );
      printAnswers(await runMix({ people: colleagues, share: soakShare, lastsMs }));
      isOver.abort();
      await disturbed;
    });
    streams.forEach(({ stop }) => stop());
    const { first, last, heapMb } = watched;
    console.log(
      `memory ${first.rssMb.toFixed(0)} to ${last.rssMb.toFixed(0)} MB, heap ${heapMb.first.toFixed(0)} to ${heapMb.last.toFixed(0)} MB`,
    );
    await printDead(fixture);
    const grownBy = (last.rssMb / first.rssMb - 1) * 100;
    // A process that has not settled yet grows, and says nothing about leaks.
    const isLong = lastsMs >= 2 * settleMs;
    return [
      !isLong || report("L-05 memory grown after ten minutes, G10", grownBy, 10, "%"),
      report("L-05 open files more than before", last.openFiles - first.openFiles, 20, "files"),
      report("L-05 most connections", watched.mostConnections, mostConnections, "open"),
    ].every(Boolean);
  } finally {
    isOver.abort();
    await fixture.close();
  }
}

/** In turn, the database restarts and a worker dies and is started again. */
async function disturb(
  { own: { postgres }, startWorker }: LoadFixture,
  first: NamedProcess,
  everyMs: number,
  signal: AbortSignal,
): Promise<void> {
  let worker = first;
  for (let turn = 0; !signal.aborted; turn += 1) {
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (turn % 2 === 0) {
      console.log("the database restarts");
      postgres.stop("fast");
      await wait(downMs);
      postgres.start();
    } else {
      console.log("a worker dies");
      worker.child.kill("SIGKILL");
      worker = await startWorker();
    }
  }
}

async function printDead({ rig }: LoadFixture): Promise<void> {
  const { rows } = await rig.admin.query<{
    name: string;
    live: number;
    dead: number;
    runs: number;
  }>(
    `select relname as name, n_live_tup::int as live, n_dead_tup::int as dead, autovacuum_count::int as runs
       from pg_stat_user_tables where relname in ('jobs', 'outputs', 'attempts') order by 1`,
  );
  for (const { name, live, dead, runs } of rows) {
    console.log(`${name}: ${live} rows, ${dead} dead, vacuumed ${runs} times`);
  }
}
