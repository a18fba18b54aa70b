import type { Membership, Organization, OrganizationForm } from "#contract/organization.ts";
import { Problem } from "#contract/problem.ts";
import type { Caller, Tenant } from "#server/db/tenant.ts";
import {
  presentMembership,
  presentOrganization,
} from "#server/features/organizations/organizations.presenter.ts";
import {
  listMemberships,
  organizationStore,
} from "#server/features/organizations/organizations.store.ts";

export type OrganizationService = ReturnType<typeof organizationService>;

export function organizationService(tenant: Tenant) {
  return {
    list: (caller: Caller): Promise<Membership[]> =>
      tenant.asPerson(caller, async (db) => {
        const rows = await listMemberships(db, caller);
        return rows.map(presentMembership);
      }),

    /** The creator becomes admin (spec §6). */
    create: (caller: Caller, form: OrganizationForm): Promise<Organization> =>
      tenant.founding(caller, async (db) => {
        const organization = await organizationStore(db).insert(form);
        if (!organization) throw new Error("the organization was not stored");
        await organizationStore(db).addMember(caller.userId, "admin");
        return presentOrganization(organization, "admin");
      }),

    get: (caller: Caller, organizationId: number): Promise<Organization> =>
      tenant.of(caller, { organizationId }, "organization.read", async (db, role) => {
        const organization = await organizationStore(db).find();
        if (!organization) throw new Problem("notFound");
        return presentOrganization(organization, role);
      }),
  };
}
