import { times } from "#contract/limits.ts";
import { toolTypes, type OutputStatus } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";

/** How long a tool's turn lasts in the progress list (spec §9). */
export function turnMs(estimatedSeconds: number): number {
  return Math.min(estimatedSeconds * times.animationMsPerEstimatedSecond, times.animationMaxMs);
}

export const turnsMs: readonly number[] = toolTypes.map((toolType) =>
  turnMs(tools[toolType].estimatedSeconds),
);

/** A row waits for its turn, and ends only when the server says so (readings.md 21). */
export function rowStatus(index: number, turnsBegun: number, server: OutputStatus): OutputStatus {
  if (index >= turnsBegun) return "pending";
  return server === "pending" ? "processing" : server;
}

export const statusLabels = {
  pending: "Pending",
  processing: "Processing",
  completed: "Complete",
  failed: "Failed",
} as const satisfies Record<OutputStatus, string>;
