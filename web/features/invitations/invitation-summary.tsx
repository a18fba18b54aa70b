import type { InvitationPreview } from "#contract/invitation.ts";
import { InitialTile } from "#web/ui/brand/avatar.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type InvitationSummaryProps = { preview: InvitationPreview };

/** Who invites whom to what, and as what. */
export function InvitationSummary({ preview }: InvitationSummaryProps) {
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
