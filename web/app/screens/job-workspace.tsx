import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { lazy, Suspense, useState, useEffect } from "react";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { tools } from "#tools/tools.ts";
import { useLoadAhead } from "#web/app/load-ahead.ts";
import { JobDialogs, type JobDialog } from "#web/app/screens/job-dialogs.tsx";
import { JobReport } from "#web/app/screens/job-report.tsx";
import { JobDetailsPanel } from "#web/features/jobs/job-details-panel.tsx";
import type { Partials } from "#web/features/jobs/job-event.ts";
import { JobHeader } from "#web/features/jobs/job-header.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { isEditedNow } from "#web/report/states.ts";
import { ToolCard, ToolCardSkeleton } from "#web/features/outputs/card/tool-card.tsx";
import { useProcessJob } from "#web/features/outputs/generation.ts";
import { NotifyWhenDone } from "#web/features/outputs/notify-when-done.tsx";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";
import { ProgressAnnouncer } from "#web/features/outputs/progress-announcer.tsx";
import { ProgressBanner } from "#web/features/outputs/progress-banner.tsx";
import { useProgress } from "#web/features/outputs/use-progress.ts";
import { loadReaderWindow } from "#web/features/reader/window/use-reader-window.ts";
import { ReadingStatus } from "#web/features/reading/reading-status.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure, Notice } from "#web/ui/feedback/notice.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";
import { useSearchParams } from "#web/ui/hooks/use-search-params.ts";

const partsAhead = [
  () => import("#web/app/screens/reading-screen.tsx"),
  loadReaderWindow,
  () => import("#web/features/outputs/export-all-dialog.tsx"),
  () => import("#web/app/screens/edit-job.tsx"),
];

const loadAgreement = () => import("#web/features/agreement/job-agreement.tsx");
const AgreementEntry = lazy(async () => ({ default: (await loadAgreement()).AgreementEntry }));
const DriftStrip = lazy(async () => ({ default: (await loadAgreement()).DriftStrip }));
const StaleStrip = lazy(async () => ({
  default: (await import("#web/features/outputs/stale-strip.tsx")).StaleStrip,
}));

type JobWorkspaceProps = { job: Job };

export function JobWorkspace({ job }: JobWorkspaceProps) {
  useLoadAhead(partsAhead);
  const partials = useJobEvents(job.id);
  const { data: outputs, isError, isPaused, refetch } = useQuery(outputsQuery(job.id));
  const { ready, isSettled } = useProgress(job, outputs ?? job.outputs);
  const { isStarting, process: regenerateAll } = useProcessJob(job.id);
  const { memberships } = useOrganizationSelection();
  const [dialog, setDialog] = useState<JobDialog | null>(null);
  const [search, setSearch] = useSearchParams();
  const isEditAsked = search.has("edit");
  const organization = memberships.find((one) => one.organizationId === job.organizationId);
  const organizationName = organization?.organization.name ?? "";
  const edited = (outputs ?? []).filter(isEditedNow);
  const openIfReady = (wanted: "export" | "handOver") =>
    ready > 0 ? setDialog(wanted) : showError(messages.nothingToExport);
  return (
    <>
      <JobHeader
        hasPrint={isSettled}
        isRegenerating={isStarting}
        job={job}
        onDelete={() => setDialog("delete")}
        onEdit={() => setDialog("edit")}
        onExportAll={() => openIfReady("export")}
        onHandOver={() => openIfReady("handOver")}
        onShare={() => setDialog("share")}
        onRegenerateAll={() => (edited.length > 0 ? setDialog("regenerate") : regenerateAll())}
      >
        <div className="flex flex-wrap items-center gap-x-3">
          <ReadingStatus jobId={job.id} />
          <Suspense>
            <AgreementEntry jobId={job.id} onOpen={() => setDialog("agreement")} />
          </Suspense>
        </div>
      </JobHeader>
      <Suspense>
        <DriftStrip jobId={job.id} />
      </Suspense>
      <ProgressAnnouncer outputs={outputs ?? job.outputs} />
      {outputs && !isSettled && (
        <ProgressBanner
          action={
            <>
              <NotifyWhenDone job={job} />
              <RetryFailed jobId={job.id} outputs={outputs} />
            </>
          }
          jobId={job.id}
          outputs={outputs}
        />
      )}
      <div className="grid items-start gap-4 desktop:grid-cols-[312px_minmax(0,1fr)] desktop:gap-5">
        <JobDetailsPanel job={job} />
        <section aria-label="Reports">
          <h2 className="sr-only">Reports</h2>
          {!outputs && isError && (
            <LoadFailure text="The reports could not be loaded." onRetry={() => void refetch()} />
          )}
          {!outputs && isPaused && (
            <Notice tone="info">
              The connection was lost before the reports loaded. They will load as soon as you are
              back.
            </Notice>
          )}
          {outputs?.some(({ staleParts }) => staleParts.length > 0) && (
            <Suspense>
              <StaleStrip jobId={job.id} outputs={outputs} />
            </Suspense>
          )}
          <div className="grid gap-4 tablet:grid-cols-2">
            {toolTypes.map((toolType) =>
              outputs ? (
                <ToolCard
                  key={toolType}
                  isStartingAll={isStarting}
                  job={job}
                  output={outputs.find((output) => output.toolType === toolType)}
                  partial={partials[toolType]}
                  tool={tools[toolType]}
                  onView={() => setSearch({ report: toolType })}
                />
              ) : (
                !isError && !isPaused && <ToolCardSkeleton key={toolType} />
              ),
            )}
          </div>
        </section>
      </div>
      <JobDialogs
        dialog={isEditAsked ? "edit" : dialog}
        edited={edited}
        job={job}
        organizationName={organizationName}
        outputs={outputs ?? []}
        onClose={() => {
          setDialog(null);
          if (isEditAsked) setSearch({}, { replace: true });
        }}
        onRegenerateAll={regenerateAll}
      />
      {outputs && (
        <JobReport
          job={job}
          organizationName={organizationName}
          outputs={outputs}
          partials={partials}
        />
      )}
    </>
  );
}

type RetryFailedProps = { jobId: number; outputs: readonly Output[] };

/** One button for all reports that failed; a single one has its own on its card. */
function RetryFailed({ jobId, outputs }: RetryFailedProps) {
  const { isStarting, process } = useProcessJob(jobId, { only: "failed" });
  const failed = outputs.filter((output) => output.status === "failed");
  if (failed.length < 2) return null;
  return (
    <Button icon={<RotateCw />} isBusy={isStarting} needsServer onClick={process}>
      Retry {failed.length} reports
    </Button>
  );
}

/** Keeps a job's screen live and answers what is finished of its reports under way; polling goes on beside it. */
function useJobEvents(jobId: number): Partials {
  const queryClient = useQueryClient();
  const [partials, setPartials] = useState<Partials>({});
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const start = async () => {
      const { followJob } = await import("#web/features/jobs/follow-job.ts");
      if (!isOver) stop = followJob(jobId, queryClient, setPartials);
    };
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [jobId, queryClient]);
  return partials;
}
