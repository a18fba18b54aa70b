import { useState } from "react";
import { useTeamCall } from "#web/features/organizations/team/use-team-call.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";

type LeaveOrganizationProps = { organizationId: number; organizationName: string };

/** Everybody may leave; the server keeps the last admin. */
export function LeaveOrganization({ organizationId, organizationName }: LeaveOrganizationProps) {
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
