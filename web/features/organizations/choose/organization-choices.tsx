import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { Button } from "#web/ui/button/button.tsx";
import { InitialTile } from "#web/ui/brand/avatar.tsx";

/** The person's organizations as buttons, for when none is selected. */
export function OrganizationChoices() {
  const { memberships, select } = useOrganizationSelection();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {memberships.map(({ organizationId, organization }) => (
        <Button
          key={organizationId}
          className="max-w-full"
          icon={<InitialTile name={organization.name} />}
          onClick={() => select(organizationId)}
        >
          <span className="truncate">{organization.name}</span>
        </Button>
      ))}
    </div>
  );
}
