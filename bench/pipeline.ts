import { loadavg } from "node:os";
import { compare } from "#bench/measure.ts";
import type { BenchOptions } from "#bench/options.ts";
import { measureLive } from "#bench/pipeline-live.ts";
import { measureQueue } from "#bench/pipeline-queue.ts";
import { measureReports } from "#bench/pipeline-reports.ts";
import { measurePort } from "#bench/port.ts";
import { openReportFixture } from "#bench/report-fixture.ts";
import { openFixture } from "#bench/fixture.ts";

const quickSeconds = 5;
const mostWhenQuick = 50;

/** A report's way from the click to the screen, each part beside the engine it rests on. */
export async function run({ seconds, streams, isQuick }: BenchOptions): Promise<boolean> {
  const counts = isQuick ? streams.filter((count) => count <= mostWhenQuick) : streams;
  const fixture = await openFixture(isQuick ? quickSeconds : seconds);
  try {
    console.log(`load before ${loadavg()[0]?.toFixed(2)}`);
    const reports = await openReportFixture(fixture);
    const isHeld = [
      ...(await measureQueue(fixture, isQuick)).map(compare),
      ...(await measurePort(fixture.modelUrl, counts, 1)).map(compare),
      ...(await measureReports(fixture, reports, counts)).map(compare),
      ...(await measureLive(fixture, reports, isQuick)).map(compare),
    ];
    await reports.close();
    return isHeld.every(Boolean);
  } finally {
    await fixture.close();
  }
}
