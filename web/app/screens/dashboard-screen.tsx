import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState, useEffect } from "react";
import { screens } from "#contract/screens.ts";
import { useSession } from "#web/features/accounts/use-session.ts";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import type { WizardStart } from "#web/features/job-form/use-job-wizard.ts";
import { countSentence } from "#web/features/jobs/list/count-sentence.ts";
import { jobCountsQuery } from "#web/features/jobs/list/job-list-queries.ts";
import { JobList } from "#web/features/jobs/list/job-list.tsx";
import { OrganizationChoices } from "#web/features/organizations/choose/organization-choices.tsx";
import { OrganizationsFailure } from "#web/features/organizations/choose/organizations-failure.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { BottomBar } from "#web/ui/button/bottom-bar.tsx";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { useFileDrop } from "#web/ui/form/use-file-drop.ts";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

const Tooltip = lazy(async () => ({
  default: (await import("#web/ui/dialog/tooltip.tsx")).Tooltip,
}));
const CreateJobDialog = lazy(async () => ({
  default: (await import("#web/app/screens/create-job-dialog.tsx")).CreateJobDialog,
}));
const OrganizationSetupDialog = lazy(async () => ({
  default: (await import("#web/features/organizations/choose/organization-setup-dialog.tsx"))
    .OrganizationSetupDialog,
}));

export function DashboardScreen() {
  usePageTitle(screens.dashboard.title);
  const { user } = useSession();
  const logout = useSignOut();
  const { isLoading, hasFailed, memberships, selected } = useOrganizationSelection();
  const [start, setStart] = useState<WizardStart>();
  const create = () => setStart({});
  const trySample = async () => {
    const { sampleDescription } =
      await import("#web/features/job-form/source/sample-description.ts");
    setStart({ text: sampleDescription });
  };
  const { data: counts } = useQuery({
    ...jobCountsQuery(selected?.organizationId ?? 0),
    enabled: selected !== undefined,
  });
  const isFileHeld = useFileDrop(selected !== undefined && !start, (file) => setStart({ file }));
  if (isLoading || !user) return <PageSpinner />;
  const hasNoOrganization = !hasFailed && memberships.length === 0;
  const createButton = (
    <Button
      icon={<Plus />}
      isDisabled={!selected}
      look={counts?.total === 0 ? "secondary" : "primary"}
      needsServer
      onClick={create}
    >
      Create New Job
    </Button>
  );
  const createOrReason =
    selected || hasFailed ? (
      createButton
    ) : (
      <Suspense fallback={createButton}>
        <Tooltip text="Select an organization first">{createButton}</Tooltip>
      </Suspense>
    );
  return (
    <>
      <div className="mb-[22px] flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
        <div className="min-w-0">
          <PageHeading>{screens.dashboard.title}</PageHeading>
          {selected && (
            <JobCountLine
              organizationId={selected.organizationId}
              organizationName={selected.organization.name}
            />
          )}
        </div>
        <div className="max-tablet:hidden">{createOrReason}</div>
      </div>
      {selected && (
        <JobList
          key={selected.organizationId}
          organizationId={selected.organizationId}
          onCreate={create}
          onTrySample={() => void trySample()}
        />
      )}
      {hasFailed && <OrganizationsFailure />}
      {hasNoOrganization && (
        <EmptyState
          action={
            <Link className={buttonStyle()} to={screens.organization.path}>
              Go to Organization
            </Link>
          }
          title="No Organizations"
        >
          Jobs belong to an organization. Create or join one to start.
        </EmptyState>
      )}
      {!selected && memberships.length > 0 && (
        <EmptyState action={<OrganizationChoices />} title="Select Organization">
          Choose one of your organizations to see its jobs.
        </EmptyState>
      )}
      <BottomBar>{createOrReason}</BottomBar>
      {isFileHeld && <DropVeil text="Drop the job description to start a job" />}
      <Suspense>
        {hasNoOrganization && <OrganizationSetupDialog user={user} onLogout={logout} />}
        {selected && start && (
          <CreateJobDialog
            organizationId={selected.organizationId}
            start={start}
            onClose={() => setStart(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

type DropVeilProps = { text: string };

/** What the window says while a file is held over it. */
function DropVeil({ text }: DropVeilProps) {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid animate-veil place-items-center bg-blue-wash/92 p-4 forced-colors:bg-[Canvas]">
      <p className="heading grid size-full place-items-center rounded-artboard border-2 border-dashed border-blue text-center text-h2 text-blue">
        {text}
      </p>
    </div>
  );
}

type JobCountLineProps = { organizationId: number; organizationName: string };

function JobCountLine({ organizationId, organizationName }: JobCountLineProps) {
  const { data: counts } = useQuery(jobCountsQuery(organizationId));
  return (
    <p className="mt-1.5 min-h-[1.5em] text-ink-2">
      {counts && countSentence(counts.total, counts.byStatus.processing, organizationName)}
    </p>
  );
}

/** The dashboard; the landing page is a page of its own, which the server answers to visitors (readings.md 32). */
export function HomeScreen() {
  const { user } = useSession();
  return user ? <DashboardScreen /> : <ReturnToLanding />;
}

/** Leaves the app for the landing page; a cookie that was no session was taken back with the answer that said so. */
function ReturnToLanding() {
  useEffect(() => window.location.replace(screens.home.path), []);
  return <PageSpinner />;
}
