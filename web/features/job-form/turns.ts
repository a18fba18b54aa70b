import { useEffect, useEffectEvent, useState } from "react";
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

type TurnsOutcome = { onOver: () => void; onClose: () => void };

/** How many of the six turns have begun; after the last one there is a second to read what happened (spec §9). */
export function useTurns({ onOver, onClose }: TurnsOutcome) {
  const [ended, setEnded] = useState(0);
  const isOver = ended === turnsMs.length;
  const over = useEffectEvent(onOver);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) over();
    const wait = isOver ? times.afterProcessingAnimationMs : turnsMs[ended];
    const timer = setTimeout(() => (isOver ? close() : setEnded(ended + 1)), wait);
    return () => clearTimeout(timer);
  }, [ended, isOver]);
  return { turnsBegun: ended + 1, isOver };
}
