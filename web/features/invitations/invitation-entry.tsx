import type { InvitationPreview } from "#contract/invitation.ts";
import { screens } from "#contract/screens.ts";
import { InvitationSummary } from "#web/features/invitations/invitation-summary.tsx";
import { rememberInvitation } from "#web/features/invitations/remembered-invitation.ts";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";

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
