import { compare, report } from "#bench/measure.ts";
import { startModelProcess } from "#bench/model-process.ts";
import { benchReport } from "#bench/model-report.ts";
import type { BenchOptions } from "#bench/options.ts";
import { measurePort, openPort } from "#bench/port.ts";

const rounds = 2;
const mostGrowthMb = 20;

/** What the port to a model costs: processor time beside bare reading, and memory under an endless answer. */
export async function run({ seconds, streams }: BenchOptions): Promise<boolean> {
  const { url, stop } = await startModelProcess(seconds);
  const size = JSON.stringify(benchReport).length;
  console.log(`a report of ${size} characters in ${seconds} s, ${rounds} rounds`);
  const isHeld = (await measurePort(url, streams, rounds)).map(compare);
  const before = process.memoryUsage().rss;
  await openPort(url)("endless").catch(() => undefined);
  const grownMb = (process.memoryUsage().rss - before) / 1024 / 1024;
  isHeld.push(report("memory under an endless answer", grownMb, mostGrowthMb, "MB"));
  stop();
  return isHeld.every(Boolean);
}
