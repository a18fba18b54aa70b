import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

type InvitationLinkProps = { email: string; link: string };

/** Without a mail server the invitation goes by hand. */
export function InvitationLink({ email, link }: InvitationLinkProps) {
  return (
    <Notice
      action={<CopyButton label="Copy link" text={link} />}
      title={`Send this link to ${email}`}
      tone="info"
    >
      Mail is not set up here, so the invitation reaches them by this link.
      <span className="mt-1 block font-mono text-tiny break-all text-ink-2">{link}</span>
    </Notice>
  );
}
