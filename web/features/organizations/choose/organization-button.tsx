import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { InitialTile } from "#web/ui/brand/avatar.tsx";

/** Names the organization the screens work in. */
export function OrganizationButton(props: ComponentProps<"button">) {
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
