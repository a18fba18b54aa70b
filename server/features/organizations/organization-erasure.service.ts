import type { OrganizationDeletion } from "#contract/organization.ts";
import { Problem } from "#contract/problem.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { memberStore } from "#server/features/organizations/members.store.ts";
import { eraseOrganization } from "#server/features/organizations/organization-erasure.store.ts";
import {
  organizationStore,
  type OrganizationRow,
} from "#server/features/organizations/organizations.store.ts";

export type OrganizationErasure = ReturnType<typeof organizationErasure>;

export function organizationErasure({ tenant, env }: Pick<Deps, "tenant" | "env">) {
  async function take(db: TenantDatabase): Promise<OrganizationRow> {
    const organization = await organizationStore(db).lock();
    if (!organization) throw new Problem("notFound");
    return organization;
  }

  return {
    /** Whoever deletes an organization says its name, letter by letter. */
    erase: (caller: Caller, organizationId: number, said: OrganizationDeletion): Promise<void> =>
      tenant.of(caller, { organizationId }, "organization.delete", async (db, { record }) => {
        const before = await take(db);
        if (said.name !== before.name) {
          throw new Problem("invalidRequest", "This is not the name of the organization");
        }
        await takeFromLimit(db, `data:${caller.userId}`, perHour(env.DATA_CALLS_PER_USER_PER_HOUR));
        await eraseOrganization(db);
        await record({ object: `organization:${organizationId}`, before });
      }),

    /** Called with the transaction in which a member goes for good; an organization with nobody else goes with them. */
    async letGo(db: TenantDatabase, userId: string): Promise<void> {
      const { name } = await take(db);
      const members = (await memberStore(db).list()).map(({ membership }) => membership);
      const isAdmin = (one: { role: string }) => one.role === "admin";
      const others = members.filter((one) => one.userId !== userId);
      if (others.length === 0) return eraseOrganization(db);
      if (members.some(isAdmin) && !others.some(isAdmin)) {
        const way = "Make somebody else an admin first, or delete the organization.";
        throw new Problem("lastAdmin", `You are the only admin of ${name}. ${way}`);
      }
    },
  };
}
