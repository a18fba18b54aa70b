import type { Member } from "#contract/organization.ts";
import type { Role } from "#contract/permissions.ts";
import { roleOptions } from "#web/features/organizations/team/role-label.ts";
import { useTeamCall } from "#web/features/organizations/team/use-team-call.ts";
import { Select } from "#web/ui/form/select.tsx";

type MemberRoleProps = { organizationId: number; member: Member };

/** A member's role as admins change it; the new one shows while it is being saved. */
export function MemberRole({ organizationId, member }: MemberRoleProps) {
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
