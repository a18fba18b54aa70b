import { and, asc, eq, sql } from "drizzle-orm";
import type { OrganizationEdit, OrganizationForm } from "#contract/organization.ts";
import type { Role } from "#contract/permissions.ts";
import { ours } from "#server/db/ours.ts";
import { memberships, organizations } from "#server/db/schema/organizations.ts";
import type { Caller, PersonDatabase, TenantDatabase } from "#server/db/tenant.ts";

export type OrganizationRow = typeof organizations.$inferSelect;
export type MembershipRow = typeof memberships.$inferSelect;

/** The caller's memberships, oldest first: the first one is the default organization. Inside an organization there is one. */
export function listMemberships(db: PersonDatabase | TenantDatabase, caller: Caller) {
  return db
    .select({ membership: memberships, organization: organizations })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        eq(memberships.userId, caller.userId),
        db.organizationId === undefined ? undefined : ours(db, memberships),
      ),
    )
    .orderBy(asc(memberships.id));
}

export function organizationStore(db: TenantDatabase) {
  const isOurs = ours(db, { organizationId: organizations.id });

  return {
    async insert(form: OrganizationForm): Promise<OrganizationRow | undefined> {
      const [row] = await db
        .insert(organizations)
        .overridingSystemValue()
        .values({ ...form, id: db.organizationId })
        .returning();
      return row;
    },

    async find(): Promise<OrganizationRow | undefined> {
      const [row] = await db.select().from(organizations).where(isOurs);
      return row;
    },

    /** One at a time; rows that only refer to the organization are written meanwhile. */
    async lock(): Promise<OrganizationRow | undefined> {
      const [row] = await db.select().from(organizations).where(isOurs).for("no key update");
      return row;
    },

    async update(edit: OrganizationEdit): Promise<OrganizationRow | undefined> {
      const [row] = await db
        .update(organizations)
        .set({ ...edit, updatedAt: sql`now()` })
        .where(isOurs)
        .returning();
      return row;
    },

    async hasOneMember(): Promise<boolean> {
      const isOne = ours(db, memberships);
      const rows = await db.select({ id: memberships.id }).from(memberships).where(isOne).limit(2);
      return rows.length === 1;
    },

    /** Somebody who is in already stays what they are. */
    async addMember(userId: string, role: Role): Promise<MembershipRow | undefined> {
      const { organizationId } = db;
      await db.insert(memberships).values({ organizationId, userId, role }).onConflictDoNothing();
      const [row] = await db
        .select()
        .from(memberships)
        .where(and(ours(db, memberships), eq(memberships.userId, userId)));
      return row;
    },
  };
}
