import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { useSession } from "#web/features/accounts/use-session.ts";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import { JobGrid } from "#web/features/jobs/job-grid.tsx";
import { OrganizationChoices } from "#web/features/organizations/organization-choices.tsx";
import { useOrganizationSelection } from "#web/features/organizations/selection.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

const CreateJobDialog = lazy(async () => ({
  default: (await import("#web/features/jobs/create-job-dialog.tsx")).CreateJobDialog,
}));
const OrganizationSetupDialog = lazy(async () => ({
  default: (await import("#web/features/organizations/organization-setup-dialog.tsx"))
    .OrganizationSetupDialog,
}));

export function DashboardScreen() {
  usePageTitle(screens.dashboard.title);
  const { user } = useSession();
  const logout = useSignOut();
  const { isLoading, memberships, selected } = useOrganizationSelection();
  const [isCreating, setIsCreating] = useState(false);
  if (isLoading || !user) return <PageSpinner />;
  const hasNoOrganization = memberships.length === 0;
  return (
    <>
      <div className="mb-[22px] flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
        <div>
          <PageHeading>{screens.dashboard.title}</PageHeading>
          {selected && (
            <p className="mt-1.5 text-ink-2">Every job at {selected.organization.name}.</p>
          )}
        </div>
        <Button
          aria-describedby={selected ? undefined : "create-needs"}
          className="max-tablet:w-full"
          icon={<Plus />}
          isDisabled={!selected}
          look="primary"
          onClick={() => setIsCreating(true)}
        >
          Create New Job
        </Button>
        {!selected && (
          <p className="sr-only" id="create-needs">
            Select an organization first
          </p>
        )}
      </div>
      {selected && (
        <JobGrid
          key={selected.organizationId}
          organizationId={selected.organizationId}
          onCreate={() => setIsCreating(true)}
        />
      )}
      {hasNoOrganization && (
        <EmptyState
          action={
            <Link className={buttonStyle()} to={screens.organization.path}>
              Go to Organization
            </Link>
          }
          title="No Organizations"
        >
          Jobs belong to an organization. Create one or join one to begin.
        </EmptyState>
      )}
      {!selected && !hasNoOrganization && (
        <EmptyState action={<OrganizationChoices />} title="Select Organization">
          Choose one of your organizations to see its jobs.
        </EmptyState>
      )}
      <Suspense>
        {hasNoOrganization && <OrganizationSetupDialog email={user.email} onLogout={logout} />}
        {selected && isCreating && (
          <CreateJobDialog
            isOpen
            organizationId={selected.organizationId}
            onClose={() => setIsCreating(false)}
          />
        )}
      </Suspense>
    </>
  );
}
