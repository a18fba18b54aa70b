import type { OutputStatus } from "#contract/output.ts";

/** The print in words: "3 of 6 reports". */
export function reportCountText(states: readonly OutputStatus[]): string {
  if (states.every((state) => state === "pending")) return "Not started";
  const ready = states.filter((state) => state === "completed").length;
  return `${ready} of ${states.length} reports`;
}
