import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import type { InvitationSent, Invitation } from "#contract/invitation.ts";
import { fallbacks, messages } from "#contract/messages.ts";
import { invitationsQuery } from "#web/features/organizations/organization-queries.ts";
import { roleLabel } from "#web/features/organizations/team/role-label.ts";
import { useTeamCall } from "#web/features/organizations/team/use-team-call.ts";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { IconTile } from "#web/ui/layout/icon-tile.tsx";
import { Rows, Row } from "#web/ui/layout/rows.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";

type OpenInvitationsProps = {
  organizationId: number;
  onResent: (invitation: InvitationSent) => void;
};

export function OpenInvitations({ organizationId, onResent }: OpenInvitationsProps) {
  const { data: invitations, isError, refetch } = useQuery(invitationsQuery(organizationId));
  if (isError) {
    return (
      <LoadFailure text="Open invitations could not be loaded." onRetry={() => void refetch()} />
    );
  }
  if (!invitations || invitations.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-small font-[620]">Open invitations</h3>
      <Rows label="Open invitations">
        {invitations.map((invitation) => (
          <OpenInvitationRow
            key={invitation.email}
            invitation={invitation}
            organizationId={organizationId}
            onResent={onResent}
          />
        ))}
      </Rows>
    </div>
  );
}

type OpenInvitationRowProps = {
  organizationId: number;
  invitation: Invitation;
  onResent: (invitation: InvitationSent) => void;
};

/** An invitation nobody accepted yet: it can be sent again or withdrawn. */
function OpenInvitationRow(props: OpenInvitationRowProps) {
  const { organizationId, invitation, onResent } = props;
  const params = { organizationId, invitationId: invitation.id };
  const resend = useTeamCall("resendInvitation", {
    organizationId,
    done: messages.invitationSent,
    failed: { title: "Error", description: fallbacks.sendInvitation },
    onDone: onResent,
  });
  const revoke = useTeamCall("revokeInvitation", {
    organizationId,
    done: { title: "Invitation revoked" },
    failed: { title: "Invitation not revoked", description: "Failed to revoke invitation" },
  });
  return (
    <Row
      actions={
        <>
          <Button
            aria-label={`Resend the invitation to ${invitation.email}`}
            isBusy={resend.isPending}
            needsServer
            size="small"
            onClick={() => resend.mutate({ params })}
          >
            Resend
          </Button>
          <Button
            aria-label={`Revoke the invitation to ${invitation.email}`}
            isBusy={revoke.isPending}
            needsServer
            look="quietDanger"
            size="small"
            onClick={() => revoke.mutate({ params })}
          >
            Revoke
          </Button>
        </>
      }
      detail={
        <>
          {roleLabel(invitation.role)} · valid until <CalendarDate iso={invitation.expiresAt} />
        </>
      }
      tile={<IconTile icon={<Mail />} />}
      title={invitation.email}
    />
  );
}
