import { ChevronsUpDown } from "lucide-react";
import { lazy, type ComponentProps } from "react";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { InitialTile } from "#web/ui/brand/avatar.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/features/organizations/choose/organization-menu.tsx");
const OrganizationMenu = lazy(async () => ({ default: (await load()).OrganizationMenu }));

type OrganizationSwitcherProps = { onSetUp: () => void };

/** Which organization the screens work in; absent for people without one. */
export function OrganizationSwitcher({ onSetUp }: OrganizationSwitcherProps) {
  const { memberships } = useOrganizationSelection();
  if (memberships.length === 0) return null;
  return (
    <div className="flex min-w-0 items-center gap-1 tablet:gap-1.5">
      <span aria-hidden="true" className="flex-none text-[22px] leading-none font-light text-line">
        /
      </span>
      <OnDemand button={<OrganizationButton />} load={load} opens="menu">
        {(trigger) => <OrganizationMenu trigger={trigger} onSetUp={onSetUp} />}
      </OnDemand>
    </div>
  );
}

function OrganizationButton(props: ComponentProps<"button">) {
  const { selected } = useOrganizationSelection();
  const name = selected?.organization.name ?? "Select Organization";
  return (
    <button
      className="inline-flex h-10 min-w-0 items-center gap-2 rounded-control px-2 text-small font-[560] hover:bg-sunken tablet:h-9 dark:hover:bg-raised"
      type="button"
      {...props}
    >
      <InitialTile name={selected ? name : ""} />
      <span className="sr-only">Organization: </span>
      <span className="truncate">{name}</span>
      <ChevronsUpDown className="text-ink-3" />
    </button>
  );
}
