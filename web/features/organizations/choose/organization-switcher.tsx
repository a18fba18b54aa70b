import { lazy } from "react";
import { OrganizationButton } from "#web/features/organizations/choose/organization-button.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
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
        <OrganizationMenu onSetUp={onSetUp} />
      </OnDemand>
    </div>
  );
}
