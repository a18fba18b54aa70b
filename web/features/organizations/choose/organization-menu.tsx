import { Plus, Settings } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { screens } from "#contract/screens.ts";
import { OrganizationButton } from "#web/features/organizations/choose/organization-button.tsx";
import { PendingCount } from "#web/features/organizations/team/pending-count.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { InitialTile } from "#web/ui/brand/avatar.tsx";
import { Menu, MenuItem, MenuChoice, MenuLabel, MenuSeparator } from "#web/ui/menu/menu.tsx";

type OrganizationMenuProps = { onSetUp: () => void };

/** The person's organizations to choose from; loaded when it is opened. */
export function OrganizationMenu({ onSetUp }: OrganizationMenuProps) {
  const { memberships, selected, select } = useOrganizationSelection();
  return (
    <Menu isOpenAtOnce trigger={<OrganizationButton />}>
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
