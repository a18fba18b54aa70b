import { loadavg } from "node:os";
import { compare } from "#bench/measure.ts";
import type { BenchOptions } from "#bench/options.ts";
import { measureLive } from "#bench/pipeline-live.ts";
import { measureQueue } from "#bench/pipeline-queue.ts";
import { measureReports } from "#bench/pipeline-reports.ts";
import { measurePort } from "#bench/port.ts";
import { openDesk } from "#bench/report-desk.ts";
import { openStage } from "#bench/stage.ts";

const quickSeconds = 5;
const mostWhenQuick = 50;

/** A report's way from the click to the screen, each part beside the engine it rests on. */
export async function run({ seconds, streams, isQuick }: BenchOptions): Promise<boolean> {
  const counts = isQuick ? streams.filter((count) => count <= mostWhenQuick) : streams;
  const stage = await openStage(isQuick ? quickSeconds : seconds);
  try {
    console.log(`load before ${loadavg()[0]?.toFixed(2)}`);
    const desk = await openDesk(stage);
    const isHeld = [
      ...(await measureQueue(stage, isQuick)).map(compare),
      ...(await measurePort(stage.modelUrl, counts, 1)).map(compare),
      ...(await measureReports(stage, desk, counts)).map(compare),
      ...(await measureLive(stage, desk, isQuick)).map(compare),
    ];
    await desk.close();
    return isHeld.every(Boolean);
  } finally {
    await stage.close();
  }
}
