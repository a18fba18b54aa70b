import { readFileSync } from "node:fs";
import { childrenOf } from "#server/test/child-processes.ts";

const ticksPerSecond = 100;

/** Processor time of this process and its children so far, in milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  const ofChildren = childrenOf(process.pid).map((child) => {
    const status = readFileSync(`/proc/${child}/stat`, "utf8");
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
  });
  return (user + system) / 1_000 + ofChildren.reduce((sum, one) => sum + one, 0);
}

export type Sample = { ms: number; cpu: number };

export async function sample(work: () => Promise<unknown>): Promise<Sample> {
  const [start, cpu] = [performance.now(), cpuMs()];
  await work();
  return { ms: performance.now() - start, cpu: cpuMs() - cpu };
}

/** The middle one: a busy machine makes single ones worse. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** A line of the table, and whether the figure is within its limit. */
export function report(name: string, value: number, limit: number, unit: string): boolean {
  const isWithin = value <= limit;
  const figures = `${value.toFixed(2)} ${unit}`.padStart(14);
  console.log(
    `${name.padEnd(52)}${figures}   limit ${Number(limit.toFixed(2))} ${unit}   ${isWithin ? "ok" : "OVER"}`,
  );
  return isWithin;
}
