import { and, asc, eq } from "drizzle-orm";
import type { OrganizationForm } from "#contract/organization.ts";
import type { Role } from "#contract/permissions.ts";
import { ours } from "#server/db/ours.ts";
import { memberships, organizations } from "#server/db/schema.ts";
import type { Caller, PersonDatabase, TenantDatabase } from "#server/db/tenant.ts";

export type OrganizationRow = typeof organizations.$inferSelect;

/** The caller's memberships, oldest first: the first one is the default organization. */
export function listMemberships(db: PersonDatabase, caller: Caller) {
  return db
    .select({ membership: memberships, organization: organizations })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(memberships.userId, caller.userId))
    .orderBy(asc(memberships.id));
}

export function organizationStore(db: TenantDatabase) {
  return {
    async insert(form: OrganizationForm): Promise<OrganizationRow | undefined> {
      const [row] = await db
        .insert(organizations)
        .overridingSystemValue()
        .values({ ...form, id: db.organizationId })
        .returning();
      return row;
    },

    async addMember(userId: string, role: Role): Promise<void> {
      await db.insert(memberships).values({ organizationId: db.organizationId, userId, role });
    },

    async find(): Promise<OrganizationRow | undefined> {
      const [row] = await db
        .select()
        .from(organizations)
        .where(and(ours(db, { organizationId: organizations.id })));
      return row;
    },
  };
}
