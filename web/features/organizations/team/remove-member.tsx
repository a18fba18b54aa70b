import { useState } from "react";
import type { Member } from "#contract/organization.ts";
import { useTeamCall } from "#web/features/organizations/team/use-team-call.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";

type RemoveMemberProps = { organizationId: number; member: Member };

export function RemoveMember({ organizationId, member }: RemoveMemberProps) {
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
