import type { OperatorDatabase } from "#server/db/operator.ts";
import { organizations } from "#server/db/schema/organizations.ts";

/** All there are; their keys this role cannot read. */
export async function listOrganizationIds(db: OperatorDatabase): Promise<number[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .orderBy(organizations.id);
  return rows.map(({ id }) => id);
}
