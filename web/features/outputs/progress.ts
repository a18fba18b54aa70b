import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";

/** The bar waits here until the server says completed. */
const mostPercent = 92;
const leastPercent = 6;

function elapsedSeconds(output: Output, nowMs: number): number {
  return Math.max(0, (nowMs - Date.parse(output.updatedAt)) / 1_000);
}

/** How much of a tool's estimated time has passed since its report was started, in percent. */
export function percentOf(output: Output, nowMs: number): number {
  const { estimatedSeconds } = tools[output.toolType];
  const percent = (elapsedSeconds(output, nowMs) / estimatedSeconds) * 100;
  return Math.round(Math.min(mostPercent, Math.max(leastPercent, percent)));
}

/** What has passed of the estimate, in words. */
export function timeSpentText(output: Output, nowMs: number): string {
  const { estimatedSeconds } = tools[output.toolType];
  const spent = Math.floor(elapsedSeconds(output, nowMs));
  return spent <= estimatedSeconds
    ? `${spent} s of about ${estimatedSeconds} s`
    : `longer than the usual ${estimatedSeconds} s`;
}

/** What is left until the last of these is finished; an estimate that has passed is not counted below zero. */
function timeLeftText(outputs: readonly Output[], nowMs: number): string {
  const left = outputs.map(
    (output) => tools[output.toolType].estimatedSeconds - elapsedSeconds(output, nowMs),
  );
  const most = Math.round(Math.max(...left));
  return most > 0 ? `about ${most} s left` : "taking longer than usual";
}

/** What is being written, and when it should be finished. */
export function writingSentence(writing: readonly Output[], nowMs: number): string {
  const [first, ...others] = writing;
  if (!first) return "";
  const name = tools[first.toolType].cardName;
  const who =
    others.length === 0
      ? `${name} is being written`
      : `${name} and ${others.length} more are being written`;
  return `${who}, ${timeLeftText(writing, nowMs)}.`;
}
