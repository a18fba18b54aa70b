import { loadavg } from "node:os";
import { countFailures, printAnswers, runMix, type LoadAnswers } from "#bench/load-mix.ts";
import { runRush } from "#bench/load-rush.ts";
import { runSoak } from "#bench/load-soak.ts";
import { hirePeople, openLoadFixture, openStreams } from "#bench/load-fixture.ts";
import { watchProcess } from "#bench/load-watch.ts";
import { percentile, report } from "#bench/measure.ts";
import type { BenchOptions } from "#bench/options.ts";

const people = 100;
const peopleWhenQuick = 30;

/** The loads of docs/rules.yaml by id; PDFs and floods of sign-ins have measurements of their own. */
const loads: Record<string, (options: BenchOptions) => Promise<boolean>> = {
  "L-01": ({ minutes, isQuick }) => runDay(isQuick ? peopleWhenQuick : people, minutes),
  "L-02": ({ isQuick }) => runRush(isQuick),
  "L-05": ({ minutes, isQuick }) => runSoak(isQuick ? peopleWhenQuick : people, minutes),
};

/** `npm run bench -- load --only L-01 --minutes 15`; without `--only` all three, one after the other. */
export async function run(options: BenchOptions): Promise<boolean> {
  const { only } = options;
  if (only && !loads[only]) throw new Error(`one of: ${Object.keys(loads).join(", ")}`);
  const areHeld: boolean[] = [];
  for (const [id, load] of Object.entries(loads)) {
    if (only && id !== only) continue;
    console.log(`${id}, load before ${loadavg()[0]?.toFixed(2)}`);
    areHeld.push(await load(options));
  }
  return areHeld.every(Boolean);
}

/** People at work with the built-in writer, each watching a job live. */
async function runDay(count: number, minutes: number): Promise<boolean> {
  const fixture = await openLoadFixture({ MODEL: "" });
  try {
    await fixture.startWorker();
    const colleagues = await hirePeople(fixture, count);
    const streams = await openStreams(fixture, colleagues);
    let answers: LoadAnswers = { timesMs: [], failures: new Map() };
    const watched = await watchProcess(fixture.web, fixture.rig.admin, 0, async () => {
      answers = await runMix({ people: colleagues, share: 1, lastsMs: minutes * 60_000 });
    });
    const closed = streams.filter(({ isClosed }) => isClosed()).length;
    streams.forEach(({ stop }) => stop());
    printAnswers(answers);
    console.log(
      `memory ${watched.first.rssMb.toFixed(0)} to ${watched.last.rssMb.toFixed(0)} MB, at most ${watched.mostConnections} connections`,
    );
    const { timesMs } = answers;
    return [
      report("L-01 p95", percentile(timesMs, 95), 150, "ms"),
      report("L-01 p99", percentile(timesMs, 99), 400, "ms"),
      report("L-01 errors", (countFailures(answers) / timesMs.length) * 100, 0.1, "%"),
      report("L-01 event loop, p99", watched.eventLoopP99Ms, 100, "ms"),
      report(`L-01 streams of ${count} that ended early`, closed, 0, "streams"),
    ].every(Boolean);
  } finally {
    await fixture.close();
  }
}
