import type { Output } from "#contract/output.ts";

/** Whether a person's own words stand in the present text of a report. */
export function isEditedNow({ editedVersion, version, editedSections }: Output): boolean {
  return editedVersion === version && editedSections.length > 0;
}
