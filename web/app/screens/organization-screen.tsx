import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { useOrganizationSelection } from "#web/features/organizations/selection.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

export function OrganizationScreen() {
  usePageTitle(screens.organization.title);
  const { isLoading, selected } = useOrganizationSelection();
  if (isLoading) return <PageSpinner />;
  return (
    <div className="mx-auto grid max-w-[680px] gap-5">
      <PageHeading>{screens.organization.title}</PageHeading>
      {selected ? (
        <Card className="p-6">
          <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-[160px_minmax(0,1fr)]">
            <dt className="text-ink-3">Name</dt>
            <dd>{selected.organization.name}</dd>
            <dt className="text-ink-3">Domain</dt>
            <dd>{selected.organization.domain || "Not provided."}</dd>
            <dt className="text-ink-3">Your role</dt>
            <dd className="capitalize">{selected.role}</dd>
          </dl>
        </Card>
      ) : (
        <EmptyState
          action={
            <Link className={buttonStyle({ look: "primary" })} to={screens.dashboard.path}>
              Set up an organization
            </Link>
          }
          title="No organization found"
        >
          You need to be a member of an organization to view this page.
        </EmptyState>
      )}
    </div>
  );
}
