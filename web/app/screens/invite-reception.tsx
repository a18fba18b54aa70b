import { useNavigate } from "react-router";
import type { InvitationPreview } from "#contract/invitation.ts";
import { linkToInvitation, screens } from "#contract/screens.ts";
import type { SessionUser } from "#web/api/auth.ts";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import { InvitationAcceptance } from "#web/features/invitations/invitation-acceptance.tsx";
import { useJoinOrganization } from "#web/features/organizations/choose/use-join-organization.ts";
import { Card } from "#web/ui/layout/card.tsx";

type InviteReceptionProps = { token: string; preview: InvitationPreview; user: SessionUser };

/** A signed-in person joins, or leaves to come back under the invited address. */
export function InviteReception({ token, preview, user }: InviteReceptionProps) {
  const navigate = useNavigate();
  const logout = useSignOut(linkToInvitation(token));
  const { joinBy, joiningToken } = useJoinOrganization(() => void navigate(screens.dashboard.path));
  return (
    <Card className="p-6 tablet:p-8">
      <InvitationAcceptance
        email={user.email}
        isJoining={joiningToken !== undefined}
        preview={preview}
        onJoin={() => joinBy(token)}
        onLogout={logout}
      />
    </Card>
  );
}
