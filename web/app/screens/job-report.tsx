import { lazy, Suspense, useState } from "react";
import type { Job } from "#contract/job.ts";
import type { Output, ToolType } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { tools } from "#tools/tools.ts";
import { ReachStrip } from "#web/app/shell/reach-strip.tsx";
import type { Partials } from "#web/features/jobs/job-event.ts";
import { useGenerate } from "#web/features/outputs/generation.ts";
import { ReaderWaiting } from "#web/features/reader/window/reader-waiting.tsx";
import type { ReaderWindowProps } from "#web/features/reader/window/reader-window.tsx";
import { useReaderWindow } from "#web/features/reader/window/use-reader-window.ts";
import { useSearchParams } from "#web/ui/hooks/use-search-params.ts";

const ShareReports = lazy(async () => ({
  default: (await import("#web/app/screens/share-reports.tsx")).ShareReports,
}));

type JobReportProps = {
  job: Job;
  outputs: readonly Output[];
  partials: Partials;
  organizationName: string;
};

export function JobReport(props: JobReportProps) {
  const [search] = useSearchParams();
  const toolType = toolTypes.find((one) => one === search.get("report"));
  return toolType && <OpenedReport {...props} toolType={toolType} />;
}

function OpenedReport({ partials, toolType, ...props }: JobReportProps & { toolType: ToolType }) {
  const [, setSearch] = useSearchParams();
  const { generate } = useGenerate(props.job.id, tools[toolType]);
  const [isSharing, setIsSharing] = useState(false);
  const close = () => setIsSharing(false);
  return (
    <ReportReader
      {...props}
      share={
        isSharing && (
          <Suspense>
            <ShareReports from={toolType} jobId={props.job.id} onClose={close} />
          </Suspense>
        )
      }
      strip={<ReachStrip className="border-t" />}
      toolType={toolType}
      written={partials[toolType]?.sections}
      onClose={() => setSearch({})}
      onRegenerate={(_, only) => generate({ only })}
      onShare={() => setIsSharing(true)}
      onSwitch={(report) => setSearch({ report })}
    />
  );
}

/** One report over the whole window: its frame at once, its text as soon as the code that sets it is there. */
function ReportReader(props: ReaderWindowProps) {
  const { Window, hasFailed, retry } = useReaderWindow();
  if (Window) return <Window {...props} />;
  return (
    <ReaderWaiting
      hasFailed={hasFailed}
      job={props.job}
      organizationName={props.organizationName}
      strip={props.strip}
      toolType={props.toolType}
      onClose={props.onClose}
      onRetry={retry}
    />
  );
}
