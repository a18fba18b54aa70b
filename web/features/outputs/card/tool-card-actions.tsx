import { RotateCw } from "lucide-react";
import type { Job } from "#contract/job.ts";
import type { Output, OutputStatus } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { FileButtons } from "#web/features/outputs/file-buttons.tsx";
import { RegenerateButton } from "#web/features/outputs/regenerate-button.tsx";
import type { Steering } from "#web/features/outputs/generation.ts";
import { Button } from "#web/ui/button/button.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

type ToolCardActionsProps = {
  job: Job;
  tool: Tool;
  output: Output | undefined;
  status: OutputStatus;
  /** What has passed of the estimate, while the report is written. */
  timeSpent: string;
  onGenerate: (steering?: Steering) => void;
  onView: () => void;
};

const noteStyle = "ml-auto pr-1 text-tiny text-ink-3";

/** Whether the built-in writer is a way out, as at a spending limit: another writer mends no fault of ours. */
function canWriteInstead(output: Output | undefined): boolean {
  const code = output?.errorCode ?? "notWritten";
  return code !== "notWritten" && code !== "interrupted";
}

/** The actions each state allows (spec §4). */
export function ToolCardActions(props: ToolCardActionsProps) {
  const { job, tool, output, status, timeSpent, onGenerate, onView } = props;
  const hasReport = output !== undefined && output.content !== null;
  const previous = hasReport && (
    <Button look="quiet" size="small" onClick={onView}>
      Previous version
    </Button>
  );
  if (status === "processing") {
    return (
      <>
        <span className="mr-2 inline-flex items-center gap-2 text-small font-[520] text-blue">
          <Spinner />
          {hasReport ? "Regenerating..." : "Processing..."}
        </span>
        {previous}
        <span className={noteStyle}>{timeSpent}</span>
      </>
    );
  }
  if (status === "completed" && output) {
    return (
      <>
        <Button className="mr-1" size="small" onClick={onView}>
          View Report
        </Button>
        <RegenerateButton
          organizationId={job.organizationId}
          output={output}
          onGenerate={onGenerate}
        />
        <FileButtons job={job} output={output} />
        <span className={`${noteStyle} max-tablet:hidden`}>
          <PastTime key={output.updatedAt} iso={output.updatedAt} />
        </span>
      </>
    );
  }
  const canUseBuiltIn = status === "failed" && canWriteInstead(output);
  return (
    <>
      <Button
        icon={status === "failed" ? <RotateCw /> : undefined}
        needsServer
        size="small"
        onClick={() => onGenerate()}
      >
        {status === "failed" ? "Retry" : "Generate"}
      </Button>
      {canUseBuiltIn && (
        <Button
          look="quiet"
          needsServer
          size="small"
          onClick={() => onGenerate({ writer: "built-in" })}
        >
          Use the built-in writer
        </Button>
      )}
      {previous}
      <span className={noteStyle}>about {tool.estimatedSeconds} s</span>
    </>
  );
}
