import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { emptyTexts } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { ConsentForm } from "#web/features/connections/agents/consent-form.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LostPage } from "#web/ui/feedback/lost-page.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

/** Where an agent that asks to be let in sends its person (OAuth). */
export function ConsentScreen() {
  usePageTitle(screens.consent.title);
  const query = useLocation().search.slice(1);
  const { isLoading, memberships, selected } = useOrganizationSelection();
  const { data, error, refetch } = useQuery({
    queryKey: ["introduceAgent", query],
    queryFn: () => call("introduceAgent", { body: { query } }),
    staleTime: Infinity,
    retry: false,
  });
  const content = () => {
    if (error instanceof ApiError && error.status < 500) {
      return (
        <LostPage
          back={{ label: "Back to Dashboard", path: screens.dashboard.path }}
          reason="It works for ten minutes, and only as your agent sent it. Start again from your agent."
          title="This request is over"
        />
      );
    }
    if (error) {
      return <LoadFailure text="The request could not be loaded." onRetry={() => void refetch()} />;
    }
    if (!data || isLoading) return <PageSpinner />;
    const organizationId = (selected ?? memberships[0])?.organizationId;
    if (organizationId === undefined) {
      return (
        <EmptyState title={emptyTexts.noOrganization}>{emptyTexts.noOrganizationDetail}</EmptyState>
      );
    }
    return (
      <ConsentForm
        introduction={data}
        memberships={memberships}
        organizationId={organizationId}
        query={query}
      />
    );
  };
  return <div className="mx-auto max-w-[560px] py-8">{content()}</div>;
}
