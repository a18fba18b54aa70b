import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { InvitationSent } from "#contract/invitation.ts";
import type { Organization } from "#contract/organization.ts";
import { may } from "#contract/permissions.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { teamTitle } from "#web/features/organizations/settings-entries.ts";
import { InviteForm } from "#web/features/organizations/team/invite-form.tsx";
import { MemberList } from "#web/features/organizations/team/member-list.tsx";
import { OpenInvitations } from "#web/features/organizations/team/open-invitations.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useEditMode } from "#web/ui/form/use-edit-mode.ts";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

type TeamSectionProps = { organization: Organization; userId: string };

/** The people of an organization; admins also invite, change roles and remove (spec §6). */
export function TeamSection({ organization, userId }: TeamSectionProps) {
  const { isEditing: isInviting, editButton, startEditing, stopEditing } = useEditMode();
  const [sent, setSent] = useState<InvitationSent>();
  const isAdmin = may(organization.userRole, "invitation.send");
  const close = (invitation: InvitationSent) => {
    setSent(invitation);
    stopEditing();
  };
  return (
    <SettingsSection
      action={
        isAdmin && (
          <Button
            ref={editButton}
            aria-expanded={isInviting}
            icon={<UserPlus />}
            onClick={isInviting ? stopEditing : startEditing}
          >
            Invite Member
          </Button>
        )
      }
      id={sectionIds.team}
      title={teamTitle(organization.userRole)}
    >
      <div className="grid gap-6">
        {isAdmin && isInviting && (
          <InviteForm organizationId={organization.id} onCancel={stopEditing} onSent={close} />
        )}
        {sent?.link && <InvitationLink email={sent.email} link={sent.link} />}
        {isAdmin && <OpenInvitations organizationId={organization.id} onResent={setSent} />}
        <div>
          {isAdmin && <h3 className="mb-3 text-small font-[620]">Members</h3>}
          <MemberList organization={organization} userId={userId} />
        </div>
      </div>
    </SettingsSection>
  );
}

type InvitationLinkProps = { email: string; link: string };

/** Without a mail server the invitation goes by hand. */
function InvitationLink({ email, link }: InvitationLinkProps) {
  return (
    <Notice
      action={<CopyButton label="Copy link" text={link} />}
      title={`Send this link to ${email}`}
      tone="info"
    >
      Email is not set up here, so send them this link yourself.
      <span className="mt-1 block font-mono text-tiny break-all text-ink-2">{link}</span>
    </Notice>
  );
}
