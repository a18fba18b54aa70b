import type { ReportWriter } from "#contract/options.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { findConnected } from "#server/features/connections/model-choice.service.ts";
import type { Models } from "#server/model/models.ts";

/** The reports that a model writes, where the organization has chosen so; called inside the caller's transaction. */
export async function listWrittenByModel(
  db: TenantDatabase,
  writer: ReportWriter,
  models: Models,
): Promise<ToolType[]> {
  if (writer === "built-in") return [];
  if (await findConnected(db)) return [...toolTypes];
  return toolTypes.filter((toolType) => models.namesFor(toolType).length > 0);
}
