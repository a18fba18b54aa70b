import type { OutputState, OutputStatus } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";

/** The six report states in the tools' order; a report that does not exist is pending (spec §4). */
export function statusesInOrder(outputs: readonly OutputState[]): OutputStatus[] {
  return toolTypes.map(
    (toolType) => outputs.find((output) => output.toolType === toolType)?.status ?? "pending",
  );
}
