import type { Membership, Organization } from "#contract/organization.ts";
import type { Role } from "#contract/permissions.ts";
import type { memberships } from "#server/db/schema.ts";
import type { OrganizationRow } from "#server/features/organizations/organizations.store.ts";

export function presentOrganization(row: OrganizationRow, userRole: Role): Organization {
  return {
    ...row,
    userRole,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentMembership(row: {
  membership: typeof memberships.$inferSelect;
  organization: OrganizationRow;
}): Membership {
  const { membership, organization } = row;
  return {
    id: membership.id,
    role: membership.role,
    userStatus: membership.userStatus,
    createdAt: membership.createdAt.toISOString(),
    organizationId: organization.id,
    organization: { id: organization.id, name: organization.name, domain: organization.domain },
  };
}
