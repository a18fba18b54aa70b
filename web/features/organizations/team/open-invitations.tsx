import { useQuery } from "@tanstack/react-query";
import type { InvitationSent } from "#contract/invitation.ts";
import { OpenInvitationRow } from "#web/features/organizations/team/open-invitation-row.tsx";
import { invitationsQuery } from "#web/features/organizations/organization-queries.ts";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { Rows } from "#web/ui/layout/rows.tsx";

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
