import type { Member, Organization } from "#contract/organization.ts";
import { may } from "#contract/permissions.ts";
import { LeaveOrganization } from "#web/features/organizations/team/leave-organization.tsx";
import { MemberRole } from "#web/features/organizations/team/member-role.tsx";
import { RemoveMember } from "#web/features/organizations/team/remove-member.tsx";
import { roleLabel } from "#web/features/organizations/team/role-label.ts";
import { Avatar } from "#web/ui/brand/avatar.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { Row } from "#web/ui/layout/rows.tsx";

type MemberRowProps = { organization: Organization; member: Member; isSelf: boolean };

export function MemberRow({ organization, member, isSelf }: MemberRowProps) {
  const isAdmin = may(organization.userRole, "member.edit");
  return (
    <Row
      actions={
        <>
          {isAdmin ? (
            <MemberRole member={member} organizationId={organization.id} />
          ) : (
            <span className="px-2 text-small text-ink-2">{roleLabel(member.role)}</span>
          )}
          {isSelf && (
            <LeaveOrganization
              organizationId={organization.id}
              organizationName={organization.name}
            />
          )}
          {isAdmin && !isSelf && <RemoveMember member={member} organizationId={organization.id} />}
        </>
      }
      detail={
        <>
          {member.email} · since <CalendarDate iso={member.createdAt} />
        </>
      }
      tile={<Avatar image={member.image} isOwn={isSelf} name={member.name} size="medium" />}
      title={
        <>
          {member.name}
          {isSelf && <Chip>You</Chip>}
        </>
      }
    />
  );
}
