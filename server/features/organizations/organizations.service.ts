import type {
  Activity,
  Membership,
  Organization,
  OrganizationEdit,
  OrganizationForm,
} from "#contract/organization.ts";
import type { Role } from "#contract/permissions.ts";
import { Problem } from "#contract/problem.ts";
import type { Caller, Tenant, TenantDatabase } from "#server/db/tenant.ts";
import { listEntries } from "#server/features/organizations/activity.store.ts";
import {
  presentActivity,
  presentMembership,
  presentOrganization,
} from "#server/features/organizations/organizations.presenter.ts";
import {
  listMemberships,
  organizationStore,
  type MembershipRow,
} from "#server/features/organizations/organizations.store.ts";

export type OrganizationService = ReturnType<typeof organizationService>;

export function organizationService(tenant: Tenant) {
  /** Taken first by everything that changes who belongs or may belong to an organization: one change at a time. */
  async function lock(db: TenantDatabase): Promise<void> {
    if (!(await organizationStore(db).lock())) throw new Problem("notFound");
  }

  /** Called with the transaction that founds or joins. */
  async function admit(db: TenantDatabase, userId: string, role: Role): Promise<MembershipRow> {
    const membership = await organizationStore(db).addMember(userId, role);
    if (!membership) throw new Error("the membership was not stored");
    return membership;
  }

  return {
    lock,
    admit,

    list: (caller: Caller): Promise<Membership[]> =>
      tenant.asPerson(caller, async (db) => {
        const rows = await listMemberships(db, caller);
        return rows.map(presentMembership);
      }),

    /** The creator becomes admin (spec §6). */
    create: (caller: Caller, form: OrganizationForm): Promise<Organization> =>
      tenant.founding(caller, async (db, record) => {
        const organization = await organizationStore(db).insert(form);
        if (!organization) throw new Error("the organization was not stored");
        await admit(db, caller.userId, "admin");
        await record({ object: `organization:${organization.id}`, after: organization });
        return presentOrganization(organization, "admin");
      }),

    get: (caller: Caller, organizationId: number): Promise<Organization> =>
      tenant.of(caller, { organizationId }, "organization.read", async (db, { role }) => {
        const organization = await organizationStore(db).find();
        if (!organization) throw new Problem("notFound");
        return presentOrganization(organization, role);
      }),

    update: (
      caller: Caller,
      organizationId: number,
      edit: OrganizationEdit,
    ): Promise<Organization> =>
      tenant.of(caller, { organizationId }, "organization.edit", async (db, { role, record }) => {
        const before = await organizationStore(db).lock();
        const after = await organizationStore(db).update(edit);
        if (!after) throw new Problem("notFound");
        await record({ object: `organization:${organizationId}`, before, after });
        return presentOrganization(after, role);
      }),

    listActivity: (caller: Caller, organizationId: number): Promise<Activity[]> =>
      tenant.of(caller, { organizationId }, "activity.read", async (db) => {
        const rows = await listEntries(db);
        return rows.map(presentActivity);
      }),
  };
}
