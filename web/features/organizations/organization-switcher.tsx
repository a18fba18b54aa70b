import { ChevronsUpDown, Plus, Settings } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { screens } from "#contract/screens.ts";
import { PendingCount } from "#web/features/organizations/pending-count.tsx";
import { useOrganizationSelection } from "#web/features/organizations/selection.ts";
import { InitialTile } from "#web/ui/initial-tile.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { MenuChoice } from "#web/ui/menu-choice.tsx";
import { MenuItem } from "#web/ui/menu-item.tsx";
import { MenuLabel } from "#web/ui/menu-label.tsx";
import { MenuSeparator } from "#web/ui/menu-separator.tsx";

type OrganizationSwitcherProps = { onSetUp: () => void };

/** Which organization the screens work in; absent for people without one. */
export function OrganizationSwitcher({ onSetUp }: OrganizationSwitcherProps) {
  const { memberships, selected, select } = useOrganizationSelection();
  if (memberships.length === 0) return null;
  const name = selected?.organization.name ?? "Select Organization";
  const trigger = (
    <button
      className="inline-flex h-10 min-w-0 items-center gap-2 rounded-control px-2 text-small font-[560] hover:bg-sunken tablet:h-9 dark:hover:bg-raised"
      type="button"
    >
      <InitialTile name={selected ? name : ""} />
      <span className="sr-only">Organization: </span>
      <span className="truncate">{name}</span>
      <ChevronsUpDown className="text-ink-3" />
    </button>
  );
  return (
    <div className="flex min-w-0 items-center gap-1 tablet:gap-1.5">
      <span aria-hidden="true" className="flex-none text-[22px] leading-none font-light text-line">
        /
      </span>
      <Menu trigger={trigger}>
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
    </div>
  );
}
