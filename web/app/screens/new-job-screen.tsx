import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { CreateJobForm } from "#web/features/jobs/create-job-form.tsx";
import { useOrganizationSelection } from "#web/features/organizations/selection.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

export function NewJobScreen() {
  usePageTitle(screens.newJob.title);
  const { isLoading, selected } = useOrganizationSelection();
  if (isLoading) return <PageSpinner />;
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeading>{screens.newJob.title}</PageHeading>
      <p className="mt-1.5 mb-6 text-ink-2">
        Six reports are drafted from what you enter here. Processing takes 3-5 minutes.
      </p>
      {selected ? (
        <Card className="p-5 tablet:p-7">
          <CreateJobForm organizationId={selected.organizationId} />
        </Card>
      ) : (
        <EmptyState
          action={
            <Link className={buttonStyle()} to={screens.dashboard.path}>
              Back to Dashboard
            </Link>
          }
          title="Select Organization"
        >
          A job belongs to an organization. Choose one first.
        </EmptyState>
      )}
    </div>
  );
}
