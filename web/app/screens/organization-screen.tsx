import { lazy, Suspense, useState } from "react";
import { emptyTexts } from "#contract/messages.ts";
import type { Organization } from "#contract/organization.ts";
import { screens } from "#contract/screens.ts";
import { useSession } from "#web/features/accounts/use-session.ts";
import { AgentsSection } from "#web/features/connections/agents/agents-section.tsx";
import { CompanySignInRow } from "#web/features/connections/company-sign-in/company-sign-in-row.tsx";
import { ModelSection } from "#web/features/connections/model-section.tsx";
import { TokenSection } from "#web/features/connections/tokens/token-section.tsx";
import { WebhooksSection } from "#web/features/connections/webhooks/webhooks-section.tsx";
import { OrganizationChoices } from "#web/features/organizations/choose/organization-choices.tsx";
import { OrganizationSettings } from "#web/features/organizations/organization-settings.tsx";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { OrganizationsFailure } from "#web/features/organizations/choose/organizations-failure.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { Button } from "#web/ui/button/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

const OrganizationSetupDialog = lazy(async () => ({
  default: (await import("#web/features/organizations/choose/organization-setup-dialog.tsx"))
    .OrganizationSetupDialog,
}));

type ConnectionsProps = { organization: Organization };

/** What goes out of an organization and comes into it. */
function Connections({ organization }: ConnectionsProps) {
  return (
    <>
      <ModelSection id={sectionIds.model} organization={organization} />
      <TokenSection id={sectionIds.tokens} organization={organization} />
      <WebhooksSection id={sectionIds.webhooks} organizationId={organization.id} />
      <AgentsSection id={sectionIds.agents} organizationId={organization.id} />
      <CompanySignInRow id={sectionIds.companySignIn} organizationId={organization.id} />
    </>
  );
}

export function OrganizationScreen() {
  usePageTitle(screens.organization.title);
  const { user } = useSession();
  const { isLoading, hasFailed, memberships, selected } = useOrganizationSelection();
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (isLoading || !user) return <PageSpinner />;
  if (selected) {
    const { organizationId } = selected;
    return (
      <OrganizationSettings
        key={organizationId}
        connections={Connections}
        organizationId={organizationId}
        userId={user.id}
      />
    );
  }
  return (
    <div className="mx-auto grid max-w-[680px] gap-5">
      <PageHeading>{screens.organization.title}</PageHeading>
      {hasFailed && <OrganizationsFailure />}
      {memberships.length > 0 && (
        <EmptyState action={<OrganizationChoices />} title="Select Organization">
          Choose the organization you want to see.
        </EmptyState>
      )}
      {!hasFailed && memberships.length === 0 && (
        <EmptyState
          action={
            <Button look="primary" onClick={() => setIsSettingUp(true)}>
              Set up an organization
            </Button>
          }
          title={emptyTexts.noOrganization}
        >
          {emptyTexts.noOrganizationDetail}
        </EmptyState>
      )}
      <Suspense>
        {isSettingUp && (
          <OrganizationSetupDialog user={user} onClose={() => setIsSettingUp(false)} />
        )}
      </Suspense>
    </div>
  );
}
