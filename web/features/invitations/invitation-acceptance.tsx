import type { InvitationPreview } from "#contract/invitation.ts";
import { InvitationSummary } from "#web/features/invitations/invitation-summary.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

type InvitationAcceptanceProps = {
  preview: InvitationPreview;
  /** The address of the person who is signed in. */
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
