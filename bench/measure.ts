import { readFileSync } from "node:fs";
import { childrenOf } from "#server/test/rig/child-processes.ts";

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

export type TimeSpent = { cpuMs: number; seconds: number };

/** What some work costs this process alone. */
export async function spend(work: () => Promise<unknown>): Promise<TimeSpent> {
  const [before, startedAt] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1_000, seconds: (performance.now() - startedAt) / 1_000 };
}

/** The middle one: a busy machine makes single ones worse. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

export function percentile(numbers: number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** Our figure beside the bare engine's; the goal is a number of times the bare one, or of the figure's own unit. */
export type Comparison = {
  name: string;
  unit: string;
  ours: number;
  bare: number;
  goal: { times: number } | { most: number };
};

/** A line of the table, and whether its goal is held. */
export function compare({ name, unit, ours, bare, goal }: Comparison): boolean {
  const ratio = ours / bare;
  const isHeld = "times" in goal ? ratio <= goal.times : ours <= goal.most;
  const aim = "times" in goal ? `${goal.times} times` : `${goal.most} ${unit}`;
  const show = (value: number) => `${value.toFixed(2)} ${unit}`.padStart(18);
  console.log(
    `${name.padEnd(50)}${show(ours)}   bare${show(bare)}   ratio ${ratio.toFixed(2).padStart(7)}   goal ${aim.padEnd(14)}${isHeld ? "held" : "NOT HELD"}`,
  );
  return isHeld;
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
