import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Organization, Member } from "#contract/organization.ts";
import { may, type Role } from "#contract/permissions.ts";
import { membersQuery } from "#web/features/organizations/organization-queries.ts";
import { roleLabel, roleOptions } from "#web/features/organizations/team/role-label.ts";
import { useTeamCall } from "#web/features/organizations/team/use-team-call.ts";
import { Avatar } from "#web/ui/brand/avatar.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { Rows, Row } from "#web/ui/layout/rows.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";

type MemberListProps = { organization: Organization; userId: string };

export function MemberList({ organization, userId }: MemberListProps) {
  const { data: members, isError, refetch } = useQuery(membersQuery(organization.id));
  if (isError) {
    return <LoadFailure text="The members could not be loaded." onRetry={() => void refetch()} />;
  }
  if (!members) return <SkeletonRows count={3} />;
  return (
    <Rows label="Members">
      {members.map((member) => (
        <MemberRow
          key={member.id}
          isSelf={member.userId === userId}
          member={member}
          organization={organization}
        />
      ))}
    </Rows>
  );
}

type MemberRowProps = { organization: Organization; member: Member; isSelf: boolean };

function MemberRow({ organization, member, isSelf }: MemberRowProps) {
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

type MemberRoleProps = { organizationId: number; member: Member };

/** A member's role as admins change it; the new one shows while it is being saved. */
function MemberRole({ organizationId, member }: MemberRoleProps) {
  const update = useTeamCall("updateMember", {
    organizationId,
    done: { title: "Role updated" },
    failed: { title: "Role not changed", description: "Failed to update role" },
  });
  return (
    <Select
      aria-label={`Role of ${member.name}`}
      className="w-[116px]"
      isCompact
      options={roleOptions}
      value={update.isPending ? update.variables.body.role : member.role}
      onChange={(event) =>
        update.mutate({
          params: { organizationId, membershipId: member.id },
          body: { role: event.target.value as Role },
        })
      }
    />
  );
}

type RemoveMemberProps = { organizationId: number; member: Member };

function RemoveMember({ organizationId, member }: RemoveMemberProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useTeamCall("removeMember", {
    organizationId,
    done: { title: `${member.name} was removed` },
    failed: { title: "Member not removed", description: "Failed to remove member" },
  });
  return (
    <>
      <Button
        aria-label={`Remove ${member.name}`}
        className="min-w-[76px]"
        look="quietDanger"
        size="small"
        onClick={() => setIsAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        confirmLabel="Remove"
        description="They lose access to the organization's jobs and reports at once. You can invite them again."
        isBusy={remove.isPending}
        needsServer
        isOpen={isAsking}
        title={`Remove ${member.name}?`}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate(
            { params: { organizationId, membershipId: member.id } },
            { onSettled: () => setIsAsking(false) },
          )
        }
      />
    </>
  );
}

type LeaveOrganizationProps = { organizationId: number; organizationName: string };

/** Everybody may leave; the server keeps the last admin. */
function LeaveOrganization({ organizationId, organizationName }: LeaveOrganizationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = useTeamCall("leaveOrganization", {
    organizationId,
    done: { title: `You left ${organizationName}` },
    failed: { title: "You are still a member", description: "Failed to leave organization" },
  });
  return (
    <>
      <Button
        className="min-w-[76px]"
        look="quietDanger"
        size="small"
        onClick={() => setIsAsking(true)}
      >
        Leave
      </Button>
      <ConfirmDialog
        confirmLabel="Leave"
        description="You lose access to its jobs and reports at once. An admin can invite you again."
        isBusy={leave.isPending}
        needsServer
        isOpen={isAsking}
        title={`Leave ${organizationName}?`}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          leave.mutate({ params: { organizationId } }, { onSettled: () => setIsAsking(false) })
        }
      />
    </>
  );
}
