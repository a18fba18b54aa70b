import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PendingInvitation } from "#contract/invitation.ts";
import type { User } from "#contract/user.ts";
import { CreateOrganizationForm } from "#web/features/organizations/choose/create-organization-form.tsx";
import { useJoinOrganization } from "#web/features/organizations/choose/use-join-organization.ts";
import { pendingInvitationsQuery } from "#web/features/organizations/organization-queries.ts";
import { PendingInvitationRow } from "#web/features/organizations/team/pending-invitation-row.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";

type OrganizationSetupDialogProps = { user: Pick<User, "email" | "emailVerified"> } & (
  | { onClose: () => void; onLogout?: never }
  /** Without an organization nobody can work: the dialog stays, and Logout is the only way out. */
  | { onClose?: never; onLogout: () => void }
);

export function OrganizationSetupDialog(props: OrganizationSetupDialogProps) {
  const { user, onClose, onLogout } = props;
  const { data: invitations, isError } = useQuery(pendingInvitationsQuery);
  const known = invitations ?? (isError ? [] : undefined);
  return (
    <Dialog
      description="Jobs and reports belong to an organization. Join one that invited you, or create your own."
      isOpen
      title={onLogout ? "Organization Required" : "Set Up Your Organization"}
      onClose={onClose}
    >
      {known ? (
        <OrganizationSetupTabs user={user} invitations={known} onDone={() => onClose?.()} />
      ) : (
        <SkeletonRows count={3} />
      )}
      {onLogout && (
        <p className="mt-5 flex items-center gap-1 border-t border-line-soft pt-4 text-small text-ink-3">
          Signed in as {user.email}.
          <Button look="quiet" size="small" onClick={onLogout}>
            Logout
          </Button>
        </p>
      )}
    </Dialog>
  );
}

type OrganizationSetupTabsProps = {
  user: Pick<User, "email" | "emailVerified">;
  invitations: readonly PendingInvitation[];
  onDone: () => void;
};

/** Join or create; it opens on Join when an invitation waits, otherwise on Create (spec §2). */
export function OrganizationSetupTabs({ user, invitations, onDone }: OrganizationSetupTabsProps) {
  const [tab, setTab] = useState<"join" | "create">(invitations.length > 0 ? "join" : "create");
  return (
    <Tabs
      label="Join or create"
      tabs={[
        {
          value: "join",
          label: "Join Organization",
          count: { number: invitations.length, label: "pending invitations" },
          content: (
            <JoinOrganization
              invitations={invitations}
              isVerified={user.emailVerified}
              onJoined={onDone}
            />
          ),
        },
        {
          value: "create",
          label: "Create New",
          content: <CreateOrganizationForm email={user.email} onCreated={onDone} />,
        },
      ]}
      value={tab}
      onChange={setTab}
    />
  );
}

type JoinOrganizationProps = {
  invitations: readonly PendingInvitation[];
  /** Whether the person's address is confirmed; without that only the mailed link opens an invitation. */
  isVerified: boolean;
  onJoined: () => void;
};

export function JoinOrganization({ invitations, isVerified, onJoined }: JoinOrganizationProps) {
  const { joinBy, joiningToken } = useJoinOrganization(onJoined);
  if (invitations.length === 0) {
    return (
      <p className="text-ink-2">
        There is no invitation for your address. Ask an admin of your organization to invite you, or
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
          isJoining={joiningToken !== undefined}
          isOnly={invitations.length === 1}
          isOpenToPerson={isVerified}
          onJoin={joinBy}
        />
      ))}
    </ul>
  );
}
