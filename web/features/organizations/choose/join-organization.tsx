import type { PendingInvitation } from "#contract/invitation.ts";
import { openMailedLink } from "#contract/messages.ts";
import { PendingInvitationRow } from "#web/features/organizations/team/pending-invitation-row.tsx";
import { useJoinOrganization } from "#web/features/organizations/choose/use-join-organization.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

type JoinOrganizationProps = {
  invitations: readonly PendingInvitation[];
  /** Whether the person's address is confirmed; without that only the mailed link opens an invitation. */
  isVerified: boolean;
  onJoined: () => void;
};

/** The invitations that wait for the person, each with its Join. */
export function JoinOrganization({ invitations, isVerified, onJoined }: JoinOrganizationProps) {
  const { joinBy, joiningToken } = useJoinOrganization(onJoined);
  if (invitations.length === 0) {
    return (
      <p className="text-ink-2">
        No invitation waits for your address. Ask an admin of your organization to invite you, or
        create a new one.
      </p>
    );
  }
  return (
    <div className="grid gap-2.5">
      {!isVerified && (
        <Notice title="Your address is not confirmed yet" tone="info">
          {openMailedLink}
        </Notice>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {invitations.map((invitation) => (
          <PendingInvitationRow
            key={invitation.id}
            invitation={invitation}
            isJoining={joiningToken === invitation.token}
            isOnly={invitations.length === 1}
            onJoin={() => joinBy(invitation.token)}
          />
        ))}
      </ul>
    </div>
  );
}
