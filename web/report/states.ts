import type { Output, OutputState, OutputStatus } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";

/** The six report states in the tools' order; a report that does not exist is pending (spec §4). */
export function statusesInOrder(outputs: readonly OutputState[]): OutputStatus[] {
  return toolTypes.map(
    (toolType) => outputs.find((output) => output.toolType === toolType)?.status ?? "pending",
  );
}

/** The sections in which a person's own words stand in the present text of a report. */
export function editedSectionsOf({ editedVersion, version, editedSections }: Output) {
  return new Set(editedVersion === version ? editedSections : []);
}

export function isEditedNow(output: Output): boolean {
  return editedSectionsOf(output).size > 0;
}
