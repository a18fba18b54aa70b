import { ChevronsUpDown } from "lucide-react";
import { useOrganizationSelection } from "#web/features/organizations/selection.ts";

/** Which organization the screens work in; absent for people without one. */
export function OrganizationSwitcher() {
  const { memberships, selected, select } = useOrganizationSelection();
  if (memberships.length === 0) return null;
  return (
    <div className="relative inline-flex h-9 min-w-0 items-center gap-2">
      <span aria-hidden="true" className="mr-1.5 text-[22px] font-light text-line tablet:mr-2.5">
        /
      </span>
      <span
        aria-hidden="true"
        className="grid size-[22px] flex-none place-items-center rounded-[5px] bg-ink-1 font-display text-tiny font-[650] text-canvas"
      >
        {selected?.organization.name.charAt(0).toUpperCase() ?? "?"}
      </span>
      <select
        aria-label="Organization"
        className="h-9 max-w-[180px] min-w-0 cursor-pointer appearance-none truncate rounded-control pr-7 text-small font-[560] tablet:max-w-[260px]"
        value={selected?.organizationId ?? ""}
        onChange={(event) => select(Number(event.target.value))}
      >
        {!selected && <option value="">Select Organization</option>}
        {memberships.map(({ organizationId, organization }) => (
          <option key={organizationId} className="bg-raised" value={organizationId}>
            {organization.name}
          </option>
        ))}
      </select>
      <ChevronsUpDown className="pointer-events-none absolute right-1.5 text-ink-3" />
    </div>
  );
}
