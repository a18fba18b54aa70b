import type { InvitationPreview } from "#contract/invitation.ts";
import { screens } from "#contract/screens.ts";
import { rememberInvitation } from "#web/features/invitations/remembered-invitation.ts";
import { InitialTile } from "#web/ui/brand/avatar.tsx";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type InvitationAcceptanceProps = {
  preview: InvitationPreview;
  email: string;
  isJoining: boolean;
  onJoin: () => void;
  onLogout: () => void;
};

/** An invitation in the hands of somebody who is signed in, under the right address or another. */
export function InvitationAcceptance(props: InvitationAcceptanceProps) {
  const { preview, email, isJoining, onJoin, onLogout } = props;
  const isForThem = email.toLowerCase() === preview.email.toLowerCase();
  return (
    <div className="grid gap-6">
      <InvitationSummary preview={preview} />
      {isForThem ? (
        <Button
          className="justify-self-start max-tablet:w-full"
          isBusy={isJoining}
          needsServer
          look="primary"
          size="large"
          onClick={onJoin}
        >
          Join
        </Button>
      ) : (
        <Notice
          action={<Button onClick={onLogout}>Logout</Button>}
          title="This invitation is for another account"
          tone="warning"
        >
          You are signed in as {email}. Log out and come back with {preview.email} to join.
        </Notice>
      )}
    </div>
  );
}

type InvitationEntryProps = { token: string; preview: InvitationPreview };

/** An invitation before signing in; it is kept until the person comes back with a session. */
export function InvitationEntry({ token, preview }: InvitationEntryProps) {
  const { email, organizationName } = preview;
  const keep = () => rememberInvitation({ token, email, organizationName });
  return (
    <div className="grid gap-6">
      <InvitationSummary preview={preview} />
      <div className="grid gap-2.5">
        <Link
          className={buttonStyle({ look: "primary", size: "large" })}
          to={screens.signUp.path}
          onClick={keep}
        >
          Sign Up
        </Link>
        <Link className={buttonStyle({ size: "large" })} to={screens.signIn.path} onClick={keep}>
          Sign In
        </Link>
      </div>
    </div>
  );
}

type InvitationSummaryProps = { preview: InvitationPreview };

function InvitationSummary({ preview }: InvitationSummaryProps) {
  const { inviterName, organizationName, role, email } = preview;
  return (
    <div className="grid justify-items-start gap-3">
      <InitialTile name={organizationName} size="medium" />
      <PageHeading>Join {organizationName}</PageHeading>
      <p className="text-ink-2">
        {inviterName} invited you to {organizationName} as {role === "admin" ? "an" : "a"} {role}.
        The invitation is for <span className="font-[560] text-ink-1">{email}</span>.
      </p>
    </div>
  );
}
