import type { Output } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";

/** The bar waits here until the server says completed. */
const mostPercent = 92;
const leastPercent = 6;

/** How much of a tool's estimated time has passed since its report was started, in percent. */
export function percentOf(output: Output, nowMs: number): number {
  const elapsedSeconds = (nowMs - Date.parse(output.updatedAt)) / 1_000;
  const percent = (elapsedSeconds / tools[output.toolType].estimatedSeconds) * 100;
  return Math.round(Math.min(mostPercent, Math.max(leastPercent, percent)));
}

/** What is left of the estimate in words; an estimate that has passed is not counted below zero. */
export function timeLeftText(output: Output, nowMs: number): string {
  const elapsedSeconds = (nowMs - Date.parse(output.updatedAt)) / 1_000;
  const left = Math.round(tools[output.toolType].estimatedSeconds - elapsedSeconds);
  return left > 0 ? `about ${left} s left` : "taking longer than usual";
}
