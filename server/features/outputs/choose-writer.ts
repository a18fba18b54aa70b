import type { ReportWriter } from "#contract/options.ts";
import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import type { Models } from "#server/model/models.ts";

/** Who writes a report: the built-in writer when the call or the organization wants it, or no model is configured. */
export function chooseWriter(
  { wantedWriter, toolType }: Pick<OutputRow, "wantedWriter" | "toolType">,
  organizations: ReportWriter,
  models: Models,
): ReportWriter {
  if (wantedWriter !== null) return wantedWriter;
  if (organizations === "built-in") return "built-in";
  return models.namesFor(toolType).length === 0 ? "built-in" : "model";
}
