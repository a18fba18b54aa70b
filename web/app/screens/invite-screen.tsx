import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams, useNavigate } from "react-router";
import type { InvitationPreview } from "#contract/invitation.ts";
import { screens, linkToInvitation } from "#contract/screens.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { SessionUser } from "#web/api/auth.ts";
import { query } from "#web/api/query.ts";
import { AuthFrame } from "#web/app/shell/auth-frame.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import { InvitationAcceptance, InvitationEntry } from "#web/features/invitations/invitation.tsx";
import { forgetInvitation } from "#web/features/invitations/remembered-invitation.ts";
import { useJoinOrganization } from "#web/features/organizations/choose/use-join-organization.ts";
import { LostPage } from "#web/ui/feedback/lost-page.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { Card } from "#web/ui/layout/card.tsx";

/** Where a mailed invitation leads, before and after signing in (readings.md 12). */
export function InviteScreen() {
  usePageTitle(screens.invite.title);
  const { token = "" } = useParams();
  const { user } = useSession();
  const invitation = useQuery({
    ...query("previewInvitation", { params: { token } }),
    staleTime: 0,
  });
  useEffect(() => {
    if (user) forgetInvitation();
  }, [user]);
  const { data: preview, error } = invitation;
  const isInvalid = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const back = user
    ? { label: "Back to Dashboard", path: screens.dashboard.path }
    : { label: "Home", path: screens.home.path };
  const content = () => {
    if (isInvalid) {
      return (
        <LostPage
          back={back}
          reason="It may have been used, revoked or replaced by a newer one. Ask the person who invited you for a new link."
          title="This invitation is no longer valid"
        />
      );
    }
    if (error) {
      return (
        <LoadFailure
          text="The invitation could not be loaded."
          onRetry={() => void invitation.refetch()}
        />
      );
    }
    if (!preview) return <PageSpinner />;
    if (user) return <InviteReception preview={preview} token={token} user={user} />;
    return <InvitationEntry preview={preview} token={token} />;
  };
  if (!user) return <AuthFrame ridges={0}>{content()}</AuthFrame>;
  return <div className="mx-auto max-w-[560px] py-8">{content()}</div>;
}

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
