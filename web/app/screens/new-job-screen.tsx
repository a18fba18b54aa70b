import { useNavigate } from "react-router";
import { screens } from "#contract/screens.ts";
import { wizardReading } from "#web/app/screens/wizard-reading.tsx";
import { JobWizard } from "#web/features/job-form/job-wizard.tsx";
import { useJobWizard } from "#web/features/job-form/use-job-wizard.ts";
import { OrganizationChoices } from "#web/features/organizations/choose/organization-choices.tsx";
import { OrganizationsFailure } from "#web/features/organizations/choose/organizations-failure.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export function NewJobScreen() {
  usePageTitle(screens.newJob.title);
  const { isLoading, hasFailed, memberships } = useOrganizationSelection();
  if (isLoading) return <PageSpinner />;
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeading>{screens.newJob.title}</PageHeading>
      <p className="mt-1.5 mb-6 text-ink-2">
        Six reports are drafted from what you enter here. Processing takes 3-5 minutes.
      </p>
      {hasFailed && <OrganizationsFailure />}
      {memberships.length > 0 && <NewJobWizard />}
      {!hasFailed && memberships.length === 0 && (
        <EmptyState
          action={
            <Link className={buttonStyle()} to={screens.dashboard.path}>
              Back to Dashboard
            </Link>
          }
          title="No Organizations"
        >
          A job belongs to an organization. Create or join one to start.
        </EmptyState>
      )}
    </div>
  );
}

/** The wizard as a page; when it is done the person is back on the dashboard. */
export function NewJobWizard() {
  const navigate = useNavigate();
  const { selected } = useOrganizationSelection();
  const wizard = useJobWizard({
    organizationId: selected?.organizationId,
    onClose: () => void navigate(screens.dashboard.path),
  });
  return (
    <Card className="p-5 tablet:p-7">
      <JobWizard
        minutes="3-5"
        reading={wizardReading}
        organizationPicker={selected ? undefined : <OrganizationChoices />}
        wizard={wizard}
      />
    </Card>
  );
}
