import type { Activity, Member, Membership, Organization } from "#contract/organization.ts";
import type { ToolType } from "#contract/output.ts";
import type { Role } from "#contract/permissions.ts";
import type { ActivityRow } from "#server/features/organizations/activity.store.ts";
import type { MemberRow } from "#server/features/organizations/members.store.ts";
import type {
  MembershipRow,
  OrganizationRow,
} from "#server/features/organizations/organizations.store.ts";

export function presentOrganization(
  row: OrganizationRow,
  userRole: Role,
  writtenByModel: ToolType[],
): Organization {
  return {
    ...row,
    writtenByModel,
    userRole,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentMembership(row: {
  membership: MembershipRow;
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

export function presentMember({ membership, user }: MemberRow): Member {
  return {
    id: membership.id,
    userId: membership.userId,
    name: user.name,
    email: user.email,
    image: user.image,
    role: membership.role,
    userStatus: membership.userStatus,
    createdAt: membership.createdAt.toISOString(),
  };
}

export function presentActivity(row: ActivityRow): Activity {
  return {
    ...row,
    actorName: row.actorName ?? "A former user",
    createdAt: row.createdAt.toISOString(),
  };
}
