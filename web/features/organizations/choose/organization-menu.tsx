import { useQuery } from "@tanstack/react-query";
import { Plus, Settings } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { screens } from "#contract/screens.ts";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { pendingInvitationsQuery } from "#web/features/organizations/organization-queries.ts";
import { InitialTile } from "#web/ui/brand/avatar.tsx";
import { CountBadge } from "#web/ui/feedback/badge.tsx";
import { Menu, MenuItem, MenuChoice, MenuLabel, MenuSeparator } from "#web/ui/menu/menu.tsx";

type OrganizationMenuProps = { trigger: ReactNode; onSetUp: () => void };

export function OrganizationMenu({ trigger, onSetUp }: OrganizationMenuProps) {
  const { memberships, selected, select } = useOrganizationSelection();
  return (
    <Menu isOpenAtOnce trigger={trigger}>
      <MenuLabel>Organizations</MenuLabel>
      <DropdownMenu.RadioGroup
        value={String(selected?.organizationId ?? "")}
        onValueChange={(id) => select(Number(id))}
      >
        {memberships.map(({ organizationId, organization }) => (
          <MenuChoice
            key={organizationId}
            icon={<InitialTile name={organization.name} />}
            value={String(organizationId)}
          >
            {organization.name}
          </MenuChoice>
        ))}
      </DropdownMenu.RadioGroup>
      <MenuSeparator />
      <MenuItem icon={<Plus />} onSelect={onSetUp}>
        <span className="flex-1">Join or create organization</span>
        <PendingCount />
      </MenuItem>
      <MenuItem icon={<Settings />} to={screens.organization.path}>
        Organization settings
      </MenuItem>
    </Menu>
  );
}

/** How many invitations wait for the person, asked whenever it is shown. */
export function PendingCount() {
  const { data } = useQuery(pendingInvitationsQuery);
  return <CountBadge count={data?.length ?? 0} label="pending invitations" />;
}
