import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { TenantDatabase } from "#server/db/tenant.ts";

/** The first wall, written in every query on tenant rows; row-level security is the second. */
export function ours(db: TenantDatabase, table: { organizationId: PgColumn }): SQL {
  return eq(table.organizationId, db.organizationId);
}
