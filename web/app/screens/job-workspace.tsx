import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";
import { DeleteJobDialog } from "#web/features/jobs/delete-job-dialog.tsx";
import { JobDetailsPanel } from "#web/features/jobs/job-details-panel.tsx";
import { JobHeader } from "#web/features/jobs/job-header.tsx";
import { useJobEvents } from "#web/features/jobs/use-job-events.ts";
import { useOrganizationSelection } from "#web/features/organizations/selection.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";
import { ProgressBanner } from "#web/features/outputs/progress-banner.tsx";
import { savePackageAsText } from "#web/features/outputs/save-text.ts";
import { ToolCard } from "#web/features/outputs/tool-card.tsx";
import { useRegenerateAll } from "#web/features/outputs/use-regenerate-all.ts";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

const ReportReader = lazy(async () => ({
  default: (await import("#web/features/outputs/report-reader.tsx")).ReportReader,
}));

type JobWorkspaceProps = { job: Job };

function countReady(outputs: readonly Output[]): number {
  return outputs.filter((output) => output.status === "completed").length;
}

/** A job with its details and six reports, kept live. */
export function JobWorkspace({ job }: JobWorkspaceProps) {
  useJobEvents(job.id);
  const { data: outputs } = useQuery(outputsQuery(job.id));
  const { memberships } = useOrganizationSelection();
  const { isStarting, regenerateAll } = useRegenerateAll(job.id);
  const [isDeleting, setIsDeleting] = useState(false);
  const [search, setSearch] = useSearchParams();
  const ready = countReady(outputs ?? []);
  usePageTitle(`(${ready}/${toolTypes.length}) ${job.title}`);
  const opened = outputs?.find(
    (output) => output.toolType === search.get("report") && output.content !== null,
  );
  const organization = memberships.find((one) => one.organizationId === job.organizationId);
  return (
    <>
      <JobHeader
        isRegenerating={isStarting}
        job={job}
        onDelete={() => setIsDeleting(true)}
        onExportAll={() => savePackageAsText(job, outputs ?? [])}
        onRegenerateAll={regenerateAll}
      />
      <output className="sr-only">
        {outputs && `${ready} of ${toolTypes.length} reports ready.`}
      </output>
      {outputs && <ProgressBanner jobId={job.id} outputs={outputs} />}
      <div className="grid items-start gap-4 desktop:grid-cols-[312px_minmax(0,1fr)] desktop:gap-5">
        <JobDetailsPanel job={job} />
        {outputs ? (
          <section aria-label="Reports">
            <h2 className="sr-only">Reports</h2>
            <div className="grid gap-4 tablet:grid-cols-2">
              {toolTypes.map((toolType) => (
                <ToolCard
                  key={toolType}
                  job={job}
                  output={outputs.find((output) => output.toolType === toolType)}
                  tool={tools[toolType]}
                  onView={() => setSearch({ report: toolType })}
                />
              ))}
            </div>
          </section>
        ) : (
          <PageSpinner />
        )}
      </div>
      <DeleteJobDialog isOpen={isDeleting} job={job} onClose={() => setIsDeleting(false)} />
      <Suspense>
        {opened && (
          <ReportReader
            job={job}
            organizationName={organization?.organization.name ?? ""}
            output={opened}
            onClose={() => setSearch({})}
          />
        )}
      </Suspense>
    </>
  );
}
