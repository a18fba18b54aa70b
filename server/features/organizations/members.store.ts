import { and, asc, eq, ne, type SQL } from "drizzle-orm";
import type { Role } from "#contract/permissions.ts";
import { ours } from "#server/db/ours.ts";
import { memberships } from "#server/db/schema/organizations.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

export type MemberRow = {
  membership: typeof memberships.$inferSelect;
  user: typeof users.$inferSelect;
};

export function memberStore(db: TenantDatabase) {
  const isOurs = (membershipId: number) =>
    and(ours(db, memberships), eq(memberships.id, membershipId));

  function select(where: SQL | undefined): Promise<MemberRow[]> {
    return db
      .select({ membership: memberships, user: users })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(where)
      .orderBy(asc(memberships.id));
  }

  return {
    list: () => select(ours(db, memberships)),

    async find(membershipId: number): Promise<MemberRow | undefined> {
      const [row] = await select(isOurs(membershipId));
      return row;
    },

    async findPerson(userId: string): Promise<MemberRow | undefined> {
      const [row] = await select(and(ours(db, memberships), eq(memberships.userId, userId)));
      return row;
    },

    async hasAdminBeside(membershipId: number): Promise<boolean> {
      const isOtherAdmin = and(
        ours(db, memberships),
        eq(memberships.role, "admin"),
        ne(memberships.id, membershipId),
      );
      const rows = await db
        .select({ id: memberships.id })
        .from(memberships)
        .where(isOtherAdmin)
        .limit(1);
      return rows.length > 0;
    },

    async setRole(membershipId: number, role: Role): Promise<void> {
      await db.update(memberships).set({ role }).where(isOurs(membershipId));
    },

    async remove(membershipId: number): Promise<void> {
      await db.delete(memberships).where(isOurs(membershipId));
    },
  };
}
