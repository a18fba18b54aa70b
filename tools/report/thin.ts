import type { ReportContent } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";

/** Why a stored report is thin; a report from before this was kept has no reasons. */
export function reasonsIn(content: ReportContent | null): Record<string, unknown>[] {
  const metadata = isRecord(content) ? content["metadata"] : undefined;
  const thin = isRecord(metadata) ? metadata["thin"] : undefined;
  return Array.isArray(thin) ? thin.filter(isRecord) : [];
}

export function isThin(content: ReportContent | null): boolean {
  return reasonsIn(content).length > 0;
}
