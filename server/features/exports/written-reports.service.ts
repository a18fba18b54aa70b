import type { TenantDatabase } from "#server/db/tenant.ts";
import { exportStore } from "#server/features/exports/exports.store.ts";

/** A job with its reports, for files and for guests; nothing when the job is gone. */
export function loadWrittenReports(db: TenantDatabase, jobId: number) {
  return exportStore(db).load(jobId);
}
