import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";

export function OrganizationsFailure() {
  const { reload } = useOrganizationSelection();
  return (
    <LoadFailure text="Your organizations could not be loaded. Nothing is lost." onRetry={reload} />
  );
}
