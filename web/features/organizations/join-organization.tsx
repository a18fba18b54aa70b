import type { PendingInvitation } from "#contract/invitation.ts";
import { PendingInvitationRow } from "#web/features/organizations/pending-invitation-row.tsx";
import { useJoinOrganization } from "#web/features/organizations/use-join-organization.ts";

type JoinOrganizationProps = {
  invitations: readonly PendingInvitation[];
  onJoined: () => void;
};

/** The invitations that wait for the person, each with its Join. */
export function JoinOrganization({ invitations, onJoined }: JoinOrganizationProps) {
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
  );
}
