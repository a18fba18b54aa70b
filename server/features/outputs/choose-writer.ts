import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import type { Models } from "#server/model/models.ts";

/** Who writes a report: the built-in writer when the call asks for it or no model is configured. An organization's own setting belongs here. */
export function chooseWriter(
  { wantedWriter, toolType }: Pick<OutputRow, "wantedWriter" | "toolType">,
  models: Models,
): "built-in" | "model" {
  if (wantedWriter !== null) return wantedWriter;
  return models.namesFor(toolType).length === 0 ? "built-in" : "model";
}
