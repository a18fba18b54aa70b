import type { ReportWriter } from "#contract/options.ts";
import { isRecord } from "#contract/walk.ts";
import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import type { Models } from "#server/model/models.ts";

type Asked = Pick<OutputRow, "wantedWriter" | "toolType" | "onlyChanged" | "content">;

/**
 * Who writes a report: the built-in writer when the call or the organization wants it, or no model is configured. What has
 * changed in a text of the built-in writer's is its to write.
 */
export function chooseWriter(
  { wantedWriter, toolType, onlyChanged, content }: Asked,
  organizations: ReportWriter,
  models: Models,
): ReportWriter {
  if (wantedWriter !== null) return wantedWriter;
  if (onlyChanged && isBuiltIn(content)) return "built-in";
  if (organizations === "built-in") return "built-in";
  return models.namesFor(toolType).length === 0 ? "built-in" : "model";
}

function isBuiltIn(content: OutputRow["content"]): boolean {
  const metadata = isRecord(content) ? content["metadata"] : undefined;
  return isRecord(metadata) && metadata["engine"] === "built-in";
}
