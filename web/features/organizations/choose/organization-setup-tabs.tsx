import { useState } from "react";
import type { PendingInvitation } from "#contract/invitation.ts";
import type { User } from "#contract/user.ts";
import { CreateOrganizationForm } from "#web/features/organizations/choose/create-organization-form.tsx";
import { JoinOrganization } from "#web/features/organizations/choose/join-organization.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";

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
